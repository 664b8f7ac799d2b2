import { hash } from 'node:crypto';
import { canonicalJson } from '../../../domain/canonical-json.ts';
import { attempt } from '../../../fs/attempt.ts';

/**
 * What an import made, so that the next one knows what an editor changed since: a hidden file beside the edition, to be
 * committed with it. Of each field it keeps a hash of what the export said last, not the text.
 */
export interface Ledger {
  readonly version: 1;
  readonly speakers: LedgerSection;
  readonly sessions: LedgerSection;
  readonly assets: LedgerSection;
  /** Key of a room → number of its track. */
  readonly rooms: Readonly<Record<string, string>>;
  /** Key of a slot → its entry in the schedule. */
  readonly slots: Readonly<Record<string, LedgerSlot>>;
  /** Hashes of what was said about days, tracks and the edition itself, by pointer. */
  readonly edition: FieldHashes;
}

/** Key of the export → the record that was made of it. */
export type LedgerSection = Readonly<Record<string, LedgerRecord>>;

export interface LedgerRecord {
  readonly ident: string;
  readonly fields: FieldHashes;
}

export type FieldHashes = Readonly<Record<string, string>>;

export interface LedgerSlot {
  readonly day: string;
  /** Absent: across all tracks. */
  readonly track?: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** All ledgers of an edition, by the format of the export: two systems may each know a part of the programme. */
export type Ledgers = Readonly<Record<string, Ledger>>;

export const EMPTY_LEDGER: Ledger = {
  version: 1,
  speakers: {},
  sessions: {},
  assets: {},
  rooms: {},
  slots: {},
  edition: {},
};

const ABOUT =
  'Written by conf-site import, which reads it to keep what was changed by hand. Commit it, and leave it alone.';

/** Where the ledgers of an edition stand; reading passes hidden files over. */
export function ledgerPath({ event, year }: { readonly event: string; readonly year: number }): string {
  return `content/events/${event}/${year}/.import.json`;
}

/** Undefined for a text that is no ledger of this version: whoever merged two by hand may have left anything. */
export function readLedgers(text: string | undefined): Ledgers | undefined {
  if (text === undefined) return {};
  const read = attempt(() => JSON.parse(text) as { readonly formats?: unknown } | null);
  const isWhole = areAll(read?.formats, isLedger);
  return isWhole ? (read?.formats as Ledgers) : undefined;
}

function isLedger(value: unknown): boolean {
  const { version, speakers, sessions, assets, rooms, slots, edition } = (value ?? {}) as Partial<Ledger>;
  const sections = [speakers, sessions, assets].every((section) => areAll(section, isRecord));
  return version === 1 && sections && areAll(rooms, isText) && areAll(slots, isSlot) && areAll(edition, isText);
}

/** An ident names a file of the edition, and of nothing else. */
const FILE_NAME = /^[^./\\\0][^/\\\0]*$/;

function isRecord(value: unknown): boolean {
  const { ident, fields } = (value ?? {}) as Partial<LedgerRecord>;
  return isText(ident) && FILE_NAME.test(String(ident)) && areAll(fields, isText);
}

function isSlot(value: unknown): boolean {
  const { day, track, entry } = (value ?? {}) as Partial<LedgerSlot>;
  return isText(day) && (track === undefined || isText(track)) && areAll(entry, () => true);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether a value is a map of such values. */
function areAll(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOne);
}

export function writeLedgers(ledgers: Ledgers): string {
  return `${JSON.stringify({ about: ABOUT, formats: JSON.parse(canonicalJson(ledgers)) as unknown }, null, 2)}\n`;
}

/** A short hash of a value; the empty text for one that is not there. */
export function hashOf(value: unknown): string {
  if (value === undefined) return '';
  return hash('sha256', canonicalJson(value)).slice(0, 12);
}
