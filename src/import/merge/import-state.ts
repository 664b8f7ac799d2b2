import { hash } from 'node:crypto';
import { canonicalJson } from '../../domain/canonical-json.ts';
import { attempt } from '../../fs/attempt.ts';

/**
 * The state of the last import, from which the next one finds out what was edited by hand. It is a hidden file in the
 * edition's folder, which has to be committed. It has a hash of each imported field, not its text.
 */
export interface ImportState {
  readonly version: 2;
  readonly speakers: RecordStates;
  readonly sessions: RecordStates;
  readonly assets: RecordStates;
  /** Room key → ident. */
  readonly rooms: Readonly<Record<string, string>>;
  /** Name of a track → ident. */
  readonly tracks: Readonly<Record<string, string>>;
  /** Name of a topic → ident. */
  readonly topics: Readonly<Record<string, string>>;
  /** Slot key → its schedule entry. */
  readonly slots: Readonly<Record<string, SlotState>>;
  /** Path of a value of the edition, its days and its rooms → hash. */
  readonly edition: FieldHashes;
}

/** Key in the export → the imported record. */
export type RecordStates = Readonly<Record<string, RecordState>>;

export interface RecordState {
  readonly ident: string;
  readonly fields: FieldHashes;
}

export type FieldHashes = Readonly<Record<string, string>>;

export interface SlotState {
  readonly day: string;
  /** The list that it is in, such as `rooms/great-hall`; absent for an entry for everybody. */
  readonly list?: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Export format → state. Two systems can each have a part of the programme. */
export type ImportStates = Readonly<Record<string, ImportState>>;

export const EMPTY_STATE: ImportState = {
  version: 2,
  speakers: {},
  sessions: {},
  assets: {},
  rooms: {},
  tracks: {},
  topics: {},
  slots: {},
  edition: {},
};

const ABOUT =
  'Written by conf-site import, which reads it to keep what was changed by hand. Commit it, and leave it alone.';

/** The path of the state file. Reading content ignores hidden files. */
export function statePath({ event, year }: { readonly event: string; readonly year: number }): string {
  return `content/events/${event}/${year}/.import.json`;
}

/** Parses a state file. Returns undefined if it is not valid, for example after a merge conflict. */
export function parseStates(text: string | undefined): ImportStates | undefined {
  if (text === undefined) return {};
  const formats = attempt(() => JSON.parse(text) as { readonly formats?: unknown } | null)?.formats;
  return isMapOf(formats, isImportState) ? (formats as ImportStates) : undefined;
}

function isImportState(value: unknown): boolean {
  const state = (value ?? {}) as Partial<ImportState>;
  const { version, speakers, sessions, assets, rooms, tracks, topics, slots, edition } = state;
  return (
    version === 2 &&
    [speakers, sessions, assets].every((states) => isMapOf(states, isRecordState)) &&
    [rooms, tracks, topics, edition].every((texts) => isMapOf(texts, isText)) &&
    isMapOf(slots, isSlotState)
  );
}

/** An ident must not be a path out of the edition's folder. */
const FILE_NAME = /^[^./\\\0][^/\\\0]*$/;

function isRecordState(value: unknown): boolean {
  const { ident, fields } = (value ?? {}) as Partial<RecordState>;
  return isText(ident) && FILE_NAME.test(String(ident)) && isMapOf(fields, isText);
}

function isSlotState(value: unknown): boolean {
  const { day, list, entry } = (value ?? {}) as Partial<SlotState>;
  return isText(day) && (list === undefined || isText(list)) && isMapOf(entry, () => true);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether a value is an object whose values all pass a test. */
function isMapOf(value: unknown, isValid: (one: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValid);
}

export function formatStates(states: ImportStates): string {
  return `${JSON.stringify({ about: ABOUT, formats: JSON.parse(canonicalJson(states)) as unknown }, null, 2)}\n`;
}

/** A short hash of a value; an empty string for undefined. */
export function hashOf(value: unknown): string {
  if (value === undefined) return '';
  return hash('sha256', canonicalJson(value)).slice(0, 12);
}
