// Generated from schemas/ by `npm run generate`; change the schemas instead.
//
// What the editor sends to the watch, from schemas/editor/requests.yaml.

/**
 * Plain data, as in a content file.
 */
export type Value = string | number | boolean | null | readonly Value[] | {readonly [key: string]: Value};

/**
 * The hash of each file of a record when it was read, by path.
 */
export interface Versions {
  readonly [k: string]: string;
}

/**
 * The place of a comment such as `# review: was 2026-05-08`. Lines and columns count from 1.
 */
export interface ReviewComment {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The value that a record is to have, and the versions that it was made from.
 */
export interface SaveRequest {
  readonly path: string;
  readonly versions: Versions;
  readonly value: Value;
  /**
   * A comment that asks for a review and is removed, where `check` has it for this value.
   */
  readonly reviewed?: ReviewComment;
}

/**
 * What a new record of a kind needs.
 */
export interface NewRecord {
  readonly kind: string;
  readonly event?: string;
  readonly year?: number;
  readonly day?: string;
  /**
   * The title or name, from which the ident is made.
   */
  readonly title: string;
  /**
   * The ident, if the title does not give one.
   */
  readonly ident?: string;
}

/**
 * The value with which a record is created.
 */
export interface FirstValue {
  readonly value: Value;
}

/**
 * What a new event needs.
 */
export interface NewEvent {
  /**
   * The title, from which the ident is made.
   */
  readonly title: string;
  /**
   * The ident, if the title does not give one.
   */
  readonly ident?: string;
}

/**
 * What a new edition needs.
 */
export interface NewEdition {
  readonly event: string;
  readonly year: number;
  /**
   * Whether it becomes the current edition, as `conf-site rollover` does it: the last one is archived, and its tickets, survey and questions are taken over. Otherwise only its own record is written, as `conf-site new edition` does it.
   */
  readonly isNext: boolean;
}

/**
 * Whether an edition is archived even if it is not over yet.
 */
export interface Confirmation {
  readonly isConfirmed: boolean;
}

/**
 * The edition whose programme it is.
 */
export interface BoardPlace {
  readonly event: string;
  readonly year: number;
}

/**
 * Where an entry is in the programme, in a day, in a parallel track or not, by its index there.
 */
export interface BoardSpot {
  readonly date: string;
  readonly track?: string;
  /**
   * For a track: the index of the entry of the day that has it.
   */
  readonly block?: number;
  readonly index: number;
}

/**
 * With `isDryRun`, only says what would move. `versions` are those of the board.
 */
export interface MoveRequest {
  readonly move: BoardMove;
  readonly versions: Versions;
  readonly isDryRun: boolean;
}

/**
 * A move of an entry of the programme.
 */
export type BoardMove = PlaceSession | MoveEntry | AddEntry | UnscheduleEntry | PinEntry | ResizeEntry;

/**
 * Puts a session, from the tray or from a place in the programme, before the entry at a spot; an index equal to the number of entries is the end.
 */
export interface PlaceSession {
  readonly kind: 'place';
  readonly session: string;
  readonly to: BoardSpot;
  readonly room?: string;
}

/**
 * Puts an entry before the one at a spot.
 */
export interface MoveEntry {
  readonly kind: 'move';
  readonly from: BoardSpot;
  readonly to: BoardSpot;
  readonly room?: string;
}

/**
 * Adds an entry to a day, not to a track.
 */
export interface AddEntry {
  readonly kind: 'add';
  readonly entry: NewBoardEntry;
  readonly to: BoardSpot;
}

/**
 * Takes an entry out: a session is in the tray afterwards, a break or special entry is gone.
 */
export interface UnscheduleEntry {
  readonly kind: 'unschedule';
  readonly from: BoardSpot;
}

/**
 * Writes when an entry starts; without `startsAt` removes it.
 */
export interface PinEntry {
  readonly kind: 'pin';
  readonly at: BoardSpot;
  readonly startsAt?: string;
}

/**
 * Gives an entry another duration.
 */
export interface ResizeEntry {
  readonly kind: 'resize';
  readonly at: BoardSpot;
  readonly minutes: number;
}

/**
 * An entry that is not a session.
 */
export type NewBoardEntry = NewTitledEntry | NewTracks;

/**
 * A break or a special entry.
 */
export interface NewTitledEntry {
  readonly kind: 'break' | 'special';
  /**
   * The value of `break` or `special`, such as `coffee`.
   */
  readonly sort: string;
  readonly title: Texts;
  /**
   * By default those of its kind in site.yaml.
   */
  readonly minutes?: number;
}

/**
 * Empty lists side by side, under the names of tracks or rooms.
 */
export interface NewTracks {
  readonly kind: 'tracks';
  readonly by: 'tracks' | 'rooms';
  readonly names: readonly string[];
}

/**
 * A text by language.
 */
export interface Texts {
  readonly [k: string]: string;
}

/**
 * With `isDryRun`, only says what the change would come to. `versions` are those of the board.
 */
export interface AnnounceRequest {
  readonly change: Announcement;
  readonly versions: Versions;
  readonly isDryRun: boolean;
}

/**
 * The kinds of changes that `conf-site change` makes.
 */
export type ChangeRequestKind =
  'cancel' | 'restore' | 'move' | 'delay' | 'shift' | 'replace' | 'full' | 'notice';

/**
 * A change of the programme that people are told about, as `conf-site change` is told with its options. Times are `HH:mm` on the day of the entry.
 */
export interface Announcement {
  readonly kind: ChangeRequestKind;
  /**
   * Absent for a shift, and for a notice that is not about an entry.
   */
  readonly entry?: AnnouncedEntry;
  /**
   * For `move` the new room, for `shift` and `notice` the room that it is about.
   */
  readonly room?: string;
  /**
   * For `move`: the new start.
   */
  readonly to?: string;
  readonly minutes?: number;
  /**
   * For `delay`: what follows in its room that day is late, too.
   */
  readonly following?: boolean;
  /**
   * For `shift`: the day, `YYYY-MM-DD`.
   */
  readonly day?: string;
  /**
   * For `shift`: since when, by default from now on.
   */
  readonly from?: string;
  /**
   * For `replace`: what takes its place.
   */
  readonly by?: AnnouncedEntry;
  /**
   * For `notice`: `YYYY-MM-DDTHH:mm`.
   */
  readonly until?: string;
  /**
   * What else people should know.
   */
  readonly text: Texts;
  readonly isUrgent: boolean;
}

/**
 * An entry of the board, or a session by its ident that is not in the programme.
 */
export type AnnouncedEntry = EntryAt | EntryOfSession;

/**
 * An entry by its place in the programme.
 */
export interface EntryAt {
  readonly at: BoardSpot;
}

/**
 * A session by its ident.
 */
export interface EntryOfSession {
  readonly session: string;
}

/**
 * What others have published, or what is here.
 */
export type ConflictSide = 'theirs' | 'yours';

/**
 * The side of a conflict that is published. It applies only while the conflict has this version.
 */
export interface ConflictChoice {
  readonly path: string;
  readonly version: string;
  readonly side: ConflictSide;
}

/**
 * The body of each request, by its name.
 */
export interface RequestBodies {
  readonly site: {
    readonly [k: string]: unknown;
  };
  /**
   * `path` is the address of a page, without the base path.
   */
  readonly page: {
    readonly path: string;
  };
  readonly record: {
    readonly path: string;
  };
  readonly labels: {
    readonly language: string;
  };
  /**
   * The path can be that of a draft.
   */
  readonly check: {
    readonly path: string;
    readonly value: Value;
  };
  readonly save: SaveRequest;
  readonly draft: NewRecord;
  readonly create: NewRecord & FirstValue;
  readonly createEvent: NewEvent;
  readonly planEdition: NewEdition;
  readonly createEdition: NewEdition & Confirmation;
  readonly rename: {
    readonly path: string;
    readonly ident: string;
  };
  readonly remove: {
    readonly path: string;
    readonly versions: Versions;
  };
  readonly history: {
    readonly direction: 'undo' | 'redo';
  };
  readonly preview: {
    readonly markdown: string;
    readonly language: string;
  };
  readonly board: BoardPlace;
  readonly move: BoardPlace & MoveRequest;
  readonly announce: BoardPlace & AnnounceRequest;
  readonly changes: {
    readonly [k: string]: unknown;
  };
  /**
   * `choices` solve the conflicts that the last publication ended with.
   */
  readonly publish: {
    readonly sentence: string;
    readonly choices?: readonly ConflictChoice[];
  };
  readonly publishing: {
    readonly [k: string]: unknown;
  };
}

/** The kinds of changes that `conf-site change` makes. */
export const CHANGE_REQUEST_KINDS = [
  "cancel",
  "restore",
  "move",
  "delay",
  "shift",
  "replace",
  "full",
  "notice"
] as const;

/** What others have published, or what is here. */
export const CONFLICT_SIDES = [
  "theirs",
  "yours"
] as const;
