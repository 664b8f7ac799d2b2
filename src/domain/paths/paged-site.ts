import type { Edition, ProsePage, Session, Site, SiteEvent, Speaker } from '../site/site.ts';

/**
 * What the pages of a site and their addresses follow from. The model of a site is one; `check` makes one from records,
 * which may be invalid.
 */
export interface PagedSite {
  readonly languages: readonly unknown[];
  readonly pages: readonly PagedText[];
  readonly contest?: Pick<NonNullable<Site['contest']>, 'token'> & { readonly page: PagedText };
  readonly events: readonly PagedEvent[];
}

export type PagedText = Pick<ProsePage, 'ident' | 'formerSlugs'>;

export interface PagedEvent
  extends Pick<SiteEvent, 'ident' | 'path' | 'enabled' | 'visible' | 'currentYear' | 'surveyYears'> {
  readonly pages: readonly PagedText[];
  readonly editions: readonly PagedEdition[];
}

export interface PagedEdition extends Pick<Edition, 'event' | 'year' | 'status'> {
  readonly days: readonly PagedDay[];
  readonly sections: Pick<Edition['sections'], 'schedule'>;
  readonly speakers: readonly PagedSpeaker[];
  readonly sessions: readonly PagedSession[];
  readonly changes: readonly unknown[];
  readonly venues: readonly { readonly rooms: readonly PagedRoom[] }[];
  readonly team: Pick<Edition['team'], 'maximum'>;
  readonly survey?: unknown;
  readonly externalForms: Pick<Edition['externalForms'], 'survey'>;
}

/** A day. Its programme is not empty if it has a schedule. */
export interface PagedDay {
  readonly date: string;
  readonly programme: readonly unknown[];
}

/** A placeholder for a speaker has no page, and neither has that of a session. */
export type PagedSpeaker = Pick<Speaker, 'slug' | 'formerSlugs' | 'placeholder'>;
export type PagedSession = Pick<Session, 'ident' | 'formerSlugs' | 'placeholder'>;

export interface PagedRoom {
  readonly ident: string;
  /** An online room has one. */
  readonly url?: unknown;
}
