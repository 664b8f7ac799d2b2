import type { Phrase } from '../language.ts';
import type { Theme } from '../site/theme.ts';
import type { ExtraText, HeroButton, Picture, Shown } from './page-parts.ts';

/** Page data of headers and footers, which are rendered once and shared by many pages. */

/** A link in a menu or footer. */
export interface MenuLink {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
  readonly extra: boolean;
  readonly shown: Shown;
}

/**
 * The data of a `header-*` slice. Its slots are filled when a page is assembled: an element with
 * `data-current="/path/"` gets `aria-current="page"` on that page, and a link to `slot:alternate:hr` gets the page's
 * address in that language.
 */
export interface HeaderSlice {
  readonly home: string;
  /** The address of the search page. */
  readonly search: string;
  readonly siteTitle: string;
  readonly event?: {
    readonly ident: string;
    readonly title: Phrase;
    readonly href: string;
    /** The logo for each theme. */
    readonly logos: Readonly<Record<'light' | 'dark', Picture>>;
  };
  /** The site's logo, for pages that belong to no event. */
  readonly logos?: Readonly<Record<'light' | 'dark', Picture>>;
  /** Links to sections of the event's page, then to other pages and sites. */
  readonly menu: readonly MenuLink[];
  /** The other events of the site. */
  readonly events: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  /** The floating buttons, of which at most one shows at any time. */
  readonly buttons: readonly HeroButton[];
  readonly languages: readonly {
    readonly option: string;
    readonly name: string;
    /** The name of a pictogram of the look. */
    readonly flag: string;
    readonly current: boolean;
    /** The texts of the offer to switch to this language, in this language. Absent for the language of the header. */
    readonly offer?: { readonly read: string; readonly decline: string };
  }[];
  /** The themes that visitors can choose. */
  readonly themes: readonly Theme[];
  /** Absent if page views are not counted. */
  readonly consent?: ConsentQuestion;
}

/** The question whether page views may be counted. */
export interface ConsentQuestion {
  readonly text: string;
  /** The address of the privacy page. */
  readonly href?: string;
}

export interface FooterSlice {
  /** When the footer shows. */
  readonly shown: Shown;
  /** The texts that the event's edition adds to the footer for a limited time. */
  readonly extra: readonly ExtraText[];
  readonly siteTitle: string;
  readonly organiser: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly links: readonly MenuLink[];
  readonly social: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  readonly note: Phrase;
  /** The organiser is fictional, and the footer says so. */
  readonly isInvented: boolean;
  /** Page views are counted only with the visitor's consent. */
  readonly asksConsent: boolean;
}

export type SliceContent = ({ readonly kind: 'header' } & HeaderSlice) | ({ readonly kind: 'footer' } & FooterSlice);
