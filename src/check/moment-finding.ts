import type { ContentRecord } from '../content/content-index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { type MomentRole, readMoment } from '../domain/time/zone.ts';

/** A wall-clock time in a record, and how it is to be interpreted. */
export interface PlacedMoment {
  readonly pointer: readonly string[];
  /** A date, or a date with a time. */
  readonly text: string;
  readonly role: MomentRole;
  readonly zone: string;
}

/** Adds `date-impossible`, `time-missing`, `time-skipped` or `time-repeated` if the time does not exist or is ambiguous. */
export function momentFindings(
  { document }: ContentRecord,
  { pointer, text, role, zone }: PlacedMoment,
): readonly Finding[] {
  const finding = (code: Finding['code'], message: string, hint: string): readonly Finding[] => [
    { code, severity: 'error', path: document.path, place: { kind: 'pointer', pointer, on: 'value' }, message, hint },
  ];
  switch (readMoment(text, role, zone).kind) {
    case 'instant':
      return [];
    case 'malformed':
      return finding('date-impossible', `"${text}" is not a date.`, 'write 2026-05-08 or 2026-05-08T08:00');
    case 'impossible-date':
      return finding('date-impossible', `There is no such date or time as "${text}".`, lengthOfMonth(text));
    case 'time-missing':
      return finding('time-missing', `"${text}" needs a time of day.`, `write ${text}T08:00`);
    case 'skipped-hour':
      return finding(
        'time-skipped',
        `In ${zone} the time ${text} is skipped, when summer time begins.`,
        'choose a time outside of that hour',
      );
    case 'repeated-hour':
      return finding(
        'time-repeated',
        `In ${zone} the time ${text} occurs twice, when summer time ends.`,
        'choose a time outside of that hour',
      );
  }
}

/** The hint for a day that the month does not have. The schemas already reject invalid months, hours and minutes. */
function lengthOfMonth(text: string): string {
  const [year, month] = text.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0));
  const name = last.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${name} ${year} has ${last.getUTCDate()} days`;
}
