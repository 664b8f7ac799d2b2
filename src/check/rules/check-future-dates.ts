import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { timeZone } from '../../content/time-zone.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { momentIn } from '../edition-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';
import { joinFindings, NO_FINDINGS, type TimedFindings } from '../timed-findings.ts';

/** The fields with the day on which something has happened, by kind. */
const DAYS: readonly (readonly [kind: Kind, name: string])[] = [
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
  const zone = timeZone(index);
  return joinFindings(
    DAYS.flatMap(([kind, name]) => recordsOf(index, kind).map((record) => checkDay(record, { name, at, zone }))),
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Day {
  readonly name: string;
  readonly at: Instant;
  readonly zone: string;
}

function checkDay(record: ContentRecord, { name, at, zone }: Day): TimedFindings {
  const { data } = record.document;
  const day = field(data, name);
  // With a time, it is not valid, which is reported already.
  const startsAt = DAY.test(String(day)) ? momentIn(day, 'start', zone) : undefined;
  const publicFrom = momentIn(field(data, 'embargo'), 'moment', zone) ?? at;
  const shownFrom = momentIn(field(data, 'startDate'), 'start', zone) ?? at;
  if (startsAt === undefined || startsAt <= Math.max(at, publicFrom, shownFrom)) return NO_FINDINGS;
  if (field(data, 'visible') === false) return NO_FINDINGS;
  return { findings: [finding(record, name, String(day))], until: startsAt };
}

function finding(record: ContentRecord, name: string, day: string): Finding {
  return atValue(record, [name], name === 'when' ? newsAhead(day) : changeAhead(day));
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
