import { recordsOf } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { VatEntry } from '../../domain/site/site.ts';
import { vatTimeline } from '../../domain/site/vat.ts';
import { and, constant, during, map, type Span, spans } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { editionsIn, momentIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { endText, saleWindow } from '../sale-windows.ts';

/**
 * Adds `vat-missing` for a ticket that is on sale while vat.yaml has no rate of its type. A sale without a start is checked
 * from the first rates on. Types without any rate are reported as `vat-unknown` instead.
 */
export function checkVatGaps(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'tickets')) return [];
  const [vat] = recordsOf(scope.index, 'vat');
  if (vat === undefined) return [];
  const zone = scope.zoneOf(record.place);
  const entries = entriesOf(vat, scope.zoneOf(vat.place));
  const [first] = entries ?? [];
  const [editionScope] = editionsIn(scope, record.place);
  if (editionScope === undefined || entries === undefined || first === undefined) return [];
  return record.data.tickets.flatMap((ticket, at) => {
    const type = ticket.vat ?? vat.data.default;
    const sale = saleWindow(ticket, record, editionScope);
    if (sale === undefined || !entries.some(({ percent }) => type in percent)) return [];
    const checked = ticket.startDate === undefined ? during(first.from, null) : constant(true);
    const hasNone = map(vatTimeline(entries, type), (rate) => rate === null);
    const [gap] = spans(and(sale, checked, hasNone));
    if (gap === undefined) return [];
    const pointer = ['tickets', String(at), ticket.vat === undefined ? 'ident' : 'vat'] as const;
    return [
      atValue(record, pointer, {
        code: 'vat-missing',
        severity: 'warning',
        message: `"${ticket.ident}" is on sale ${stretch(gap, zone)}, when content/vat.yaml has no rate "${type}".`,
        hint: 'add the rate of that time to content/vat.yaml, or correct the dates there or of the sale',
      }),
    ];
  });
}

/** The entries by start. Undefined if a date is invalid, which other rules report. */
function entriesOf(vat: ValidRecord<'vat'>, zone: string): readonly VatEntry[] | undefined {
  const entries = vat.data.entries.map(({ startDate, endDate, percent }) => ({
    from: momentIn(startDate, 'start', zone),
    until: endDate === undefined ? null : momentIn(endDate, 'deadline', zone),
    percent,
  }));
  const isReadable = (entry: (typeof entries)[number]): entry is VatEntry =>
    entry.from !== undefined && entry.until !== undefined;
  return entries.every(isReadable) ? entries.sort((a, b) => a.from - b.from) : undefined;
}

function stretch({ from, until }: Span, zone: string): string {
  const start = from === null ? '' : `from ${wallClock(from, zone).slice(0, 16).replace('T', ' ')}`;
  return until === null ? `${start} on` : `${start} to ${endText(until, zone)}`;
}
