import type { Phrase } from './language.ts';
import type { Moment, StatusNotice } from './page-parts.ts';
import type { Change } from './programme-changes.ts';

/** `pages/changes`: `/devlica/2026/changes/`, the changes of an edition's programme. */
export interface ChangesPage {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  readonly homeHref: string;
  /** The page that shows the programme: the event's, or that of the past edition. */
  readonly eventHref: string;
  /** The address of the feed of the same changes. */
  readonly feed: string;
  /** By the day on which they were told, newest first. */
  readonly days: readonly { readonly day: Moment; readonly changes: readonly ChangeNote[] }[];
}

/** A change as visitors read it. */
export interface ChangeNote {
  readonly ident: string;
  readonly kind: Change['kind'];
  readonly urgent: boolean;
  /** When it was told: the time of day. */
  readonly at: Moment;
  /** What has happened, in a few words. */
  readonly word: string;
  /** The entry or room that it is about; absent if it is about the whole edition. */
  readonly title?: Phrase;
  /** The page of the session, or the entry in the schedule. */
  readonly href?: string;
  /** When and where the entry was planned before, as far as that changed. */
  readonly was?: ChangedPlace;
  /** When and where the entry is now. Absent if it does not take place, or if that has not changed. */
  readonly now?: ChangedPlace;
  /** What takes its place. */
  readonly by?: { readonly title: Phrase; readonly href?: string };
  /** Until when a notice is of use. */
  readonly until?: Moment;
  readonly text?: Phrase;
}

export interface ChangedPlace {
  readonly when?: Moment;
  readonly room?: Phrase;
}
