import type { ChangeEffect } from '../programme/change-effects.ts';
import type { FieldProblem } from './edit.ts';
import type { Board, BoardSpot } from './edit-board.ts';

/** A change of the programme that people are told about, in the editor, as JSON. */

export const CHANGE_REQUEST_KINDS = [
  'cancel',
  'restore',
  'move',
  'delay',
  'shift',
  'replace',
  'full',
  'notice',
] as const;

export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number];

/** What `conf-site change` is told with its options. Times are `HH:mm` on the day of the entry. */
export interface Announcement {
  readonly kind: ChangeRequestKind;
  /** Absent for a shift, and for a notice that is not about an entry. */
  readonly entry?: AnnouncedEntry;
  /** For `move` the new room, for `shift` and `notice` the room that it is about. */
  readonly room?: string;
  /** For `move`: the new start. */
  readonly to?: string;
  readonly minutes?: number;
  /** For `delay`: what follows in its room that day is late, too. */
  readonly following?: boolean;
  /** For `shift`: the day, `YYYY-MM-DD`, and since when; by default from now on. */
  readonly day?: string;
  readonly from?: string;
  /** For `replace`: what takes its place. */
  readonly by?: AnnouncedEntry;
  /** For `notice`: `YYYY-MM-DDTHH:mm`. */
  readonly until?: string;
  /** What else people should know, by language. */
  readonly text: Readonly<Record<string, string>>;
  readonly isUrgent: boolean;
}

/** An entry of the board, or a session by its ident that is not in the programme. */
export type AnnouncedEntry = { readonly at: BoardSpot } | { readonly session: string };

export interface AnnounceAnswer {
  /** The board after the change. With a conflict or errors the board as it is now, and nothing was written. */
  readonly board: Board;
  /** What it comes to, in the order of time. */
  readonly effects: readonly ChangeEffect[];
  /** The names of those who speak or moderate in the entries. */
  readonly people: readonly string[];
  /** What `check` warns of because of the change, such as entries that overlap. */
  readonly consequences: readonly string[];
  /** The errors that the content would have, by which the change cannot be made. */
  readonly errors: readonly Pick<FieldProblem, 'code' | 'message' | 'hint'>[];
  readonly isConflict?: true;
}
