import type { PageContent, PageHead, TemplateName } from '../model/page.ts';
import { localPath, type Wording } from './wording.ts';

/** A page of one language, before its alternates in the other languages are known. */
export interface Draft {
  /** The same for all languages of a page: its path in the default language. */
  readonly page: string;
  readonly path: string;
  readonly language: string;
  readonly template: TemplateName;
  readonly title: string;
  readonly description: string;
  readonly type: PageHead['type'];
  readonly image?: string;
  readonly indexed: boolean;
  readonly jsonLd: PageHead['jsonLd'];
  readonly event?: string;
  readonly content: PageContent;
  /** Data that other pages use as well. */
  readonly queries: readonly unknown[];
}

/** What a page says of itself; the rest has a default. */
export type DraftOf = Pick<Draft, 'template' | 'title' | 'description' | 'content'> &
  Partial<Pick<Draft, 'type' | 'image' | 'indexed' | 'jsonLd' | 'event' | 'queries'>>;

/** A page of a path in the default language, in the wording's language. */
export function draft(wording: Wording, page: string, of: DraftOf): Draft {
  return {
    page,
    path: localPath(wording, page),
    language: wording.language.option,
    type: 'website',
    indexed: true,
    jsonLd: [],
    queries: [],
    ...of,
  };
}
