import { hash } from 'node:crypto';
import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { memoize } from '../domain/memoize.ts';
import type { OutputFile } from '../domain/output.ts';
import type { PlannedProgramme, ProgrammeDay, ProgrammeItem, ProgrammePerson } from '../domain/programme.ts';
import { wallClock, zonedIso } from '../domain/zone.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/** Increase this when the same programme produces other bytes. */
const FORMAT = 3;

/**
 * A programme in the two formats that schedule apps read, `schedule.json` and `schedule.xml`, as frab and pretalx write
 * them: days, rooms, and the events in each room. A track without a room counts as one; what is in no certain room is at the
 * venue; breaks are left out. Both files contain the same events with the same ids.
 */
export function scheduleFiles(programme: PlannedProgramme): readonly OutputFile[] {
  const hashes = scheduleHashes(programme);
  return [
    {
      path: `${programme.folder}schedule.json`,
      hash: hashes.json,
      content: () => `${JSON.stringify(scheduleJson(programme), null, 2)}\n`,
    },
    {
      path: `${programme.folder}schedule.xml`,
      hash: hashes.xml,
      content: () => scheduleXml(programme),
    },
  ];
}

const scheduleHashes = memoize((programme: PlannedProgramme) => {
  const named = (format: string, nameOf: (item: ProgrammeItem) => string): string => {
    const days = programme.days.map((day) => ({ ...day, items: day.items.map(nameOf) }));
    return hashOf(`${format} ${FORMAT} ${canonicalJson({ ...programme, days })}`);
  };
  return { json: named('schedule.json', itemHash), xml: named('schedule.xml', hashWithoutBiographies) };
});

/** A hash of all of an item. */
const itemHash = memoize((item: ProgrammeItem) => hashOf(canonicalJson(item)));

/** A hash of the parts of an item that the XML contains: names of persons, but not their biographies. */
const hashWithoutBiographies = memoize((item: ProgrammeItem) =>
  hashOf(canonicalJson({ ...item, persons: item.persons.map(({ person, name }) => ({ person, name })) })),
);

interface AppEvent {
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
  readonly logo: null;
  readonly persons: readonly AppPerson[];
  readonly do_not_record: boolean;
  readonly links: readonly AppLink[];
  readonly attachments: readonly AppLink[];
}

interface AppPerson {
  readonly guid: string;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly public_name: string;
  readonly biography: string | null;
  readonly url?: string;
}

interface AppLink {
  readonly title: string;
  readonly url: string;
}

interface AppDay {
  readonly index: number;
  readonly date: string;
  readonly day_start: string;
  readonly day_end: string;
  readonly rooms: Readonly<Record<string, readonly AppEvent[]>>;
}

function scheduleJson(programme: PlannedProgramme) {
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'conf-site' },
    schedule: {
      version: versionOf(programme),
      base_url: programme.baseUrl,
      url: `${programme.baseUrl}schedule.json`,
      conference: {
        ...conference(programme),
        daysCount: programme.days.length,
        tracks: programme.tracks.map(({ title, color }) => ({ name: title, color })),
        rooms: roomsOf(programme).map(({ name, capacity }) => ({ name, guid: guidOfRoom(programme, name), capacity })),
        days: programme.days.map((day, index) => appDay(programme, day, index)),
      },
    },
  };
}

async function scheduleXml(programme: PlannedProgramme): Promise<string> {
  const { venue, days } = programme;
  const facts = conference(programme);
  return await xmlDocument({
    schedule: {
      generator: { '@name': 'conf-site' },
      version: versionOf(programme),
      conference: {
        acronym: facts.acronym,
        title: facts.title,
        ...(venue === undefined ? {} : { venue: venue.name, city: venue.city }),
        start: facts.start,
        end: facts.end,
        days: String(days.length),
        timeslot_duration: facts.timeslot_duration,
        time_zone_name: facts.time_zone_name,
        url: facts.url,
        base_url: programme.baseUrl,
        track: programme.tracks.map(({ title, color }) => ({ '@name': title, '@color': color })),
      },
      day: days.map((day, index) => xmlDay(programme, appDay(programme, day, index))),
    },
  });
}

function xmlDay(programme: PlannedProgramme, day: AppDay): XmlElement {
  return {
    '@index': String(day.index),
    '@date': day.date,
    '@start': day.day_start,
    '@end': day.day_end,
    room: Object.entries(day.rooms).map(([name, events]) => ({
      '@name': name,
      '@guid': guidOfRoom(programme, name),
      event: events.map(xmlEvent),
    })),
  };
}

function xmlEvent({ guid, id, persons, links, attachments, do_not_record, ...texts }: AppEvent): XmlElement {
  return {
    '@guid': guid,
    '@id': String(id),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
    recording: { license: '', optout: String(do_not_record) },
    persons: {
      person: persons.map((one) => ({ '@id': String(one.id), '@guid': one.guid, '#': one.public_name })),
    },
    links: { link: links.map(xmlLink) },
    attachments: { attachment: attachments.map(xmlLink) },
  };
}

function xmlLink({ url, title }: AppLink): XmlElement {
  return { '@href': url, '#': title };
}

function conference(programme: PlannedProgramme) {
  const { timeZone } = programme;
  return {
    acronym: `${programme.event}-${programme.year}`,
    title: programme.title,
    start: wallClock(programme.startsAt, timeZone).slice(0, 10),
    end: wallClock(programme.endsAt - 1, timeZone).slice(0, 10),
    timeslot_duration: '00:05',
    time_zone_name: timeZone,
    url: programme.url,
    colors: { primary: programme.color },
  };
}

function versionOf({ revision, updated }: PlannedProgramme): string {
  return [`${revision}`, updated].filter((part) => part !== undefined).join(' ');
}

/** The venue, if there are entries in no certain room, followed by the rooms. */
function roomsOf(programme: PlannedProgramme): PlannedProgramme['rooms'] {
  const items = programme.days.flatMap((day) => day.items).filter((item) => item.kind !== 'break');
  const all = items.some((item) => item.room === undefined) ? [{ name: hallOf(programme) }] : [];
  return [...all, ...programme.rooms];
}

function hallOf(programme: PlannedProgramme): string {
  return programme.venue?.name ?? programme.title;
}

function appDay(programme: PlannedProgramme, day: ProgrammeDay, index: number): AppDay {
  const { timeZone } = programme;
  const events = day.items.filter((item) => item.kind !== 'break').map((item) => appEvent(programme, item));
  const rooms = roomsOf(programme).map(({ name }) => [name, events.filter((event) => event.room === name)]);
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
    logo: null,
    persons: item.persons.map((one) => appPerson(programme, one)),
    do_not_record: item.doNotRecord === true,
    links: item.links,
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
    biography: one.biography ?? null,
    ...(one.url === undefined ? {} : { url: one.url }),
  };
}

function durationOf({ startsAt, endsAt }: ProgrammeItem): string {
  const minutes = Math.round((endsAt - startsAt) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function guidOfRoom(programme: PlannedProgramme, name: string): string {
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
