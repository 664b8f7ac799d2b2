import type { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { canonicalJson } from '../model/canonical-json.ts';
import type { OutputFile } from '../model/output.ts';
import { type PlannedProgramme, PROGRAMME_CALENDAR, type ProgrammeItem, sessionCalendar } from '../model/programme.ts';
import { zonedDate } from '../model/zone.ts';
import { startCalendar } from './calendar-door.ts';
import { hashOf } from './emit-files.ts';

/** Raised when the files come out otherwise of the same programme. */
const FORMAT = 1;

/**
 * The calendars of a programme: the whole of it, and one for each session, for those who add a single talk. Their
 * ids last, and every date in them comes from content.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFiles(programme: PlannedProgramme): readonly OutputFile[] {
  const items = programme.days.flatMap((day) => day.items);
  const { days: _, ...frame } = programme;
  const file = (name: string, of: readonly ProgrammeItem[]): OutputFile => ({
    path: programme.folder + name,
    hash: hashOf(`calendar ${FORMAT} ${canonicalJson([frame, of.map(toldByCalendar)])}`),
    content: () => calendar(programme, of),
  });
  const sessions = new Set(items.filter((item) => item.kind === 'session').map((item) => item.ident));
  const slotsOf = (ident: string): readonly ProgrammeItem[] => items.filter((item) => item.ident === ident);
  return [
    file(PROGRAMME_CALENDAR, items),
    ...[...sessions].map((ident) => file(sessionCalendar(ident), slotsOf(ident))),
  ];
}

/** What a calendar takes of an item: long texts and the lives of speakers change none. */
function toldByCalendar({ text: _, links: __, ...item }: ProgrammeItem) {
  return { ...item, persons: item.persons.map(({ name }) => name) };
}

async function calendar(programme: PlannedProgramme, items: readonly ProgrammeItem[]): Promise<string> {
  const made = await startCalendar({
    name: programme.title,
    description: programme.description,
    url: programme.url,
    host: programme.host,
    language: programme.language,
  });
  const seen = new Map<string, number>();
  for (const item of items) {
    const count = (seen.get(item.ident) ?? 0) + 1;
    seen.set(item.ident, count);
    addEvent(made, programme, { item, suffix: count === 1 ? '' : `-${count}` });
  }
  return `${made.toString()}\r\n`;
}

function addEvent(
  made: ICalCalendar,
  programme: PlannedProgramme,
  { item, suffix }: { readonly item: ProgrammeItem; readonly suffix: string },
): void {
  const zoned = (at: number): Date => zonedDate(at, programme.timeZone);
  const changed = item.updated === undefined ? undefined : new Date(`${item.updated}T00:00:00Z`);
  const event = made.createEvent({
    id: `${programme.event}-${programme.year}-${item.ident}${suffix}@${programme.host}`,
    sequence: item.revision,
    stamp: changed ?? new Date(programme.startsAt * 1000),
    start: zoned(item.startsAt),
    end: zoned(item.endsAt),
    timezone: programme.timeZone,
    summary: item.title,
    description: describe(item),
    url: item.url,
    transparency: (item.kind === 'break' ? 'TRANSPARENT' : 'OPAQUE') as ICalEventTransparency,
    categories: [{ name: item.type }],
    ...(changed === undefined ? {} : { lastModified: changed }),
  });
  const where = [item.track, programme.venue?.name, programme.venue?.address].filter((part) => part !== undefined);
  if (where.length > 0) event.location(where.join(', '));
}

function describe({ persons, summary, url }: ProgrammeItem): string {
  return [persons.map(({ name }) => name).join(', '), summary, url].filter((part) => part !== '').join('\n\n');
}
