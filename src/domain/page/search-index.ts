/** The index of the search page, one file for each language, which the browser searches. Plain JSON. */

/** What a visitor can find, in the order of the filter. */
export const SEARCH_KINDS = ['session', 'speaker', 'question', 'page'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that can be found: a page, or a question on the page of an event. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** The address, with the base path. */
  readonly href: string;
  /** That of a speaker is their name. */
  readonly title: string;
  /** The language of title and text, if it is not that of the index. */
  readonly lang?: string;
  /** The speakers of a session, separated by commas. */
  readonly people?: string;
  /** Topics and track of a session, separated by commas. */
  readonly topics?: string;
  /** The room of a session. */
  readonly room?: string;
  /** The event and its year: `Devlica 2026`. Absent for pages whose title says it, or that belong to no year. */
  readonly edition?: string;
  readonly year?: number;
  /** The beginning of the text, without markup. */
  readonly text?: string;
  /** The session does not take place. */
  readonly off?: 'cancelled' | 'replaced';
  /** When it can be found, as in `data-when`. Absent if always. */
  readonly when?: string;
}

/** The content of `search/{language}.json`. */
export interface SearchIndex {
  /** In the order of their addresses. */
  readonly entries: readonly SearchEntry[];
}

/** The path of the index of a language, relative to the site. */
export function searchIndexPath(language: string): string {
  return `search/${language}.json`;
}
