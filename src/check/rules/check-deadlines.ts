import { type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { type CheckScope, validRecords } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf, type EditionScope, editionsIn, momentIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Checks dates of an edition against its days. Adds the warnings `deadline-after-event` for date limits and tickets that end
 * after the last day, `buses-other-day`, and `work-beyond-event` for a hackathon whose work begins before the event or
 * ends after it.
 */
export function checkDeadlines(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((editionScope) => {
    const last = [...datesOf(editionScope.edition)].sort().at(-1);
    const end = momentIn(last, 'deadline', editionScope.zone);
    if (last === undefined || end === undefined) return [];
    const tickets = recordsOf(scope.index, 'tickets', { event: editionScope.event, year: editionScope.year });
    const late = { last, end, zone: editionScope.zone };
    return [
      ...lateLimits(editionScope.edition, late),
      ...validRecords(scope, tickets).flatMap((record) => lateTickets(record, late)),
      ...otherBuses(editionScope),
      ...longWork(editionScope),
    ];
  });
}

interface LastDay {
  readonly last: string;
  readonly end: Instant;
  readonly zone: string;
}

/** The date limit of the survey, which takes place after the event. */
const AFTER_THE_EVENT = 'survey';

function lateLimits(edition: ContentRecord, last: LastDay): readonly Finding[] {
  const limits = (field(edition.document.data, 'dateLimits') as object | undefined) ?? {};
  return Object.entries(limits)
    .filter(([name]) => name !== AFTER_THE_EVENT)
    .flatMap(([name, limit]) =>
      lateEnd(edition, { ...last, pointer: ['dateLimits', name, 'to'], value: field(limit, 'to') }),
    );
}

function lateTickets(record: ContentRecord, last: LastDay): readonly Finding[] {
  return ['tickets', 'promotions'].flatMap((list) =>
    listIn(record.document.data, list).flatMap((item, at) =>
      lateEnd(record, { ...last, pointer: [list, String(at), 'endDate'], value: field(item, 'endDate') }),
    ),
  );
}

function lateEnd(
  record: ContentRecord,
  { pointer, value, last, end, zone }: LastDay & { readonly pointer: readonly string[]; readonly value: unknown },
): readonly Finding[] {
  const at = momentIn(value, 'deadline', zone);
  if (at === undefined || at <= end) return [];
  return [
    atValue(record, pointer, {
      code: 'deadline-after-event',
      severity: 'warning',
      message: `This ends on ${value}, after the last day of the event (${last}).`,
      hint: 'check its month and year',
    }),
  ];
}

function otherBuses({ edition, event, year }: EditionScope): readonly Finding[] {
  const date = field(field(edition.document.data, 'buses'), 'date');
  const dates = datesOf(edition);
  if (typeof date !== 'string' || dates.includes(date)) return [];
  return [
    atValue(edition, ['buses', 'date'], {
      code: 'buses-other-day',
      severity: 'warning',
      message: `The buses run on ${date}, which is not a day of ${event} ${year}.`,
      hint: `its days: ${dates.join(', ')}`,
    }),
  ];
}

/** The hackathon clock counts to the end of the work, which should be during the event. */
function longWork({ edition, zone }: EditionScope): readonly Finding[] {
  const { data } = edition.document;
  const hours = field(field(data, 'hackathon'), 'durationHours');
  const timer = field(field(data, 'hackathon'), 'timer');
  const own = field(timer, 'startDateTime');
  const startsAt = momentIn(field(data, 'startDateTime'), 'moment', zone);
  const beginsAt = own === undefined ? startsAt : momentIn(own, 'moment', zone);
  const endsAt = momentIn(field(data, 'endDateTime'), 'moment', zone);
  if (typeof hours !== 'number' || startsAt === undefined || beginsAt === undefined || endsAt === undefined) return [];
  const isEarly = beginsAt < startsAt;
  if (endsAt <= startsAt || (!isEarly && beginsAt + hours * 3600 <= endsAt)) return [];
  const pointer = isEarly ? ['hackathon', 'timer', 'startDateTime'] : ['hackathon', 'durationHours'];
  return [
    atValue(edition, pointer, {
      code: 'work-beyond-event',
      severity: 'warning',
      message: isEarly
        ? 'The work of the hackathon begins before the event does.'
        : `The work of ${hours} hours ends after the event.`,
      hint: 'correct the hours, the start of the work, or the times of the edition',
    }),
  ];
}
