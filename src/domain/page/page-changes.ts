import type { Phrase } from '../language.ts';
import type { ChangeKind } from '../programme/programme-changes.ts';
import type { Moment, Shown, StatusNotice } from './page-parts.ts';

/** The changes of a programme as pages show them. Plain JSON, as all page data. */

/** What has become of an entry. Something that has not changed has no note. */
export interface OutcomeNote {
  /** The entry does not take place. */
  readonly off?: 'cancelled' | 'replaced';
  /** What takes its place. */
  readonly by?: LinkedTitle;
  /** What it takes the place of. */
  readonly replaces?: LinkedTitle;
  /** No seats are left, which is of interest until the entry is over. */
  readonly full?: { readonly shown: Shown };
  /** The time and room for which an entry that takes place was planned at first, as far as they differ: `10:30, Loom hall`. */
  readonly was?: string;
}

/** A title, with a link to its page if it has one. */
export interface LinkedTitle {
  readonly title: Phrase;
  readonly href?: string;
}

/** A change in words. */
export interface ChangeNote {
  /** The name of its file. */
  readonly ident: string;
  readonly kind: ChangeKind;
  /** Until when an urgent change is of use; absent for others. */
  readonly urgent?: { readonly shown: Shown };
  /** What it is about, where that is not the page's own: an entry, a room or an edition. */
  readonly about?: LinkedTitle;
  /** What has happened, as a short sentence without a full stop. */
  readonly what: string;
  /** What takes the place of an entry that is replaced; it follows `what`. */
  readonly by?: LinkedTitle;
  /** When it was told. */
  readonly told: Moment;
  readonly text?: Phrase;
  /** Where an entry that was moved or delayed is now, where `about` names it. */
  readonly now?: string;
  /** When it stands there. */
  readonly shown: Shown;
}

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
  readonly days: readonly { readonly day: Moment; readonly changes: readonly ListedChange[] }[];
}

/** A change in the list of all changes of an edition, where it stays for good. */
export interface ListedChange extends Omit<ChangeNote, 'shown'> {
  /** Until when a notice is of use. */
  readonly until?: Moment;
}
