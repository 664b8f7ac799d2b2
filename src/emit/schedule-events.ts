import { hash } from 'node:crypto';
import type { PlannedProgramme, ProgrammeDay, ProgrammeItem, ProgrammePerson } from '../domain/programme/programme.ts';
import { wallClock, zonedIso } from '../domain/time/zone.ts';

/** The events, persons and rooms of a programme as schedule apps expect them. */

/** An event in the format of `schedule.json`. In `schedule.xml`, its keys are elements. */
export interface AppEvent {
  readonly guid: string;
  readonly id: number;
  readonly date: string;
  readonly start: string;
  readonly duration: string;
  readonly room: string;
  readonly slug: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle: string;
  readonly track: string | null;
  readonly type: string;
  readonly language: string;
  readonly abstract: string;
  readonly description: string;
  readonly persons: readonly AppPerson[];
  /** Absent if it may be recorded. */
  readonly do_not_record?: true;
  readonly links: readonly AppLink[];
  /** Where visitors say how it was. Absent if nobody is asked. */
  readonly feedback_url?: string;
  readonly attachments: readonly AppLink[];
}

interface AppPerson {
  readonly guid: string;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly public_name: string;
  /** The address of the portrait, if there is one. */
  readonly avatar?: string;
  readonly biography: string | null;
  readonly url?: string;
}

export interface AppLink {
  readonly title: string;
  readonly url: string;
}

/** A day with its events by room. */
export interface AppDay {
  readonly index: number;
  readonly date: string;
  readonly day_start: string;
  readonly day_end: string;
  readonly rooms: Readonly<Record<string, readonly AppEvent[]>>;
}

/** The venue, if there are entries without a room, followed by the rooms. */
export function roomsAndHall(programme: PlannedProgramme): PlannedProgramme['rooms'] {
  const items = programme.days.flatMap((day) => day.items).filter(isListed);
  const all = items.some((item) => item.room === undefined) ? [{ name: hallOf(programme) }] : [];
  return [...all, ...programme.rooms];
}

/** What does not take place is left out. */
function isListed({ isCancelled }: ProgrammeItem): boolean {
  return isCancelled !== true;
}

function hallOf(programme: PlannedProgramme): string {
  return programme.venue?.name ?? programme.title;
}

/** A day of the programme in the format of `schedule.json`. `index` counts from 0. */
export function appDay(programme: PlannedProgramme, day: ProgrammeDay, index: number): AppDay {
  const { timeZone } = programme;
  const events = day.items.filter(isListed).map((item) => appEvent(programme, item));
  const rooms = roomsAndHall(programme).map(({ name }) => [name, events.filter((event) => event.room === name)]);
  return {
    index: index + 1,
    date: day.date,
    day_start: zonedIso(day.startsAt, timeZone),
    day_end: zonedIso(day.endsAt, timeZone),
    rooms: Object.fromEntries(rooms) as AppDay['rooms'],
  };
}

function appEvent(programme: PlannedProgramme, item: ProgrammeItem): AppEvent {
  const guid = cachedUuid(item, nameIn(programme, item.ident));
  const isSession = item.kind === 'session';
  return {
    guid,
    id: numberOf(guid),
    date: zonedIso(item.startsAt, programme.timeZone),
    start: wallClock(item.startsAt, programme.timeZone).slice(11, 16),
    duration: durationOf(item),
    room: item.room ?? hallOf(programme),
    slug: `${programme.event}-${programme.year}-${item.ident}`,
    url: item.url,
    title: item.title,
    subtitle: '',
    track: item.track ?? null,
    type: item.type,
    language: item.language ?? '',
    abstract: isSession ? '' : item.summary,
    description: isSession ? item.text : '',
    persons: item.persons.map((one) => appPerson(programme, one)),
    ...(item.doNotRecord === true ? { do_not_record: true as const } : {}),
    links: item.links,
    ...(item.feedbackUrl === undefined ? {} : { feedback_url: item.feedbackUrl }),
    attachments: [],
  };
}

function appPerson({ host }: PlannedProgramme, one: ProgrammePerson): AppPerson {
  const guid = cachedUuid(one, `${host}/person/${one.person}`);
  return {
    guid,
    id: numberOf(guid),
    code: one.person,
    name: one.name,
    public_name: one.name,
    ...(one.avatar === undefined ? {} : { avatar: one.avatar }),
    biography: one.biography ?? null,
    ...(one.url === undefined ? {} : { url: one.url }),
  };
}

function durationOf({ startsAt, endsAt }: ProgrammeItem): string {
  const minutes = Math.round((endsAt - startsAt) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The guid of a room, which follows from its name. */
export function guidOfRoom(programme: PlannedProgramme, name: string): string {
  return uuid(nameIn(programme, `room/${name}`));
}

function nameIn({ host, event, year }: PlannedProgramme, ident: string): string {
  return `${host}/${event}/${year}/${ident}`;
}

/** A numeric id for apps that need one: the first 31 bits of the guid. */
function numberOf(guid: string): number {
  return Number.parseInt(guid.slice(0, 8), 16) & 0x7fff_ffff;
}

const URL_NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** Guids of items and persons, with the names from which they were computed. */
const cache = new WeakMap<object, { readonly name: string; readonly guid: string }>();

/** The UUID of a name, cached with its owner. */
function cachedUuid(owner: object, name: string): string {
  const cached = cache.get(owner);
  if (cached?.name === name) return cached.guid;
  const guid = uuid(name);
  cache.set(owner, { name, guid });
  return guid;
}

/** A UUID of version 5 in the URL namespace. @see https://www.rfc-editor.org/rfc/rfc9562#section-5.5 */
function uuid(name: string): string {
  const bytes = hash('sha1', Buffer.concat([URL_NAMESPACE, Buffer.from(`https://${name}`)]), 'buffer').subarray(0, 16);
  bytes.writeUInt8(((bytes[6] as number) & 0x0f) | 0x50, 6);
  bytes.writeUInt8(((bytes[8] as number) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
