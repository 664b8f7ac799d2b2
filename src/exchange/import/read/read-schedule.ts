import { isZone } from '../../../content/time-zone.ts';
import { isRecord } from '../../record-values.ts';
import type { ImportedProgramme, ImportedRoom, ReadOptions } from '../imported-programme.ts';
import { webAddress } from '../text/web-address.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { exportDay } from './export-times.ts';
import { type Loose, lineOf, recordOf, recordsIn } from './loose-values.ts';
import { createNotes } from './reading-notes.ts';
import { type EventReading, type PlacedEvent, readEvent } from './schedule-event.ts';
import { createPersons } from './schedule-persons.ts';

/**
 * The common structure of schedule.json and schedule.xml: days have events in rooms, and events have persons. The
 * events of both are converted to the structure of the JSON before they are read.
 */
export interface ScheduleExport {
  readonly conference: Loose;
  readonly days: readonly ScheduleDay[];
  /** The names of rooms in the order of the export. Rooms that only events name follow. */
  readonly roomNames: readonly string[];
}

export interface ScheduleDay {
  readonly date: unknown;
  readonly events: readonly PlacedEvent[];
}

/** Reads the schedule.json of frab, pretalx and c3voc tools. */
export function readFrab(data: Loose, options: ReadOptions): ImportedProgramme {
  const { conference: about, base_url, url } = recordOf(data['schedule']);
  const conference: Loose = { base_url, url, ...recordOf(about) };
  const days = recordsIn(conference['days']).map((day) => ({ date: day['date'], events: eventsOf(day) }));
  const roomNames = recordsIn(conference['rooms']).flatMap(({ name }) => lineOf(name) ?? []);
  return readScheduleExport({ conference, days, roomNames }, options);
}

function eventsOf(day: Loose): readonly PlacedEvent[] {
  return Object.entries(recordOf(day['rooms'])).flatMap(([name, events]) =>
    (Array.isArray(events) ? events : [])
      .filter(isRecord)
      .map((event) => ({ room: lineOf(name) ?? lineOf(event['room']), event })),
  );
}

export function readScheduleExport(found: ScheduleExport, { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  const persons = createPersons();
  const { conference, days } = found;
  const named = lineOf(conference['time_zone_name']);
  const hasZone = named !== undefined && isZone(named);
  if (named !== undefined && !hasZone) notes.add('doubtful', 'There is no time zone with the name', named);
  const reading: EventReading = {
    notes,
    persons,
    zone: hasZone ? named : timeZone,
    dayChange: lineOf(conference['day_change']),
    base: webAddress(lineOf(conference['base_url']) ?? '') ?? webAddress(lineOf(conference['url']) ?? ''),
  };
  const sessions = days.flatMap(({ date, events }) => {
    const day = exportDay(lineOf(date) ?? '');
    return events.flatMap((placed) => readEvent(placed, { ...reading, day }));
  });
  const zone = hasZone ? { timeZone: named } : {};
  return assembleProgramme({ speakers: persons.list(), sessions, rooms: roomsOf(found), ...zone }, notes);
}

/** The rooms. Their key is their name, since days refer to rooms by name. */
function roomsOf({ roomNames, days }: ScheduleExport): readonly ImportedRoom[] {
  const names = [...roomNames, ...days.flatMap(({ events }) => events.flatMap(({ room }) => room ?? []))];
  return [...new Set(names)].map((name) => ({ key: name, name }));
}
