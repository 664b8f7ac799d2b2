import { type ContentIndex, recordsOf } from '../../content/content-index.ts';
import { zoneOf } from '../../content/time-zone.ts';
import type { AnyOf, ValidRecord } from '../../content/valid-record.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { momentIn } from '../edition-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';
import { joinFindings, NO_FINDINGS, type TimedFindings } from '../timed-findings.ts';

type Dated = ValidRecord<'news' | 'session' | 'edition' | 'page'>;

/** The fields with the day on which something has happened, by kind. */
const DAYS: readonly (readonly [kind: Dated['place']['kind'], name: 'when' | 'updated'])[] = [
  ['news', 'when'],
  ['news', 'updated'],
  ['session', 'updated'],
  ['edition', 'updated'],
  ['page', 'updated'],
];

/**
 * Adds the warning `date-in-future` for the day of news, or of a change, that is still to come when the record is already
 * public. News with an embargo, or with a moment from which it shows, is public from then on.
 */
export function checkFutureDates(index: ContentIndex, at: Instant): TimedFindings {
  return joinFindings(
    DAYS.flatMap(([kind, name]) =>
      recordsOf(index, kind).map((record) => checkDay(record, { name, at, zone: zoneOf(index, record.place) })),
    ),
  );
}

interface Day {
  readonly name: 'when' | 'updated';
  readonly at: Instant;
  readonly zone: string;
}

function checkDay(record: Dated, { name, at, zone }: Day): TimedFindings {
  const { [name]: day, embargo, startDate, visible }: AnyOf<Dated['data']> = record.data;
  if (day === undefined || visible === false) return NO_FINDINGS;
  const startsAt = momentIn(day, 'start', zone);
  const publicFrom = momentIn(embargo, 'moment', zone) ?? at;
  const shownFrom = momentIn(startDate, 'start', zone) ?? at;
  if (startsAt === undefined || startsAt <= Math.max(at, publicFrom, shownFrom)) return NO_FINDINGS;
  return {
    findings: [atValue(record, [name], name === 'when' ? newsAhead(day) : changeAhead(day))],
    until: startsAt,
  };
}

function newsAhead(day: string): UnplacedFinding {
  return {
    code: 'date-in-future',
    severity: 'warning',
    message: `This news is public before ${day}, the day that it is dated.`,
    hint: `add "embargo: ${day}T09:00" to publish it only then, or correct the date`,
  };
}

function changeAhead(day: string): UnplacedFinding {
  return {
    code: 'date-in-future',
    severity: 'warning',
    message: `The last change is dated ${day}, which is still to come.`,
    hint: 'write the day on which it was changed',
  };
}
