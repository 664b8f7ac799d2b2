import type { Phrase } from '../language.ts';
import type { Moment, PageLink, Shown } from './page-parts.ts';

/** `pages/search`: `/search/`, which finds what is in the search index. Without script it is a list of all years. */
export interface SearchPage {
  /** The page's own address, and that of the index of its language. */
  readonly href: string;
  readonly index: string;
  /** The editions of all events, newest year first. */
  readonly years: readonly { readonly year: number; readonly editions: readonly SearchEdition[] }[];
  /** The text pages of the site. */
  readonly pages: readonly PageLink[];
}

/** An edition, and the parts of its pages that list speakers and sessions. */
export interface SearchEdition {
  readonly event: string;
  readonly title: Phrase;
  readonly href: string;
  readonly when: Moment;
  readonly parts: readonly { readonly kind: 'schedule' | 'speakers'; readonly href: string; readonly shown: Shown }[];
}
