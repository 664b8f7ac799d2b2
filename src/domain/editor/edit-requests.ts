import type {
  ConflictChoice,
  EditSite,
  NewRecord,
  OpenRecord,
  PictureAnswer,
  PublishState,
  RecordDraft,
  RecordProblems,
  SaveAnswer,
  SaveRequest,
  Unpublished,
  Value,
  Versions,
} from './edit.ts';
import type { AnnounceAnswer, Announcement } from './edit-announcement.ts';
import type { Board, BoardMove, BoardPlace, MoveAnswer } from './edit-board.ts';
import type { EditionPlan, NewEdition, NewEvent } from './edit-editions.ts';
import type { FieldLabels } from './form-fields.ts';

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
  /** Creates an event with its first edition. */
  createEvent: [NewEvent, SaveAnswer];
  /** Says what a new edition would write. Writes nothing. */
  planEdition: [NewEdition, EditionPlan];
  /** Creates an edition. `isConfirmed`: an edition is archived even if it is not over yet. */
  createEdition: [NewEdition & { readonly isConfirmed: boolean }, SaveAnswer];
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
  /**
   * Announces a change of the programme, as `conf-site change` does. With `isDryRun`, only says what it would come to.
   * `versions` are those of the board.
   */
  announce: [
    BoardPlace & { readonly change: Announcement; readonly versions: Versions; readonly isDryRun: boolean },
    AnnounceAnswer,
  ];
  /** What has changed since the last publication, or why it cannot be said. */
  changes: [Record<string, never>, Unpublished];
  /** Begins a publication. `choices` solve the conflicts that the last one ended with. */
  publish: [{ readonly sentence: string; readonly choices?: readonly ConflictChoice[] }, PublishState];
  /** The state of a running publication. */
  publishing: [Record<string, never>, PublishState];
}

/** Answers a request of the editor. Throws `HintedError` for what the person can do something about. */
export type EditHandler<K extends keyof EditRequests> = (request: EditRequests[K][0]) => Promise<EditRequests[K][1]>;

/** Answers all requests of the editor. They run one after another, so none sees the files of another half written. */
export type EditService = { readonly [K in keyof EditRequests]: EditHandler<K> } & {
  readonly addPicture: (picture: EditPicture) => Promise<PictureAnswer>;
};

export interface EditPicture {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}
