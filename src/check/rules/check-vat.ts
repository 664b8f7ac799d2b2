import { recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import { compare, type Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';

/**
 * Checks that the types of VAT rates, by default and of tickets, exist in some period. Adds `vat-unknown`, and
 * `vat-periods-overlap` for periods that overlap.
 */
export function checkVat(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  const [vat] = recordsOf(index, 'vat');
  if (vat === undefined) return [];
  const known = new Set(vat.data.entries.flatMap(({ percent }) => Object.keys(percent)));
  if (isOf(record, 'vat')) {
    return [
      ...unknownRate(record.data.default, known).map((finding) => atValue(record, ['default'], finding)),
      ...overlaps(record),
    ];
  }
  if (!isOf(record, 'tickets')) return [];
  return record.data.tickets.flatMap(({ vat: rate }, at) =>
    unknownRate(rate, known).map((finding) => atValue(record, ['tickets', String(at), 'vat'], finding)),
  );
}

function unknownRate(rate: string | undefined, known: ReadonlySet<string>): readonly UnplacedFinding[] {
  if (rate === undefined || known.has(rate)) return [];
  const message = `There is no VAT rate "${rate}".`;
  return [{ code: 'vat-unknown', severity: 'error', message, hint: nameHint(rate, known) }];
}

/** A period without an end lasts until the next one begins. Dates are compared as texts. */
function overlaps(vat: ValidRecord<'vat'>): readonly Finding[] {
  const periods = vat.data.entries.map(({ startDate: from, endDate: to }, at) => ({ at, from, to }));
  const inOrder = periods.sort((a, b) => compare(a.from, b.from));
  return inOrder.flatMap(({ at, from }, place): readonly Finding[] => {
    const before = inOrder[place - 1];
    if (before?.to === undefined || before.to < from || before.to < before.from) return [];
    return [
      atValue(vat, ['entries', String(at), 'startDate'], {
        code: 'vat-periods-overlap',
        severity: 'error',
        message: `These rates are valid from ${from}, but those before them until ${before.to}.`,
        hint: 'end the earlier period on the day before',
      }),
    ];
  });
}
