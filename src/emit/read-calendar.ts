/** An entry of a calendar that an earlier build published. */
export interface CalendarEntry {
  /** The id of the event, without the host. */
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  /** Wall-clock times, `2026-05-08T10:10`. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly location: string;
  readonly isCancelled: boolean;
}

/**
 * Reads the entries of a calendar that `calendarFiles` made, in this or an earlier version.
 * @see RFC 5545, 3.1 for lines
 */
export function readCalendar(text: string): readonly CalendarEntry[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const entries: CalendarEntry[] = [];
  let fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') fields = new Map();
    else if (line === 'END:VEVENT') entries.push(entryOf(fields));
    else fields.set(name, value);
  }
  return entries;
}

function entryOf(fields: ReadonlyMap<string, string>): CalendarEntry {
  const value = (name: string): string => fields.get(name) ?? '';
  const unescaped = (name: string): string =>
    value(name)
      .replace(/\\n/gi, '\n')
      .replace(/\\([\\;,])/g, '$1');
  return {
    id: value('UID').replace(/@.*$/, ''),
    revision: Number(value('SEQUENCE')),
    title: unescaped('SUMMARY'),
    startsAt: wallClock(value('DTSTART')),
    endsAt: wallClock(value('DTEND')),
    location: unescaped('LOCATION'),
    isCancelled: value('STATUS') === 'CANCELLED',
  };
}

function wallClock(timestamp: string): string {
  return timestamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2}).*$/, '$1-$2-$3T$4:$5');
}
