import { allRecordsOf } from '../../content/content-index.ts';
import { scheduleEntries } from '../../content/schedule-entries.ts';
import { isOf, items, type Unchecked, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { DayRecord } from '../../domain/site/content-types.ts';
import { type DaySpan, momentOfDay } from '../../domain/time/day-span.ts';
import { readMoment } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { datesOf } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { momentFindings } from '../moment-finding.ts';

/**
 * Checks the days of editions and the times on them. Adds `day-twice`, `day-differs` for a day that does not begin on its
 * date, and the codes of `momentFindings` for the times on schedules.
 */
export function checkDays(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (isOf(record, 'edition')) return editionDays(record, scope);
  return isOf(record, 'schedule') ? pinnedTimes(record, scope) : [];
}

/** Impossible dates are skipped, since other rules report them. */
function editionDays(edition: ValidRecord<'edition'>, scope: CheckScope): readonly Finding[] {
  const zone = scope.zoneOf(edition.place);
  const dates = datesOf(edition);
  const finding = (code: Finding['code'], at: number, message: string, hint: string): readonly Finding[] => [
    atValue(edition, ['days', String(at), 'date'], { code, severity: 'error', message, hint }),
  ];
  return edition.data.days.flatMap(({ date, startDateTime }, at) => {
    if (dates.indexOf(date) < at) return finding('day-twice', at, `The day ${date} is listed already.`, 'delete one');
    const begins = startDateTime.slice(0, 10);
    if (begins === date || !isDate(begins, zone) || !isDate(date, zone)) return [];
    return finding('day-differs', at, `The day ${date} begins on ${begins}.`, 'give both the same date');
  });
}

function isDate(text: string, zone: string): boolean {
  return readMoment(text, 'start', zone).kind !== 'impossible-date';
}

/** A schedule outside of a day's folder is for the first day of the edition. */
function pinnedTimes(schedule: ValidRecord<'schedule'>, { index, zoneOf }: CheckScope): readonly Finding[] {
  const { event, year, day } = schedule.place;
  const zone = zoneOf(schedule.place);
  const [edition] = allRecordsOf(index, 'edition', { event: event as string, year: year as number });
  const days = items(edition?.data.days);
  const date = day ?? days[0]?.date;
  if (typeof date !== 'string' || readMoment(date, 'start', zone).kind !== 'instant') return [];
  const span = spanOf(date, days);
  return scheduleEntries(schedule.data).flatMap(({ data: { startsAt }, pointer }) =>
    startsAt === undefined
      ? []
      : momentFindings(schedule, {
          pointer: [...pointer, 'startsAt'],
          text: momentOfDay(span, startsAt),
          role: 'moment',
          zone,
        }),
  );
}

/** The period of a day as its edition gives it, otherwise the calendar day. */
function spanOf(date: string, days: readonly (Unchecked<DayRecord> | null)[]): DaySpan {
  const { startDateTime, endDateTime } = days.find((one) => one?.date === date) ?? {};
  return typeof startDateTime === 'string' && typeof endDateTime === 'string'
    ? { date, startDateTime, endDateTime }
    : { date, startDateTime: date, endDateTime: date };
}
