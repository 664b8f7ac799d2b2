import type { ChoicesByKind, FieldForm, FieldLabels } from './form-fields.ts';

/**
 * The JSON messages between the editor at `/dev/edit/` and `conf-site watch`. A record is named by the path of its main
 * file, relative to the root, such as `content/events/devlica/2026/speakers/berg-mia.md`.
 */

/** The page of the editor. `?record=`, `?board=` and `?page=` open a record, a programme or the records of a page. */
export const EDIT_PAGE = '/dev/edit/';

/** The editor's own addresses, below the watch server's. */
export const EDIT_ROOT = '/__conf-site/edit/';

/** Below it are the files of `content/media` as they are, for previews: a GET with the token. */
export const EDIT_MEDIA_ROOT = '/__conf-site/edit/media/';

/** The header that contains the token of the running watch. Requests without it are refused. */
export const EDIT_TOKEN_HEADER = 'x-conf-site-token';

/** Plain data, as in a content file. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A path into a record: keys and indexes, as in a JSON pointer. */
export type Pointer = readonly string[];

/** Each request is a POST of the first type to `EDIT_ROOT` plus its name, and is answered with the second. */
export interface EditRequests {
  /** Everything that can be edited. */
  site: [Record<string, never>, EditSite];
  /** The records that a page of the site is made from, by its address without the base path. */
  page: [{ readonly path: string }, { readonly records: readonly string[] }];
  record: [{ readonly path: string }, OpenRecord];
  /** The names and descriptions of fields in a language of the editor. Empty for English, which forms have themselves. */
  labels: [{ readonly language: string }, FieldLabels];
  /** Checks a record with a value that is not saved. The path can be that of a draft. */
  check: [{ readonly path: string; readonly value: Value }, RecordProblems];
  save: [SaveRequest, SaveAnswer];
  /** A draft of a new record, with what its kind needs. Writes nothing. */
  draft: [NewRecord, RecordDraft];
  create: [NewRecord & { readonly value: Value }, SaveAnswer];
  /** Gives a record another ident, and changes everything that refers to it. */
  rename: [{ readonly path: string; readonly ident: string }, SaveAnswer];
  remove: [{ readonly path: string; readonly versions: Versions }, SaveAnswer];
  /** Undoes or redoes the last change that was made in the editor since the watch began. */
  history: [{ readonly direction: 'undo' | 'redo' }, SaveAnswer];
  preview: [{ readonly markdown: string; readonly language: string }, { readonly html: string }];
  board: [BoardPlace, Board];
  /** Moves an entry of the programme. With `isDryRun`, only says what would move. `versions` are those of the board. */
  move: [
    BoardPlace & { readonly move: BoardMove; readonly versions: Versions; readonly isDryRun: boolean },
    MoveAnswer,
  ];
  /** What has changed since the last publication, or why it cannot be said. */
  changes: [Record<string, never>, Unpublished];
  publish: [{ readonly sentence: string }, PublishState];
  /** The state of a running publication. */
  publishing: [Record<string, never>, PublishState];
}

/** A request that sends a picture: `PUT` of the bytes to `EDIT_ROOT` + `picture?folder=speakers&name=Mia%20Berg.jpg`. */
export interface PictureAnswer {
  /** The path below `content/media`, for a record. */
  readonly path: string;
  /** What `check` says of the picture. Empty if it was added without a problem. With an error, it was not added. */
  readonly problems: readonly FieldProblem[];
}

/** What went wrong, as the body of an answer with a status from 400: a sentence, and what to do. */
export interface EditFailure {
  readonly message: string;
  readonly hint?: string;
}

export interface EditSite {
  /** The default language first. */
  readonly languages: readonly { readonly tag: string; readonly name: string }[];
  readonly groups: readonly RecordGroup[];
  readonly history: EditHistory;
}

/** The records of the site, of an event, or of an edition. */
export interface RecordGroup {
  readonly title: string;
  readonly event?: string;
  readonly year?: number;
  readonly records: readonly RecordSummary[];
  /** The kinds of which there can be more, such as `speaker`. */
  readonly creatable: readonly string[];
  /** Whether it has a board: it is an edition with a schedule. */
  readonly hasBoard: boolean;
}

export interface RecordSummary {
  readonly path: string;
  readonly kind: string;
  /** The title of the record in the default language, or its ident. */
  readonly title: string;
  /** `visible: false` */
  readonly isHidden: boolean;
  readonly errors: number;
  readonly warnings: number;
}

/** The last change, which can be undone, and the next one, which can be redone. Absent if there is none. */
export interface EditHistory {
  readonly undo?: EditedRecord;
  readonly redo?: EditedRecord;
}

/** A change that was made in the editor. The client says it in its language: Saved "Mia Berg". */
export interface EditedRecord {
  readonly kind: 'saved' | 'created' | 'renamed' | 'removed' | 'moved';
  /** The title of the record or of the programme. */
  readonly title: string;
}

/** The hash of each file of a record when it was read, by path. */
export type Versions = Readonly<Record<string, string>>;

export interface OpenRecord {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly ident: string;
  readonly event?: string;
  readonly year?: number;
  /** Whether it can get another ident, and be removed: it is one of many of its kind. */
  readonly isOneOfMany: boolean;
  readonly versions: Versions;
  readonly form: FieldForm;
  /**
   * The record as one value: texts of the files of other languages (`name.hr.md`) are texts by language in it, and the
   * Markdown below the front matter is in the field that the schema marks as the body.
   */
  readonly value: Value;
  /** What each kind of reference can be set to here, in order. */
  readonly choices: ChoicesByKind;
  /** The addresses of its pages, without the base path, by language. Empty if it has no page of its own. */
  readonly pages: Readonly<Record<string, string>>;
  readonly problems: RecordProblems;
}

export interface RecordProblems {
  /** Problems of the record itself. */
  readonly own: readonly FieldProblem[];
  /** Problems of other records that there are because of the checked value, and were not before. */
  readonly others: readonly (FieldProblem & { readonly path: string; readonly title: string })[];
}

export interface FieldProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** Where in the value of the record; empty for the record as a whole. */
  readonly pointer: Pointer;
  readonly message: string;
  readonly hint?: string;
}

export interface SaveRequest {
  readonly path: string;
  readonly versions: Versions;
  readonly value: Value;
}

/**
 * Either everything was written, or nothing. A conflict: a file has another version than the request says, so somebody
 * else has changed it meanwhile.
 */
export type SaveAnswer =
  | {
      readonly kind: 'saved';
      /** The path of the record, which is another one after a rename; undefined if it is gone. */
      readonly path?: string;
      /** The files that changed. */
      readonly files: readonly string[];
      readonly history: EditHistory;
    }
  | {
      readonly kind: 'conflict';
      /** Each file that has changed: its text now, and the text that would have been saved. */
      readonly files: readonly { readonly path: string; readonly theirs: string; readonly yours: string }[];
    };

export interface NewRecord {
  readonly kind: string;
  readonly event?: string;
  readonly year?: number;
  readonly day?: string;
  /** The title or name, from which the ident is made. */
  readonly title: string;
  /** The ident, if the title does not give one. */
  readonly ident?: string;
}

export interface RecordDraft extends Pick<OpenRecord, 'form' | 'value' | 'choices'> {
  readonly path: string;
}

export interface BoardPlace {
  readonly event: string;
  readonly year: number;
}

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
  readonly versions: Versions;
  readonly history: EditHistory;
}

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
  /** The rooms that it takes, by ident; empty for all. */
  readonly rooms: readonly string[];
  readonly session?: BoardSession;
  /** For `tracks`: the parallel sequences. */
  readonly tracks?: readonly BoardTrack[];
  /** Whose problem it is, as sentences: two sessions in a room, a speaker in two places, the end of the day. */
  readonly clashes: readonly string[];
}

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
}

/** Where an entry is in the programme: in a day, in a parallel track or not, by its index there. */
export interface BoardSpot {
  readonly date: string;
  readonly track?: string;
  /** For a track: the index of the entry of the day that has it. */
  readonly block?: number;
  readonly index: number;
}

export type BoardMove =
  /** From the tray, or from a place in the programme, to before the entry at a spot; an index equal to the number of entries is the end. */
  | { readonly kind: 'place'; readonly session: string; readonly to: BoardSpot; readonly room?: string }
  | { readonly kind: 'move'; readonly from: BoardSpot; readonly to: BoardSpot; readonly room?: string }
  /** Adds an entry to a day, not to a track. */
  | { readonly kind: 'add'; readonly entry: NewBoardEntry; readonly to: BoardSpot }
  /** Takes an entry out: a session is in the tray afterwards, a break or special entry is gone. */
  | { readonly kind: 'unschedule'; readonly from: BoardSpot }
  /** Writes when an entry starts; without `startsAt` removes it. */
  | { readonly kind: 'pin'; readonly at: BoardSpot; readonly startsAt?: string }
  | { readonly kind: 'resize'; readonly at: BoardSpot; readonly minutes: number };

/** An entry that is not a session. */
export type NewBoardEntry =
  | {
      readonly kind: 'break' | 'special';
      /** The value of `break` or `special`, such as `coffee`. */
      readonly sort: string;
      /** By language. */
      readonly title: Readonly<Record<string, string>>;
      /** By default those of its kind in site.yaml. */
      readonly minutes?: number;
    }
  /** Empty lists side by side, under the names of tracks or rooms. */
  | { readonly kind: 'tracks'; readonly by: 'tracks' | 'rooms'; readonly names: readonly string[] };

export interface MoveAnswer {
  /** The board after the move. With a conflict the board as it is now, and nothing was written. */
  readonly board: Board;
  /** What begins at another time because of it, as sentences: `"Tabs" 10:30 → 11:00`. */
  readonly moved: readonly string[];
  readonly isConflict?: true;
}

export type Unpublished =
  | {
      readonly kind: 'changes';
      readonly files: readonly string[];
      /** A proposed sentence for the commit. */
      readonly sentence: string;
      /** The errors of `check`, which would make a publication fail. */
      readonly errors: number;
    }
  /** There is no repository, no remote, no git, or the like. */
  | { readonly kind: 'impossible'; readonly message: string; readonly hint: string };

export interface PublishState {
  readonly kind: 'idle' | 'running' | 'published' | 'conflict' | 'failed';
  /** What is being done, or what happened, as a sentence. */
  readonly message: string;
  readonly hint?: string;
  /** The files with conflicts: what is here, and what others have published. */
  readonly conflicts?: readonly { readonly path: string; readonly theirs: string; readonly yours: string }[];
}
