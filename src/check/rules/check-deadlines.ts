import { recordsOf } from '../../content/content-index.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf, type EditionScope, editionsIn, momentIn } from '../edition-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';

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
      ...tickets.flatMap((record) => lateTickets(record, late)),
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

function lateLimits(edition: ValidRecord<'edition'>, last: LastDay): readonly Finding[] {
  return Object.entries(edition.data.dateLimits)
    .filter(([name]) => name !== AFTER_THE_EVENT)
    .flatMap(([name, { to }]) =>
      lateEnd(to, last).map((finding) => atValue(edition, ['dateLimits', name, 'to'], finding)),
    );
}

function lateTickets(record: ValidRecord<'tickets'>, last: LastDay): readonly Finding[] {
  return (['tickets', 'promotions'] as const).flatMap((list) =>
    (record.data[list] ?? []).flatMap(({ endDate }, at) =>
      lateEnd(endDate, last).map((finding) => atValue(record, [list, String(at), 'endDate'], finding)),
    ),
  );
}

function lateEnd(value: string | undefined, { last, end, zone }: LastDay): readonly UnplacedFinding[] {
  const at = momentIn(value, 'deadline', zone);
  if (at === undefined || at <= end) return [];
  return [
    {
      code: 'deadline-after-event',
      severity: 'warning',
      message: `This ends on ${value}, after the last day of the event (${last}).`,
      hint: 'check its month and year',
    },
  ];
}

function otherBuses({ edition, event, year }: EditionScope): readonly Finding[] {
  const date = edition.data.buses?.date;
  const dates = datesOf(edition);
  if (date === undefined || dates.includes(date)) return [];
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
  const { startDateTime, endDateTime, hackathon } = edition.data;
  const hours = hackathon?.durationHours;
  const startsAt = momentIn(startDateTime, 'moment', zone);
  const beginsAt = momentIn(hackathon?.timer?.startDateTime ?? startDateTime, 'moment', zone);
  const endsAt = momentIn(endDateTime, 'moment', zone);
  if (hours === undefined || startsAt === undefined || beginsAt === undefined || endsAt === undefined) return [];
  const isEarly = beginsAt < startsAt;
  if (endsAt <= startsAt || (!isEarly && beginsAt + hours * 3600 <= endsAt)) return [];
  const pointer = isEarly
    ? (['hackathon', 'timer', 'startDateTime'] as const)
    : (['hackathon', 'durationHours'] as const);
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
