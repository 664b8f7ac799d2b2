import type { ChangeEffect } from '../programme/change-effects.ts';
import type { FieldProblem } from './edit.ts';
import type { Board } from './edit-board.ts';

export {
  type AnnouncedEntry,
  type Announcement,
  CHANGE_REQUEST_KINDS,
  type ChangeRequestKind,
} from './request-bodies.ts';

/** A change of the programme that people are told about, in the editor, as JSON. */

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
