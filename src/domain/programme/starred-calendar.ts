import { sessionOfSlot } from './slot-idents.ts';
import { hasStar } from './star-codes.ts';

/** Reduces a calendar to the starred sessions. */

const EVENT = /BEGIN:VEVENT\r?\n[\s\S]*?END:VEVENT\r?\n/g;

export interface CalendarChoice {
  /** Event and year, `devlica/2026`. */
  readonly edition: string;
  /** The stored stars. */
  readonly starred: readonly string[];
  /** The idents of the sessions that are known. */
  readonly sessions: readonly string[];
}

/**
 * Removes all other entries from the iCalendar file of a programme. Time zone, properties and ids stay the same, so a
 * calendar app recognises entries that it already has.
 */
export function calendarOf(text: string, choice: CalendarChoice): string {
  return text.replaceAll(EVENT, (event) => (hasStar(choice.starred, sessionOf(event, choice) ?? '') ? event : ''));
}

/** The ident of an entry's session, from the entry's id. */
function sessionOf(event: string, { edition, sessions, starred }: CalendarChoice): string | undefined {
  const [, uid = ''] = /\nUID:([\s\S]*?)\r?\n(?! )/.exec(event) ?? [];
  const [name = ''] = uid.replaceAll(/\r?\n /g, '').split('@');
  const ident = name.replace(`${edition.replace('/', '-')}-`, '');
  return [ident, sessionOfSlot(ident)].find((one) => sessions.includes(one) || hasStar(starred, one));
}
