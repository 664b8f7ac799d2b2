import { type FieldHashes, hashOf } from './import-state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The three versions of the fields of a record. */
export interface FieldVersions {
  /** The hashes of the last import; empty if there was none. */
  readonly base: FieldHashes;
  /** The fields of the file. */
  readonly current: Fields;
  /** The fields of the export. */
  readonly next: Fields;
}

export interface MergedFields {
  /** Field → new value, in the order of the export; undefined for a field to remove. */
  readonly updates: ReadonlyMap<string, unknown>;
  /** Fields that changed in the export, but were edited by hand and stay unchanged. */
  readonly conflicts: readonly string[];
}

/**
 * A three-way merge by field. A field that still has the value of the last import follows the export. A field that was
 * edited by hand is unchanged; if the export has a new value for it, that is a conflict.
 */
export function mergeFields({ base, current, next }: FieldVersions): MergedFields {
  const updates = new Map<string, unknown>();
  const conflicts: string[] = [];
  for (const field of new Set([...Object.keys(next), ...Object.keys(base)])) {
    const [was, is, will] = [base[field] ?? '', hashOf(current[field]), hashOf(next[field])];
    if (is === will) continue;
    if (is === was) updates.set(field, next[field]);
    else if (will !== was) conflicts.push(field);
  }
  return { updates, conflicts };
}

/** The hashes of all fields that have a value, with which the next import compares. */
export function hashesOf(fields: Fields): FieldHashes {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([field, value]) => [field, hashOf(value)]));
}

/** Whether a file has exactly the fields and values of the last import. */
export function isUntouched(base: FieldHashes, current: Fields): boolean {
  return [...new Set([...Object.keys(base), ...Object.keys(current)])].every(
    (field) => (base[field] ?? '') === hashOf(current[field]),
  );
}
