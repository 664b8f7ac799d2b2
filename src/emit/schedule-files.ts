import { createHash } from 'node:crypto';
import { canonicalJson } from '../model/canonical-json.ts';
import type { OutputFile } from '../model/output.ts';
import type { PlannedProgramme, ProgrammeDay, ProgrammeItem, ProgrammePerson } from '../model/programme.ts';
import { wallClock, zonedIso } from '../model/zone.ts';
import { hashOf } from './emit-files.ts';
import { startXml, type XmlElement } from './xml.ts';

/** Raised when the files come out otherwise of the same programme. */
const FORMAT = 1;

/**
 * A programme in the two formats that schedule apps read, `schedule.json` and `schedule.xml`, as frab and pretalx
 * write them: days, in them rooms, in them what happens there. A track is a room here, and what is for all is in the
 * venue; pauses are left out. Both files say the same, under the same ids.
 */
export function scheduleFiles(programme: PlannedProgramme): readonly OutputFile[] {
  const hash = (format: string, told: object): string => hashOf(`${format} ${FORMAT} ${canonicalJson(told)}`);
  return [
    {
      path: `${programme.folder}schedule.json`,
      hash: hash('schedule.json', programme),
      content: () => `${JSON.stringify(scheduleJson(programme), null, 2)}\n`,
    },
    {
      path: `${programme.folder}schedule.xml`,
      hash: hash('schedule.xml', withoutLives(programme)),
      content: () => scheduleXml(programme),
    },
  ];
}

/** What the XML takes of a programme: it names persons, and does not introduce them. */
function withoutLives(programme: PlannedProgramme): object {
  const itemOf = (item: ProgrammeItem) => ({
    ...item,
    persons: item.persons.map(({ person, name }) => ({ person, name })),
  });
  return { ...programme, days: programme.days.map((day) => ({ ...day, items: day.items.map(itemOf) })) };
}

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
        tracks: programme.tracks.map(({ title }) => ({ name: title, color: programme.color })),
        rooms: roomsOf(programme).map((name) => ({ name, guid: guidOf(programme, `room/${name}`) })),
        days: programme.days.map((day, index) => appDay(programme, day, index)),
      },
    },
  };
}

async function scheduleXml(programme: PlannedProgramme): Promise<string> {
  const facts = conference(programme);
  const root = await startXml('schedule');
  root.ele('generator').att('name', 'conf-site');
  root.ele('version').txt(versionOf(programme));
  const about = root.ele('conference');
  about.ele('acronym').txt(facts.acronym);
  about.ele('title').txt(facts.title);
  if (programme.venue !== undefined) {
    about.ele('venue').txt(programme.venue.name);
    about.ele('city').txt(programme.venue.city);
  }
  about.ele('start').txt(facts.start);
  about.ele('end').txt(facts.end);
  about.ele('days').txt(String(programme.days.length));
  about.ele('timeslot_duration').txt(facts.timeslot_duration);
  about.ele('time_zone_name').txt(facts.time_zone_name);
  about.ele('url').txt(facts.url);
  about.ele('base_url').txt(programme.baseUrl);
  for (const { title } of programme.tracks) about.ele('track').att('name', title).att('color', programme.color);
  for (const [index, one] of programme.days.entries()) {
    const day = appDay(programme, one, index);
    const element = root.ele('day', {
      index: String(day.index),
      date: day.date,
      start: day.day_start,
      end: day.day_end,
    });
    for (const [name, events] of Object.entries(day.rooms)) {
      const room = element
        .ele('room')
        .att('name', name)
        .att('guid', guidOf(programme, `room/${name}`));
      for (const event of events) addEvent(room, event);
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

function addEvent(room: XmlElement, { guid, id, persons, links, attachments, ...texts }: AppEvent): void {
  const element = room.ele('event').att('guid', guid).att('id', String(id));
  for (const [name, text] of Object.entries(texts)) element.ele(name).txt(text ?? '');
  const people = element.ele('persons');
  for (const one of persons) {
    people.ele('person').att('id', String(one.id)).att('guid', one.guid).txt(one.public_name);
  }
  const linked = element.ele('links');
  for (const link of links) linked.ele('link').att('href', link.url).txt(link.title);
  const attached = element.ele('attachments');
  for (const link of attachments) attached.ele('attachment').att('href', link.url).txt(link.title);
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

/** The room of what is for everybody, then the tracks. */
function roomsOf(programme: PlannedProgramme): readonly string[] {
  const items = programme.days.flatMap((day) => day.items).filter((item) => item.kind !== 'break');
  const all = items.some((item) => item.track === undefined) ? [hallOf(programme)] : [];
  return [...all, ...programme.tracks.map(({ title }) => title)];
}

function hallOf(programme: PlannedProgramme): string {
  return programme.venue?.name ?? programme.title;
}

function appDay(programme: PlannedProgramme, day: ProgrammeDay, index: number): AppDay {
  const { timeZone } = programme;
  const events = day.items.filter((item) => item.kind !== 'break').map((item) => appEvent(programme, item));
  const rooms = roomsOf(programme).map((room) => [room, events.filter((event) => event.room === room)]);
  return {
    index: index + 1,
    date: day.date,
    day_start: zonedIso(day.startsAt, timeZone),
    day_end: zonedIso(day.endsAt, timeZone),
    rooms: Object.fromEntries(rooms) as AppDay['rooms'],
  };
}

function appEvent(programme: PlannedProgramme, item: ProgrammeItem): AppEvent {
  const guid = guidOf(programme, item.ident);
  const isSession = item.kind === 'session';
  return {
    guid,
    id: numberOf(guid),
    date: zonedIso(item.startsAt, programme.timeZone),
    start: wallClock(item.startsAt, programme.timeZone).slice(11, 16),
    duration: durationOf(item),
    room: item.track ?? hallOf(programme),
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
    links: item.links,
    attachments: [],
  };
}

function appPerson({ host }: PlannedProgramme, one: ProgrammePerson): AppPerson {
  const guid = uuid(`${host}/person/${one.person}`);
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

function guidOf({ host, event, year }: PlannedProgramme, ident: string): string {
  return uuid(`${host}/${event}/${year}/${ident}`);
}

/** A number for apps that take no other id: the first 31 bits of the guid. */
function numberOf(guid: string): number {
  return Number.parseInt(guid.slice(0, 8), 16) & 0x7fff_ffff;
}

/** A UUID of version 5 in the URL namespace. @see https://www.rfc-editor.org/rfc/rfc9562#section-5.5 */
function uuid(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex'))
    .update(`https://${name}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8(((bytes[6] as number) & 0x0f) | 0x50, 6);
  bytes.writeUInt8(((bytes[8] as number) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
