import type { ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { grouped } from '../domain/grouped.ts';
import { memoize } from '../domain/memoize.ts';
import type { NamedFile, OutputFile } from '../domain/page/output.ts';
import {
  type PlannedProgramme,
  PROGRAMME_CALENDAR,
  type ProgrammeItem,
  sessionCalendar,
} from '../domain/programme/programme.ts';
import { calendarTime, startCalendar } from './calendar-adapter.ts';
import { foldLines } from './fold-lines.ts';
import { zoneBlock } from './zone-block.ts';

/** Increase this when the same programme produces other bytes. */
const FORMAT = 6;

/**
 * The calendars of a programme: one of the whole programme, and one for each session. Their ids are permanent, and
 * every date in them comes from content.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFiles(programme: PlannedProgramme): readonly OutputFile[] {
  let written: Promise<CalendarText> | undefined;
  return namedCalendars(programme).map(({ path, hash, items }) => ({
    path,
    hash,
    content: async () => {
      written ??= calendarText(programme, itemsOf(programme));
      const { head, events, tail } = await written;
      return [head, ...items.map((item) => events.get(item) ?? ''), tail].join('');
    },
  }));
}

interface NamedCalendar extends NamedFile {
  readonly items: readonly ProgrammeItem[];
}

/** The calendars with their hashes. Each item is hashed once for all calendars that contain it. */
const namedCalendars = memoize((programme: PlannedProgramme): readonly NamedCalendar[] => {
  const all = itemsOf(programme);
  const { days: _, ...rest } = programme;
  const headerHash = hashOf(canonicalJson([rest, zoneBlockOf(programme)]));
  const named = (name: string, items: readonly ProgrammeItem[]): NamedCalendar => ({
    path: programme.folder + name,
    hash: hashOf(`calendar ${FORMAT} ${headerHash} ${items.map(itemHash).join(' ')}`),
    items,
  });
  const sessions = grouped(
    all.flatMap((item) => (item.session === undefined ? [] : [{ item, session: item.session }])),
    ({ session }) => session,
  );
  const calendars = [...sessions].map(([ident, slots]) =>
    named(
      sessionCalendar(ident),
      slots.map(({ item }) => item),
    ),
  );
  return [named(PROGRAMME_CALENDAR, all), ...calendars];
});

function itemsOf({ days }: PlannedProgramme): readonly ProgrammeItem[] {
  return days.flatMap((day) => day.items);
}

/** The description of the zone is the same in all calendars of a programme. */
const zoneBlockOf = memoize((programme: PlannedProgramme): string => {
  const times = itemsOf(programme).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return zoneBlock(programme.timeZone, times);
});

/** A hash of the parts of an item that calendars contain, which excludes long texts, biographies and most links. */
const itemHash = memoize(({ text: _, links: __, feedbackUrl: ___, ...item }: ProgrammeItem) =>
  hashOf(canonicalJson({ ...item, persons: item.persons.map(({ name }) => name) })),
);

/** The pieces of calendars: all calendars of a programme have the same header and a subset of the same events. */
interface CalendarText {
  readonly head: string;
  readonly events: ReadonlyMap<ProgrammeItem, string>;
  readonly tail: string;
}

const EVENTS = /^BEGIN:VEVENT[\s\S]*^END:VEVENT\r\n|(?=^END:VCALENDAR)/m;

/** Each event is written once, however many calendars have it. */
async function calendarText(programme: PlannedProgramme, items: readonly ProgrammeItem[]): Promise<CalendarText> {
  const about = {
    name: programme.title,
    description: programme.description,
    url: programme.url,
    host: programme.host,
    language: programme.language,
    zoneBlock: zoneBlockOf(programme),
  };
  const sample = await startCalendar(about);
  for (const item of items.slice(0, 1)) sample.createEvent(eventOf(programme, item));
  const [head = '', tail = ''] = sample.toString().split(EVENTS);
  const whole = await startCalendar(about);
  const events = items.map((item): [ProgrammeItem, string] => {
    const event = whole.createEvent(eventOf(programme, item));
    return [item, foldLines(withConference(event.toString(), item))];
  });
  return { head, events: new Map(events), tail: `${tail}\r\n` };
}

function eventOf(programme: PlannedProgramme, item: ProgrammeItem): ICalEventData {
  // A postponed edition is cancelled too, on its old date. Most apps show TENTATIVE as any other entry, and people would come.
  const isCancelled = programme.isCancelled === true || item.isCancelled === true;
  const changed = item.updated === undefined ? undefined : new Date(`${item.updated}T00:00:00Z`);
  return {
    id: `${programme.event}-${programme.year}-${item.ident}@${programme.host}`,
    sequence: item.revision,
    ...(isCancelled ? { status: 'CANCELLED' as ICalEventStatus } : {}),
    stamp: changed ?? new Date(programme.startsAt * 1000),
    start: calendarTime(item.startsAt, programme.timeZone),
    end: calendarTime(item.endsAt, programme.timeZone),
    timezone: programme.timeZone,
    summary: item.title,
    description: describe(item),
    url: item.url,
    transparency: (item.kind === 'break' || isCancelled ? 'TRANSPARENT' : 'OPAQUE') as ICalEventTransparency,
    categories: [{ name: item.type }],
    ...(changed === undefined ? {} : { lastModified: changed }),
    ...(item.location === undefined ? {} : { location: item.location }),
  };
}

/** Adds where people join. @see https://www.rfc-editor.org/rfc/rfc7986#section-5.11 */
function withConference(event: string, { join }: ProgrammeItem): string {
  if (join === undefined) return event;
  return event.replace(/(?=END:VEVENT\s*$)/, () => `CONFERENCE;VALUE=URI;FEATURE=VIDEO:${join}\r\n`);
}

function describe({ persons, summary, url }: ProgrammeItem): string {
  return [persons.map(({ name }) => name).join(', '), summary, url].filter((part) => part !== '').join('\n\n');
}
