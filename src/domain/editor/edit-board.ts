import type { EditHistory, FieldProblem, Versions } from './edit.ts';

export type { BoardMove, BoardPlace, BoardSpot, NewBoardEntry } from './request-bodies.ts';

/** The programme of an edition in the editor, as JSON. */

/** The programme of an edition. Times are wall-clock times of the event, `HH:mm`; after midnight they go on from `24:00`. */
export interface Board {
  readonly title: string;
  readonly rooms: readonly { readonly ident: string; readonly name: string }[];
  readonly tracks: readonly { readonly ident: string; readonly title: string }[];
  /** The languages of its texts, the default one first. */
  readonly languages: readonly string[];
  readonly days: readonly BoardDay[];
  /** The sessions that are in no day of the programme. */
  readonly tray: readonly BoardSession[];
  /** What `check` says of the programme. */
  readonly problems: readonly (FieldProblem & { readonly path: string })[];
  /** What people were told about the programme, the newest first. */
  readonly announced: readonly AnnouncedChange[];
  /** The day of the watch in the zone of the event, `YYYY-MM-DD`. */
  readonly today: string;
  readonly versions: Versions;
  readonly history: EditHistory;
}

/** A record of `changes/`. */
export interface AnnouncedChange {
  readonly path: string;
  /** `YYYY-MM-DDTHH:mm` */
  readonly at: string;
  readonly kind: 'cancelled' | 'restored' | 'full' | 'moved' | 'delayed' | 'shift' | 'replaced' | 'notice';
  /** The title of the entry or the name of the room; absent for everybody. */
  readonly title?: string;
}

/** That an entry does not take place, or has no seats left. */
export type EntryState = 'cancelled' | 'replaced' | 'full';

export interface BoardDay {
  /** `YYYY-MM-DD`; that of an edition of one day too. */
  readonly date: string;
  readonly title: string;
  /** The record of the schedule. */
  readonly path: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** In the order of the file, which is the order of the programme. */
  readonly entries: readonly BoardEntry[];
}

export interface BoardEntry {
  /** The index in the file. */
  readonly index: number;
  readonly kind: 'session' | 'special' | 'break' | 'tracks';
  readonly title: string;
  /** Empty if an error in the content hides the times of the day, as is `endsAt`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** 0 if it is hidden by an error. */
  readonly minutes: number;
  /** Whether its file gives the start. Otherwise it begins when the entry before it ends. */
  readonly isPinned: boolean;
  /** It runs beside the entry before it. */
  readonly isAlongside?: true;
  /** The rooms that it takes, by ident; empty for all. */
  readonly rooms: readonly string[];
  readonly session?: BoardSession;
  /** The name by which a change refers to it. Breaks and special entries can have none. */
  readonly name?: string;
  readonly state?: EntryState;
  /** For `tracks`: the parallel sequences. */
  readonly tracks?: readonly BoardTrack[];
  /** What `check` says of its place: two sessions in a room, a speaker in two places, the end of the day. */
  readonly clashes: readonly BoardClash[];
}

export type BoardClash = Pick<FieldProblem, 'code' | 'message' | 'hint'>;

export interface BoardTrack {
  readonly ident: string;
  readonly title: string;
  readonly room?: string;
  readonly entries: readonly BoardEntry[];
}

export interface BoardSession {
  readonly ident: string;
  readonly path: string;
  readonly title: string;
  readonly speakers: readonly string[];
  readonly minutes: number;
  /** For a session in the tray. */
  readonly state?: EntryState;
}

export interface MoveAnswer {
  /** The board after the move. With a conflict the board as it is now, and nothing was written. */
  readonly board: Board;
  /** What begins at another time because of it, as sentences: `"Tabs" 10:30 → 11:00`. */
  readonly moved: readonly string[];
  readonly isConflict?: true;
}
