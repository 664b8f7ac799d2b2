import { type FieldHashes, hashOf } from './ledger.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface ThreeWays {
  /** What the last import said; empty for what was never imported. */
  readonly base: FieldHashes;
  /** What the file says now. */
  readonly current: Fields;
  /** What the export says now. */
  readonly next: Fields;
}

export interface MergedFields {
  /** To be written, in the order of the export; undefined: to be taken out. */
  readonly written: ReadonlyMap<string, unknown>;
  /** News of the export that an editor's own words stand against. */
  readonly kept: readonly string[];
}

/**
 * Merges field by field. A field that says what the last import said follows the export; any other is an editor's and
 * stays, which is reported when the export has something new for it.
 */
export function mergeFields({ base, current, next }: ThreeWays): MergedFields {
  const written = new Map<string, unknown>();
  const kept: string[] = [];
  for (const field of new Set([...Object.keys(next), ...Object.keys(base)])) {
    const [was, is, will] = [base[field] ?? '', hashOf(current[field]), hashOf(next[field])];
    if (is === will) continue;
    if (is === was) written.set(field, next[field]);
    else if (will !== was) kept.push(field);
  }
  return { written, kept };
}

/** The hashes of all fields that say something, for the next import to compare with. */
export function hashesOf(fields: Fields): FieldHashes {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([field, value]) => [field, hashOf(value)]));
}

/** Whether a file still says just what the last import wrote, and nothing besides. */
export function isUntouched(base: FieldHashes, current: Fields): boolean {
  return [...new Set([...Object.keys(base), ...Object.keys(current)])].every(
    (field) => (base[field] ?? '') === hashOf(current[field]),
  );
}
