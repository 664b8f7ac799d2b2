import { CHANGE_REQUEST_KINDS } from '../domain/editor/edit-announcement.ts';
import type { BoardMove } from '../domain/editor/edit-board.ts';
import type { EditRequests } from '../domain/editor/edit-requests.ts';

/** Whether a value of JSON has a shape. Undefined stands for a field that is not there. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const number: Shape = (value) => typeof value === 'number';
const flag: Shape = (value) => typeof value === 'boolean';
const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const mapOf =
  (shape: Shape): Shape =>
  (value) =>
    isMap(value) && Object.values(value).every(shape);
/** A map with these fields. Others are ignored. */
const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isMap(value) && Object.entries(shapes).every(([name, shape]) => shape(fieldOf(value, name)));
/** A map whose fields depend on its `kind`. */
const byKind =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    const kind = isMap(value) ? fieldOf(value, 'kind') : undefined;
    return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind]?.(value) === true;
  };

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

const texts = mapOf(text);
const value = mapOf(() => true);
const board = { event: text, year: number };
const spot = fields({ date: text, track: optional(text), block: optional(number), index: number });
const newRecord = {
  ...{ kind: text, title: text, ident: optional(text) },
  ...{ event: optional(text), year: optional(number), day: optional(text) },
};
const newEdition = { event: text, year: number, isNext: flag };
const titledEntry = fields({ sort: text, title: texts, minutes: optional(number) });
const newEntry = byKind({
  break: titledEntry,
  special: titledEntry,
  tracks: fields({ by: oneOf('tracks', 'rooms'), names: listOf(text) }),
});
const move = byKind({
  place: fields({ session: text, to: spot, room: optional(text) }),
  move: fields({ from: spot, to: spot, room: optional(text) }),
  add: fields({ entry: newEntry, to: spot }),
  unschedule: fields({ from: spot }),
  pin: fields({ at: spot, startsAt: optional(text) }),
  resize: fields({ at: spot, minutes: number }),
} satisfies Record<BoardMove['kind'], Shape>);
const announcedEntry: Shape = (entry) => fields({ at: spot })(entry) || fields({ session: text })(entry);
const announcement = fields({
  kind: oneOf(...CHANGE_REQUEST_KINDS),
  ...{ entry: optional(announcedEntry), by: optional(announcedEntry), room: optional(text) },
  ...{ to: optional(text), minutes: optional(number), following: optional(flag) },
  ...{ day: optional(text), from: optional(text), until: optional(text), text: texts, isUrgent: flag },
});
const choice = fields({ path: text, version: text, side: oneOf('theirs', 'yours') });
const reviewed = fields({ file: text, line: number, column: number });

/** The shape of each request with JSON. What its texts may say is checked where it is answered. */
export const REQUEST_SHAPES: Readonly<Record<keyof EditRequests, Shape>> = {
  site: fields({}),
  page: fields({ path: text }),
  record: fields({ path: text }),
  labels: fields({ language: text }),
  check: fields({ path: text, value }),
  save: fields({ path: text, versions: texts, value, reviewed: optional(reviewed) }),
  draft: fields(newRecord),
  create: fields({ ...newRecord, value }),
  createEvent: fields({ title: text, ident: optional(text) }),
  planEdition: fields(newEdition),
  createEdition: fields({ ...newEdition, isConfirmed: flag }),
  rename: fields({ path: text, ident: text }),
  remove: fields({ path: text, versions: texts }),
  history: fields({ direction: oneOf('undo', 'redo') }),
  preview: fields({ markdown: text, language: text }),
  board: fields(board),
  move: fields({ ...board, move, versions: texts, isDryRun: flag }),
  announce: fields({ ...board, change: announcement, versions: texts, isDryRun: flag }),
  changes: fields({}),
  publish: fields({ sentence: text, choices: optional(listOf(choice)) }),
  publishing: fields({}),
};
