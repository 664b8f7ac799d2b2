import type { ContentRecord } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** A finding without its file and place. */
export type UnplacedFinding = Pick<Finding, 'code' | 'severity' | 'message'> & { readonly hint?: string | undefined };

/** The file of a finding. `data` gives the names that a path into it can have. */
type InFile<D> = Pick<ContentRecord, 'document'> & { readonly data?: D };

type FindingAt = <D, const P extends readonly string[]>(
  record: InFile<D>,
  pointer: P & PathIn<D, P>,
  finding: UnplacedFinding,
) => Finding;

/** A finding at a value of a record's data. */
export const atValue: FindingAt = (record, pointer, finding) =>
  findingIn(record, finding, { kind: 'pointer', pointer, on: 'value' });

/** A finding at a key of a record's data. */
export const atKey: FindingAt = (record, pointer, finding) =>
  findingIn(record, finding, { kind: 'pointer', pointer, on: 'key' });

/** A finding about a whole file. */
export function atFile(record: Pick<ContentRecord, 'document'>, finding: UnplacedFinding): Finding {
  return findingIn(record, finding, { kind: 'file' });
}

function findingIn(
  { document }: Pick<ContentRecord, 'document'>,
  { hint, ...finding }: UnplacedFinding,
  place: Finding['place'],
): Finding {
  return { ...finding, path: document.path, place, ...(hint === undefined ? {} : { hint }) };
}

/** A path, as far as its names are names of fields. Paths that are computed, and paths in data of no type, are not compared. */
type PathIn<D, P extends readonly string[]> = unknown extends D
  ? P
  : P extends readonly [infer Name extends string, ...infer Rest extends readonly string[]]
    ? [Name] extends [NamesIn<D>]
      ? readonly [Name, ...PathIn<ValueIn<D, Name>, Rest>]
      : readonly [NamesIn<D>, ...string[]]
    : P;

/** The names in data: those of its fields, or the positions in a list. */
type NamesIn<D> = D extends readonly unknown[] ? string : D extends object ? Extract<keyof D, string> : never;

type ValueIn<D, Name> = D extends readonly (infer Item)[]
  ? NonNullable<Item>
  : Name extends keyof D
    ? NonNullable<D[Name]>
    : never;
