import { isRecord } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import { grouped } from '../../domain/grouped.ts';
import type {
  ImportedProgramme,
  ImportedRoom,
  ImportedSession,
  ImportedTrack,
  ReadOptions,
} from '../imported-programme.ts';
import { isRepeated } from '../programme-slots.ts';
import { unescapedLine } from '../text/imported-text.ts';
import { webAddress } from '../text/web-address.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { exportDay, exportZone } from './export-times.ts';
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
  /** The rooms in the order of the export. Rooms that only events name follow. */
  readonly rooms: readonly Loose[];
  /** The tracks, with a `name` and perhaps a `color`. */
  readonly tracks: readonly Loose[];
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
  const [rooms, tracks] = [recordsIn(conference['rooms']), recordsIn(conference['tracks'])];
  return readScheduleExport({ conference, days, rooms, tracks }, options);
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
  const ownZone = exportZone(lineOf(conference['time_zone_name']), notes);
  const reading: EventReading = {
    notes,
    persons,
    zone: ownZone ?? timeZone,
    dayChange: lineOf(conference['day_change']),
    base: webAddress(lineOf(conference['base_url']) ?? '') ?? webAddress(lineOf(conference['url']) ?? ''),
  };
  const events = days.flatMap(({ date, events: placed }) => {
    const day = exportDay(lineOf(date) ?? '');
    return placed.flatMap((one) =>
      readEvent(one, { ...reading, day }).map((session) => ({ session, url: lineOf(one.event['url']) })),
    );
  });
  const listed = withSharedKeys(events);
  const areas = commonAreas(listed);
  const sessions = listed.map((session) => (isIn(areas, session) ? forAll(session) : session));
  const rooms = roomsOf(found).filter(({ key }) => !areas.has(key));
  return assembleProgramme(
    { speakers: persons.list(), sessions, rooms, tracks: tracksOf(found), ...defined({ timeZone: ownZone }) },
    notes,
  );
}

interface ListedSession {
  readonly session: ImportedSession;
  readonly url: string | undefined;
}

/**
 * Gives events the key of the first of them that are one session in several slots: those of pretalx, of wikis and of conf-site
 * have an id each, but one address, title and list of people.
 */
function withSharedKeys(events: readonly ListedSession[]): readonly ImportedSession[] {
  const groups = grouped(
    events.filter(({ session, url }) => url !== undefined && session.kind !== 'service'),
    ({ session: { title, speakerKeys }, url }) => JSON.stringify([url, title, speakerKeys]),
  );
  const keys = new Map(
    [...groups.values()].flatMap((group) => {
      const [{ session: first }] = group as readonly [ListedSession];
      const isOne = isRepeated({ ...first, slots: group.flatMap(({ session }) => session.slots) });
      return isOne ? group.map(({ session }) => [session, first.key] as const) : [];
    }),
  );
  return events.map(({ session }) => ({ ...session, key: keys.get(session) ?? session.key }));
}

/**
 * The names of rooms that have only breaks and other services. They are no rooms: the formats demand one for each event, so
 * what is for everybody has the name of the venue or the foyer.
 */
function commonAreas(sessions: readonly ImportedSession[]): ReadonlySet<string> {
  const roomsIn = (some: readonly ImportedSession[]): readonly string[] =>
    some.flatMap(({ slots }) => slots.flatMap(({ roomKey }) => roomKey ?? []));
  const ofSessions = new Set(roomsIn(sessions.filter(({ kind }) => kind !== 'service')));
  return new Set(roomsIn(sessions).filter((name) => !ofSessions.has(name)));
}

function isIn(areas: ReadonlySet<string>, { slots }: ImportedSession): boolean {
  return slots.some(({ roomKey }) => roomKey !== undefined && areas.has(roomKey));
}

function forAll(session: ImportedSession): ImportedSession {
  return { ...session, isForAll: true, slots: session.slots.map(({ roomKey: _, ...slot }) => slot) };
}

/** The rooms. Their key is their name, since days refer to rooms by name. */
function roomsOf({ rooms, days }: ScheduleExport): readonly ImportedRoom[] {
  const listed = rooms.flatMap((room): readonly ImportedRoom[] => {
    const name = lineOf(room['name']);
    const capacity = Number(lineOf(room['capacity']));
    if (name === undefined) return [];
    return [{ key: name, name, ...(Number.isInteger(capacity) && capacity > 0 ? { capacity } : {}) }];
  });
  const named = days.flatMap(({ events }) => events.flatMap(({ room }) => room ?? []));
  return [...listed, ...named.map((name) => ({ key: name, name }))];
}

function tracksOf({ tracks }: ScheduleExport): readonly ImportedTrack[] {
  return tracks.flatMap((track): readonly ImportedTrack[] => {
    const [name, color = ''] = [unescapedLine(lineOf(track['name']) ?? ''), lineOf(track['color'])];
    if (name === '') return [];
    return [{ name, ...(/^#[\da-f]{6}$/i.test(color) ? { color: color.toLowerCase() } : {}) }];
  });
}
