import { type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { type DaySpan, momentOfDay } from '../../domain/time/day-span.ts';
import { readMoment } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { momentFindings } from '../moment-finding.ts';

/**
 * Checks the days of editions and the times on them. Adds `day-twice`, `day-differs` for a day that does not begin on its
 * date, and the codes of `momentFindings` for the times on schedules.
 */
export function checkDays(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  if (record.place.kind === 'edition') return editionDays(record, scope);
  return record.place.kind === 'schedule' ? pinnedTimes(record, scope) : [];
}

/** Impossible dates are skipped, since other rules report them. */
function editionDays(record: ContentRecord, { zone }: CheckScope): readonly Finding[] {
  const days = daysOf(record);
  const dates = days.map((day) => field(day, 'date'));
  const finding = (code: Finding['code'], at: number, message: string, hint: string): readonly Finding[] => [
    {
      code,
      severity: 'error',
      path: record.document.path,
      place: { kind: 'pointer', pointer: ['days', String(at), 'date'], on: 'value' },
      message,
      hint,
    },
  ];
  return days.flatMap((day, at) => {
    const date = dates[at];
    if (dates.indexOf(date) < at) return finding('day-twice', at, `The day ${date} is listed already.`, 'delete one');
    const begins = String(field(day, 'startDateTime')).slice(0, 10);
    if (begins === date || !isDate(begins, zone) || !isDate(date, zone)) return [];
    return finding('day-differs', at, `The day ${date} begins on ${begins}.`, 'give both the same date');
  });
}

function isDate(text: unknown, zone: string): boolean {
  return typeof text === 'string' && readMoment(text, 'start', zone).kind !== 'impossible-date';
}

/** A schedule outside of a day's folder is for the first day of the edition. */
function pinnedTimes(record: ContentRecord, { index, zone }: CheckScope): readonly Finding[] {
  const { event, year, day } = record.place;
  const edition = recordsOf(index, 'edition', { event: event as string, year: year as number })[0];
  const days = edition === undefined ? [] : daysOf(edition);
  const date = day ?? field(days[0], 'date');
  if (typeof date !== 'string' || readMoment(date, 'start', zone).kind !== 'instant') return [];
  const span = spanOf(date, days);
  return timesIn(field(record.document.data, 'entries'), ['entries']).flatMap(({ time, pointer }) =>
    momentFindings(record, { pointer, text: momentOfDay(span, time), role: 'moment', zone }),
  );
}

/** The period of a day as its edition gives it, otherwise the calendar day. */
function spanOf(date: string, days: readonly unknown[]): DaySpan {
  const day = days.find((one) => field(one, 'date') === date);
  const [startDateTime, endDateTime] = [field(day, 'startDateTime'), field(day, 'endDateTime')];
  return typeof startDateTime === 'string' && typeof endDateTime === 'string'
    ? { date, startDateTime, endDateTime }
    : { date, startDateTime: date, endDateTime: date };
}

function timesIn(
  value: unknown,
  pointer: readonly string[],
): readonly { readonly time: string; readonly pointer: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'startsAt' ? [{ time: String(item), pointer: [...pointer, key] }] : timesIn(item, [...pointer, key]),
  );
}

function daysOf(edition: ContentRecord): readonly unknown[] {
  const days = field(edition.document.data, 'days');
  return Array.isArray(days) ? days : [];
}
