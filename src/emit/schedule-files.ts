import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import { memoize } from '../domain/memoize.ts';
import type { OutputFile } from '../domain/page/output.ts';
import { type PlannedProgramme, PROGRAMME_XML, type ProgrammeItem } from '../domain/programme/programme.ts';
import { wallClock } from '../domain/time/zone.ts';
import { type AppDay, type AppEvent, type AppLink, appDay, guidOfRoom, roomsAndHall } from './schedule-events.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/** Increase this when the same programme produces other bytes. */
const FORMAT = 6;

/**
 * A programme in the two formats that schedule apps read, `schedule.json` and `schedule.xml`, as frab and pretalx write
 * them: days, rooms, and the events in each room. A track without a room counts as one; what is in no certain room is at the
 * venue. Breaks are events of the types `coffee`, `lunch` and `pause`, without persons. What does not take place is left out:
 * these formats have no word for it, and apps take an event that is gone for a cancelled one. Both files contain the same
 * events with the same ids.
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
      path: programme.folder + PROGRAMME_XML,
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

/** A hash of the parts of an item that the XML contains: names of persons, but neither biographies nor addresses. */
const hashWithoutBiographies = memoize(({ feedbackUrl: _, ...item }: ProgrammeItem) =>
  hashOf(canonicalJson({ ...item, persons: item.persons.map(({ person, name }) => ({ person, name })) })),
);

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
        rooms: roomsAndHall(programme).map(({ name, capacity }) => ({
          name,
          guid: guidOfRoom(programme, name),
          capacity,
        })),
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

/** An event as the schema of `schedule.xml` has it, which knows no address for feedback. */
function xmlEvent(event: AppEvent): XmlElement {
  const { guid, id, persons, links, attachments, do_not_record, feedback_url: _, ...texts } = event;
  return {
    '@guid': guid,
    '@id': String(id),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
    logo: '',
    recording: { license: '', optout: String(do_not_record === true) },
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

/** An acronym has no hyphens, except before a part of the conference. @see https://c3voc.de/schedule/schema.json */
function acronymOf({ event, year }: PlannedProgramme): string {
  return `${event}-${year}`.replaceAll('-', '_');
}

function conference(programme: PlannedProgramme) {
  const { timeZone } = programme;
  return {
    acronym: acronymOf(programme),
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
