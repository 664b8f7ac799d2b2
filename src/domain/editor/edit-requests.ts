import type {
  EditSite,
  OpenRecord,
  PictureAnswer,
  PublishState,
  RecordDraft,
  RecordProblems,
  SaveAnswer,
  Unpublished,
} from './edit.ts';
import type { AnnounceAnswer } from './edit-announcement.ts';
import type { Board, MoveAnswer } from './edit-board.ts';
import type { EditionPlan } from './edit-editions.ts';
import type { FieldLabels } from './form-fields.ts';
import type { RequestBodies } from './request-bodies.ts';

/** The answer to each request, which is a POST of its body to `EDIT_ROOT` plus its name. */
export interface EditAnswers {
  /** Everything that can be edited. */
  site: EditSite;
  /** The records that a page of the site is made from. */
  page: { readonly records: readonly string[] };
  record: OpenRecord;
  /** The names and descriptions of fields in a language of the editor. Empty for English, which forms have themselves. */
  labels: FieldLabels;
  /** The problems of a record with a value that is not saved. */
  check: RecordProblems;
  save: SaveAnswer;
  /** A draft of a new record, with what its kind needs. Writes nothing. */
  draft: RecordDraft;
  create: SaveAnswer;
  /** Creates an event with its first edition. */
  createEvent: SaveAnswer;
  /** What a new edition would write. Writes nothing. */
  planEdition: EditionPlan;
  createEdition: SaveAnswer;
  /** Gives a record another ident, and changes everything that refers to it. */
  rename: SaveAnswer;
  remove: SaveAnswer;
  /** Undoes or redoes the last change that was made in the editor since the watch began. */
  history: SaveAnswer;
  preview: { readonly html: string };
  board: Board;
  /** Moves an entry of the programme. */
  move: MoveAnswer;
  /** Announces a change of the programme, as `conf-site change` does. */
  announce: AnnounceAnswer;
  /** What has changed since the last publication, or why it cannot be said. */
  changes: Unpublished;
  /** Begins a publication. */
  publish: PublishState;
  /** The state of a running publication. */
  publishing: PublishState;
}

/** Answers a request of the editor. Throws `HintedError` for what the person can do something about. */
export type EditHandler<K extends keyof EditAnswers> = (request: RequestBodies[K]) => Promise<EditAnswers[K]>;

/** Answers all requests of the editor. They run one after another, so none sees the files of another half written. */
export type EditService = { readonly [K in keyof EditAnswers]: EditHandler<K> } & {
  readonly addPicture: (picture: EditPicture) => Promise<PictureAnswer>;
};

export interface EditPicture {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}
