/** A calendar cut to some of its sessions. Everything else of it stays: its zone, and what it says of itself. */

const EVENT = /BEGIN:VEVENT\r?\n[\s\S]*?END:VEVENT\r?\n/g;

export interface CalendarChoice {
  /** Event and year, `devlica/2026`. */
  readonly edition: string;
  /** Idents of the sessions that stay. */
  readonly starred: readonly string[];
  /** Idents of all sessions. */
  readonly sessions: readonly string[];
}

/**
 * The text of an iCalendar file of the whole programme, with the entries of these sessions only: the same entries under
 * the same ids, so that a calendar that has one of them takes it for the same.
 */
export function calendarOf(text: string, choice: CalendarChoice): string {
  return text.replaceAll(EVENT, (event) => (choice.starred.includes(sessionOf(event, choice) ?? '') ? event : ''));
}

/** The session of an entry. Its id names it; a session with several slots has `-2` and so on behind the others. */
function sessionOf(event: string, { edition, sessions }: CalendarChoice): string | undefined {
  const [, uid = ''] = /\nUID:([\s\S]*?)\r?\n(?! )/.exec(event) ?? [];
  const [name = ''] = uid.replaceAll(/\r?\n /g, '').split('@');
  const ident = name.replace(`${edition.replace('/', '-')}-`, '');
  return [ident, ident.replace(/-\d+$/, '')].find((one) => sessions.includes(one));
}
