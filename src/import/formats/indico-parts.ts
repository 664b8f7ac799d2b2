import { isRecord } from '../../content-edits/record-values.ts';
import { type Loose, lineOf, recordOf, recordsIn } from './loose-values.ts';

/**
 * Exports of Indico: events with their contributions (`/export/event/…`), and timetables (`/export/timetable/…`), which
 * have breaks too.
 */

/** Whether a value is an answer of the export API of Indico. */
export function isIndico(data: unknown): boolean {
  const { results, _type } = recordOf(data);
  if (_type === 'HTTPAPIResult') return true;
  return recordsIn(results).some((event) => Array.isArray(event['contributions']) && 'startDate' in event);
}

export interface IndicoParts {
  readonly events: readonly Loose[];
  /** The contributions of events, those in their sessions included. If there are none, those of timetables. */
  readonly contributions: readonly Loose[];
  /** The breaks of timetables. */
  readonly breaks: readonly Loose[];
}

export function indicoParts(answers: readonly unknown[]): IndicoParts {
  const results = answers.map((answer) => recordOf(answer)['results']);
  const events = results.flatMap((result) => (Array.isArray(result) ? recordsIn(result) : []));
  const entries = results.flatMap((result) => (isRecord(result) ? entriesOf(result) : []));
  const ofType = (type: string): readonly Loose[] => entries.filter((entry) => entry['entryType'] === type);
  const contributions = events.flatMap((event) => [
    ...recordsIn(event['contributions']),
    ...recordsIn(event['sessions']).flatMap(contributionsOf),
  ]);
  return {
    events,
    contributions: contributions.length > 0 ? contributions : ofType('Contribution'),
    breaks: ofType('Break'),
  };
}

/** The contributions of a session, in its room if they have none. */
function contributionsOf(session: Loose): readonly Loose[] {
  return recordsIn(session['contributions']).map((contribution) => ({
    ...contribution,
    room: lineOf(contribution['room']) ?? session['room'],
  }));
}

/** The entries of a timetable: event → day → entry, and the entries in blocks of a session. */
function entriesOf(timetable: Loose): readonly Loose[] {
  const days = Object.values(timetable).flatMap((event) => Object.values(recordOf(event)));
  const entries = days.flatMap((day) => Object.values(recordOf(day)).filter(isRecord));
  return entries.flatMap((entry) =>
    entry['entryType'] === 'Session'
      ? Object.values(recordOf(entry['entries']))
          .filter(isRecord)
          .map((one) => ({ ...one, session: entry['title'] }))
      : [entry],
  );
}
