import type { Phrase } from './language.ts';
import type { ChangeNote } from './page-changes.ts';
import type { Moment, Picture, Shown, StatusNotice } from './page-parts.ts';
import type { SessionCard } from './page-schedule.ts';
import type { Timeline } from './timeline.ts';

/** Where a session stands at an instant. */
export type SessionStage = 'before' | 'during' | 'after';

/** `pages/session`: `/devlica/2026/sessions/two-banks-1/`. The headings of its description begin at level 2. */
export interface SessionPage extends SessionCard {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  /** The page that shows the programme: the event's, or that of the past edition. */
  readonly eventHref: string;
  readonly homeHref: string;
  /** Of the edition that the event's own page shows. */
  readonly isCurrent: boolean;
  readonly people: readonly SessionPerson[];
  /** The changes that touch it, the last one first. */
  readonly changes: readonly ChangeNote[];
  /** Absent for a session that is not in the programme. */
  readonly slot?: SessionSlot;
  /** Other entries that overlap it, in the order of the programme. */
  readonly meanwhile: readonly MeanwhileEntry[];
  /** The parts of its series, itself among them, in the order of the programme. */
  readonly parts: readonly SessionPart[];
  /** The sessions before and after it, in its column of the schedule or for everybody. */
  readonly previous?: SessionLink;
  readonly next?: SessionLink;
}

/** A speaker, with a link to their page if they have one. */
export interface SessionPerson {
  readonly slug: string;
  readonly name: string;
  readonly href?: string;
  readonly position: Phrase;
  readonly image?: Picture;
}

/** When and where a session is, and what visitors can do about that. */
export interface SessionSlot {
  /** From when to when, and in which zone. */
  readonly when: Moment;
  /** A session that does not take place stays at `before`. */
  readonly stages: Timeline<SessionStage>;
  readonly track?: { readonly title: Phrase; readonly color?: string };
  /** `href`: of the room on the event's page, while that shows it. */
  readonly room?: { readonly kind: 'room'; readonly name: Phrase; readonly href: Timeline<string | null> };
  readonly venue?: Phrase;
  /** Its row in the schedule, while that shows. */
  readonly schedule?: { readonly kind: 'schedule'; readonly href: string; readonly shown: Shown };
  /** The ident that visitors star it under; absent where they cannot. */
  readonly star?: string;
  /** Where and when it can be rated; absent where it cannot. */
  readonly rating?: { readonly ident: string; readonly href: string; readonly shown: Shown };
}

export interface MeanwhileEntry {
  readonly title: Phrase;
  readonly href?: string;
  /** In the event's zone. */
  readonly times: string;
  /** Its room, or its track if that has no room. */
  readonly place?: Phrase;
}

export interface SessionLink {
  readonly title: Phrase;
  readonly href: string;
}

export interface SessionPart extends SessionLink {
  /** `1/2`. */
  readonly part: string;
  readonly isThis: boolean;
}
