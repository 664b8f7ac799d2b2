import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import type { ImportedSession, ImportedSlot } from '../../src/import/imported-programme.ts';
import { serviceEntry } from '../../src/import/slot-entries.ts';
import { type BuiltSite, builtSite, builtSites } from '../support/built-sites.ts';
import { importedBytes } from '../support/import-fixtures.ts';

type Json = Readonly<Record<string, unknown>>;

interface AppEvent extends Json {
  readonly guid: string;
  readonly id: number;
  readonly date: string;
  readonly start: string;
  readonly duration: string;
  readonly room: string;
  readonly title: string;
  readonly persons: readonly Json[];
}

interface Day extends Json {
  readonly index: number;
  readonly date: string;
  readonly day_start: string;
  readonly day_end: string;
  readonly rooms: Readonly<Record<string, readonly AppEvent[]>>;
}

interface Schedule {
  readonly schedule: { readonly version: string; readonly conference: Json & { readonly days: readonly Day[] } };
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

const read = (site: BuiltSite, file: string): Schedule => site.json(file) as Schedule;
const eventsOf = ({ schedule }: Schedule): readonly AppEvent[] =>
  schedule.conference.days.flatMap((day) => Object.values(day.rooms).flat());

describe.each(builtSites())('the schedules for apps of the build $name the event', (site) => {
  const files = site.files.filter((file) => /\/\d{4}\/schedule\.json$/.test(file));

  it('exist beside each calendar of an edition, in both formats', () => {
    const calendars = site.files.filter((file) => file.endsWith('/schedule.ics'));
    expect(files).toEqual(calendars.map((file) => file.replace('.ics', '.json')));
    expect(site.files.filter((file) => file.endsWith('/schedule.xml'))).toEqual(
      calendars.map((file) => file.replace('.ics', '.xml')),
    );
    expect(files.length).toBeGreaterThan(4);
  });

  it('contain days with rooms with events, which have the fields that apps read', () => {
    for (const file of files) {
      const schedule = read(site, file);
      const { conference, version } = schedule.schedule;
      expect(version, file).toMatch(/^\d+/);
      expect(conference, file).toMatchObject({ time_zone_name: 'Europe/Zagreb', daysCount: conference.days.length });
      expect(conference['start'], file).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const rooms = list(conference['rooms'] as readonly Json[]).map((room) => room['name']);
      for (const day of conference.days) {
        expect(Date.parse(day.day_end)).toBeGreaterThan(Date.parse(day.day_start));
        for (const [room, events] of Object.entries(day.rooms)) {
          expect(rooms).toContain(room);
          for (const event of events) {
            expect(event.room).toBe(room);
            expect(event.date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+0[12]:00$/);
            expect(event.date.slice(11, 16)).toBe(event.start);
            expect(event.duration).toMatch(/^\d{2}:\d{2}$/);
            expect(event.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
            expect(Number.isInteger(event.id) && event.id > 0).toBe(true);
            for (const person of event.persons) expect(person['public_name']).toMatch(/\S/);
          }
        }
      }
    }
  });

  it('have the values that the schema of the format allows', () => {
    for (const file of files) {
      const { conference } = read(site, file).schedule;
      expect(conference['acronym'], file).toMatch(/^[a-z0-9_]{4,}$/);
      for (const event of eventsOf(read(site, file))) {
        expect(event).not.toHaveProperty('logo', null);
        if ('do_not_record' in event) expect(event['do_not_record']).toBe(true);
        expect(event['slug']).toMatch(/^[a-z0-9_-]+[a-z0-9]$/);
      }
    }
  });

  it('have portraits of speakers, at addresses that exist', () => {
    for (const file of files) {
      const schedule = read(site, file);
      const { base_url: base } = schedule.schedule as unknown as { readonly base_url: string };
      const persons = eventsOf(schedule).flatMap((event) => event.persons);
      const avatars = persons.flatMap((person) => ('avatar' in person ? [String(person['avatar'])] : []));
      if (file === 'devlica/2026/schedule.json') expect(avatars.length).toBeGreaterThan(5);
      for (const avatar of avatars) {
        expect(new URL(avatar).origin).toBe(new URL(base).origin);
        expect(site.files).toContain(new URL(avatar).pathname.slice(1));
      }
    }
  });

  it('have unique ids', () => {
    const events = files.flatMap((file) => eventsOf(read(site, file)));
    expect(new Set(events.map(({ guid }) => guid)).size).toBe(events.length);
  });

  it('have the same content in both formats', () => {
    for (const file of files) {
      const xml = convert(site.text(file.replace('.json', '.xml')), { format: 'object' }) as unknown as {
        readonly schedule: Json & { readonly day: Json };
      };
      const events = list(xml.schedule.day as Json | readonly Json[])
        .flatMap((day) => list(day['room'] as Json | readonly Json[]))
        .flatMap((room) => list(room['event'] as Json | readonly Json[]));
      const jsonEvents = eventsOf(read(site, file));
      expect(
        events.map((event) => [event['@guid'], event['title'], event['date'], event['duration'], event['room']]),
        file,
      ).toEqual(jsonEvents.map((event) => [event.guid, event.title, event.date, event.duration, event.room]));
    }
  });
});

describe('a schedule for apps', () => {
  it('contains the sessions of the page, and its breaks', () => {
    const site = builtSite('before');
    const page = site.text('devlica/index.html');
    const events = eventsOf(read(site, 'devlica/2026/schedule.json'));
    const shown = [...page.matchAll(/id="session-([\w-]+)"/g)].map(([, ident]) => `devlica-2026-${ident}`);
    const slugs = events.map((event) => event['slug'] as string);
    expect(slugs).toEqual(expect.arrayContaining(shown));
    const breaks = events.filter(({ type }) => ['coffee', 'lunch', 'pause'].includes(String(type)));
    expect(breaks.map(({ type }) => type)).toContain('lunch');
    for (const { title, persons, abstract } of breaks) {
      expect(title).toMatch(/\S/);
      expect(persons).toEqual([]);
      expect(abstract).toEqual(expect.any(String));
    }
    const calendar = site.text('devlica/2026/schedule.ics');
    expect(breaks).toHaveLength([...calendar.matchAll(/^CATEGORIES:(?:coffee|lunch|pause)\r?$/gm)].length);
  });

  it.each([
    ['frab', 'schedule.json'],
    ['pentabarf', 'schedule.xml'],
  ] as const)('is imported again with breaks that are breaks, and no sessions: %s', (format, name) => {
    const site = builtSite('before');
    const programme = importedBytes(format, Buffer.from(site.text(`devlica/2026/${name}`)));
    const breaks = eventsOf(read(site, 'devlica/2026/schedule.json')).filter(({ type }) =>
      ['coffee', 'lunch', 'pause'].includes(String(type)),
    );
    for (const { guid, title, type } of breaks) {
      const [session] = programme.sessions.filter(({ key }) => key === guid);
      expect([session?.title, session?.kind], title).toEqual([title, 'service']);
      const [slot] = session?.slots ?? [];
      expect(slot).toBeDefined();
      expect(serviceEntry({ session: session as ImportedSession, ...(slot as ImportedSlot) }), title).toMatchObject({
        break: type,
      });
    }
    expect(breaks.length).toBeGreaterThan(3);
  });

  it('links to the pages of sessions, and to existing anchors of other entries', () => {
    const site = builtSite('before');
    for (const file of ['devlica/2026/schedule.json', 'worklica/2025/schedule.json']) {
      for (const event of eventsOf(read(site, file))) {
        const { pathname, hash } = new URL(event['url'] as string);
        const page = site.text(`${pathname.slice(1)}index.html`);
        if (hash === '') expect(pathname, event.title).toMatch(/^\/\w+\/\d{4}\/sessions\/[^/]+\/$/);
        else expect(page, event.title).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });
});
