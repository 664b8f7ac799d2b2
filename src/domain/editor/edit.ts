import type { FailureCode } from './edit-failures.ts';
import type { TextNamespace } from './edit-texts.ts';
import type { ChoicesByKind, FieldForm } from './form-fields.ts';
import type { PublishEndCode, PublishStepCode } from './publication-codes.ts';
import type { ConflictSide, ReviewComment, Value, Versions } from './request-bodies.ts';

export type {
  ConflictChoice,
  ConflictSide,
  NewRecord,
  ReviewComment,
  SaveRequest,
  Value,
  Versions,
} from './request-bodies.ts';

/**
 * The JSON messages between the editor at `/dev/edit/` and `conf-site watch`. A record is named by the path of its main
 * file, relative to the root, such as `content/events/devlica/2026/speakers/berg-mia.md`.
 */

/** The page of the editor. `?record=`, `?board=` and `?page=` open a record, a programme or the records of a page. */
export const EDIT_PAGE = '/dev/edit/';

/** The editor's own addresses, below the watch server's. */
export const EDIT_ROOT = '/__conf-site/edit/';

/** Below it are the files of `content/media` as they are, for previews in a browser that may edit. */
export const EDIT_MEDIA_ROOT = '/__conf-site/edit/media/';

/** A path into a record: keys and indexes, as in a JSON pointer. */
export type Pointer = readonly string[];

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
  /** By which the editor says it in its own language; absent if there is only the message. */
  readonly code?: FailureCode;
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
  /** Of an event: the year of its current edition, if there is that edition. */
  readonly currentYear?: number;
  /**
   * Of an edition of several days: the days (`YYYY-MM-DD`) that a new record of a kind can be for. An empty text stands for
   * the whole edition.
   */
  readonly creatableDays?: Readonly<Record<string, readonly string[]>>;
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
  readonly kind: 'saved' | 'created' | 'renamed' | 'removed' | 'moved' | 'announced';
  /** The title of the record or of the programme. */
  readonly title: string;
  /** If the title begins with that of a kind, since the record has none of its own: this kind. */
  readonly titleKind?: string;
}

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
  /** All interface texts, if this is the record `INTERFACE_TEXTS`. */
  readonly texts?: readonly TextNamespace[];
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
  /** The comment that asks for a review, if that is the problem. */
  readonly review?: ReviewComment;
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

export interface RecordDraft extends Pick<OpenRecord, 'form' | 'value' | 'choices'> {
  readonly path: string;
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
  | { readonly kind: 'impossible'; readonly message: string; readonly hint: string; readonly code?: FailureCode };

export interface PublishState {
  readonly kind: 'idle' | 'running' | 'published' | 'conflict' | 'failed';
  /** What is being done, or what happened, as a sentence. */
  readonly message: string;
  readonly hint?: string;
  /** As in `EditFailure`. */
  readonly code?: PublishStepCode | PublishEndCode | FailureCode;
  /** The number of errors in the content, if these are why nothing was published. */
  readonly errors?: number;
  readonly conflicts?: readonly PublishConflict[];
}

/** A file of which others have published changes of the same lines. */
export interface PublishConflict {
  readonly path: string;
  /** The text that others have published. Empty if they have deleted the file, or if it is a picture. */
  readonly theirs: string;
  /** The text that is here. Empty as `theirs`. */
  readonly yours: string;
  readonly deletedBy?: ConflictSide;
  /** Identifies the two texts. */
  readonly version: string;
}
