import type { EditionStatus } from '../time/edition-status.ts';
import type { Window } from '../time/timeline.ts';

/**
 * What the pages of a site and their addresses follow from. The model of a site (`Site`) is one; `check` makes one from
 * records, which may be invalid.
 */
export interface PagedSite {
  readonly languages: readonly unknown[];
  /** The text pages that belong to no event. */
  readonly pages: readonly PagedText[];
  /** The rules of the contest, whose address is a token. */
  readonly contest?: { readonly token: string; readonly page: PagedText };
  readonly events: readonly PagedEvent[];
}

export interface PagedText {
  readonly ident: string;
  /** Names that it had before. */
  readonly formerSlugs: readonly string[];
}

export interface PagedEvent {
  readonly ident: string;
  /** The address of its page. */
  readonly path: string;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly currentYear: number;
  /** The years whose survey is switched on. */
  readonly surveyYears: readonly number[];
  readonly pages: readonly PagedText[];
  readonly editions: readonly PagedEdition[];
}

export interface PagedEdition {
  readonly event: string;
  readonly year: number;
  readonly status?: EditionStatus;
  readonly days: readonly PagedDay[];
  readonly sections: { readonly schedule?: Window };
  readonly speakers: readonly PagedSpeaker[];
  readonly sessions: readonly PagedSession[];
  readonly changes: readonly unknown[];
  readonly venues: readonly { readonly rooms: readonly { readonly ident: string }[] }[];
  /** `maximum`: present if teams register. */
  readonly team: { readonly maximum?: number };
  readonly survey?: unknown;
  readonly externalForms: { readonly survey?: string };
}

export interface PagedDay {
  readonly date: string;
  /** Not empty for a day with a schedule. */
  readonly programme: readonly unknown[];
}

/** A speaker. A placeholder for one has no page, and neither has that of a session. */
export interface PagedSpeaker {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  readonly placeholder: boolean;
}

export interface PagedSession extends PagedText {
  readonly placeholder: boolean;
}
