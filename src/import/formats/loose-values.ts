import { isRecord } from '../../content-edits/record-values.ts';
import { cleanLine } from '../text/foreign-text.ts';

/**
 * Reads values of an export whose types are unknown. A value of an unexpected type counts as absent. Only own
 * properties with fixed names are read, so names like `__proto__` do no harm.
 */

export type Loose = Readonly<Record<string, unknown>>;

export function recordOf(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

/** The items of a list. Firebase exports lists as objects with numbers as keys. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return [];
}

/**
 * The records of an object, with their keys. Firebase exports an object whose keys are numbers as a list, possibly with
 * holes.
 */
export function keyedRecords(value: unknown): readonly (readonly [key: string, record: Loose])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, record]) => (isRecord(record) ? [[key, record] as const] : []));
}

export function recordsIn(value: unknown): readonly Loose[] {
  return listOf(value).filter(isRecord);
}

/** A text or number as one trimmed line; undefined if it is empty. */
export function lineOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const line = cleanLine(value);
  return line === '' ? undefined : line;
}

/** An id as a string. Exports have the same id as a number in one place and as a string in another. */
export const keyOf = lineOf;

export function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1;
}
