import type { Finding } from '../diagnostics/diagnostic.ts';
import type { CheckedRecord } from './record-rules.ts';
import type { Clashes, Part } from './rules/check-clashes.ts';
import type { PrivateParts } from './rules/check-private.ts';

/** What the records of one edition, or those of none, told together. */

/** Each record, and what the rules for an edition found. */
export interface CheckedEdition {
  readonly records: readonly CheckedRecord[];
  readonly rules: readonly (readonly Finding[])[];
  /** Absent for the records of no edition. */
  readonly clashes?: Clashes;
}

export interface JoinedEdition extends PrivateParts {
  readonly findings: readonly Finding[];
  readonly parts: readonly Part[];
  readonly media: readonly string[];
  readonly names: ReadonlySet<string>;
}

export function joinedEdition({ records, rules, clashes }: CheckedEdition): JoinedEdition {
  return {
    findings: [...records.map(({ findings }) => findings), ...rules, clashes?.findings ?? []].flat(),
    parts: clashes?.parts ?? [],
    media: [...new Set(records.flatMap(({ media }) => media))],
    names: new Set(records.flatMap(({ names }) => names)),
    secrets: records.flatMap(({ secrets }) => secrets),
    suspects: records.flatMap(({ suspects }) => suspects),
  };
}
