import { type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { compare, type Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Checks that the types of VAT rates, by default and of tickets, exist in some period. Adds `vat-unknown`, and
 * `vat-periods-overlap` for periods that overlap.
 */
export function checkVat(record: ContentRecord, { index, isValid }: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'vat' && record.place.kind !== 'tickets') return [];
  const vat = recordsOf(index, 'vat')[0];
  if (vat === undefined || !isValid(vat)) return [];
  const known = ratesIn(vat);
  const unknown = namedRates(record).flatMap(({ pointer, rate }) =>
    typeof rate !== 'string' || known.has(rate)
      ? []
      : [
          atValue(record, pointer, {
            code: 'vat-unknown',
            severity: 'error',
            message: `There is no VAT rate "${rate}".`,
            hint: nameHint(rate, known),
          }),
        ],
  );
  return record === vat ? [...unknown, ...overlaps(vat)] : unknown;
}

/** A period without an end lasts until the next one begins. Dates are compared as texts. */
function overlaps(vat: ContentRecord): readonly Finding[] {
  const periods = listOf(vat, 'entries').map((entry, at) => ({
    at,
    from: String(field(entry, 'startDate')),
    to: field(entry, 'endDate'),
  }));
  const inOrder = periods.sort((a, b) => compare(a.from, b.from));
  return inOrder.flatMap(({ at, from }, place): readonly Finding[] => {
    const before = inOrder[place - 1];
    if (before === undefined || typeof before.to !== 'string' || before.to < from || before.to < before.from) return [];
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

function ratesIn(vat: ContentRecord): ReadonlySet<string> {
  return new Set(listOf(vat, 'entries').flatMap((entry) => Object.keys((field(entry, 'percent') as object) ?? {})));
}

function namedRates(record: ContentRecord): readonly { readonly pointer: readonly string[]; readonly rate: unknown }[] {
  if (record.place.kind === 'vat') return [{ pointer: ['default'], rate: field(record.document.data, 'default') }];
  if (record.place.kind !== 'tickets') return [];
  return listOf(record, 'tickets').map((ticket, at) => ({
    pointer: ['tickets', String(at), 'vat'],
    rate: field(ticket, 'vat'),
  }));
}

function listOf(record: ContentRecord, name: string): readonly unknown[] {
  const list = field(record.document.data, name);
  return Array.isArray(list) ? list : [];
}
