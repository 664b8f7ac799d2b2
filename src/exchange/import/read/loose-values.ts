import { isRecord } from '../../record-values.ts';
import { cleanLine } from '../text/foreign-text.ts';

/**
 * Values of an export, which promises nothing: whatever is not of the wanted kind counts as not given. Only own
 * properties with fixed names are read, so names like `__proto__` do no harm.
 */

export type Loose = Readonly<Record<string, unknown>>;

export function recordOf(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

/** Items of a list; an object with numbers as keys is how Firebase writes lists. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return [];
}

/** Records by their keys; where the keys are numbers, Firebase may have made a list of them, with holes. */
export function keyedRecords(value: unknown): readonly (readonly [key: string, record: Loose])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, record]) => (isRecord(record) ? [[key, record] as const] : []));
}

export function recordsIn(value: unknown): readonly Loose[] {
  return listOf(value).filter(isRecord);
}

/** A text in one line, trimmed; numbers are written out, and what is empty is absent. */
export function lineOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const line = cleanLine(value);
  return line === '' ? undefined : line;
}

/** Ids are numbers in one place and strings in the next: they compare as strings. */
export const keyOf = lineOf;

export function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1;
}
