import { recordsOf } from '../../content/content-index.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { atValue } from '../finding-at.ts';

/**
 * Adds the warning `part-number-wrong` for a `titleSuffix` such as "1/2" that does not match the number of sessions with the
 * same `identGroup`, or that two of them have. Other suffixes are ignored.
 */
export function checkSeries(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  const parts = recordsOf(scope.index, 'session', place).map(partIn);
  return parts.flatMap((part, index) => {
    const { record, suffix, group, number, total } = part;
    if (number === undefined || total === undefined) return [];
    const series = group === undefined ? [part] : parts.filter((one) => one.group === group);
    const isTaken = parts
      .slice(0, index)
      .some((one) => group !== undefined && one.group === group && one.number === number);
    const message = contradiction(part, series.length, isTaken);
    if (message === undefined) return [];
    const hint =
      group === undefined
        ? 'give all parts of the series the same "identGroup", or delete the suffix'
        : `number the parts from 1/${series.length} to ${series.length}/${series.length}, or correct "identGroup"`;
    return [
      atValue(record, ['titleSuffix'], {
        code: 'part-number-wrong',
        severity: 'warning',
        message: `"${suffix}": ${message}`,
        hint,
      }),
    ];
  });
}

interface Part {
  readonly record: ValidRecord<'session'>;
  readonly suffix: string;
  readonly group: string | undefined;
  /** Both are undefined if the suffix is not a part number. */
  readonly number?: number;
  readonly total?: number;
}

function partIn(record: ValidRecord<'session'>): Part {
  const { titleSuffix, identGroup } = record.data;
  const suffix = String(titleSuffix ?? '');
  const [, number, total] = /^(\d+)\/(\d+)$/.exec(suffix) ?? [];
  const part = { record, suffix, group: identGroup };
  return number === undefined || total === undefined ? part : { ...part, number: Number(number), total: Number(total) };
}

function contradiction({ group, number = 0, total = 0 }: Part, count: number, isTaken: boolean): string | undefined {
  if (group === undefined) return 'the session belongs to no series, since it has no "identGroup".';
  if (total !== count) return `the series "${group}" has ${count} ${count === 1 ? 'part' : 'parts'}.`;
  if (number < 1 || number > total) return `there is no part ${number} of ${total}.`;
  return isTaken ? `another session of the series "${group}" is part ${number}.` : undefined;
}
