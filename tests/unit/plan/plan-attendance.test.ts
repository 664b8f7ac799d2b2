import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage, SessionPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { scheduleFiles } from '../../../src/emit/schedule-files.ts';
import { type ContentEdits, checkedContent } from '../../support/content-in-memory.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

/** Where editions and sessions take place: at a venue, online, or both. */

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const AFTER_LUNCH = Date.parse('2026-05-08T17:00:00+02:00') / 1000;
const STREAMED = '/devlica/2026/sessions/cloth-outlives-the-loom/';
const ROOM = 'https://video.example/room?a=1,2';

type Ld = Readonly<Record<string, unknown>>;
const ldOf = (plan: Plan, path: string): Ld =>
  plan.routes.find((one) => one.path === path)?.head.jsonLd.find((ld) => ld['@type'] === 'Event') as Ld;
const contentOf = <T>(plan: Plan, path: string): T => plan.routes.find((one) => one.path === path)?.content as T;
const attended = (plan: Plan, path: string): readonly unknown[] => {
  const { eventAttendanceMode, location } = ldOf(plan, path);
  const types = [location ?? []].flat().map((one) => (one as Ld)['@type']);
  return [String(eventAttendanceMode).replace('https://schema.org/', ''), types];
};
const textOf = async (plan: Plan, folder: string, path: string): Promise<string> => {
  const programme = programmeIn(plan, folder);
  if (programme === undefined) throw new Error(`There is no programme in ${folder}.`);
  const files = [...calendarFiles(programme), ...scheduleFiles(programme)];
  const content = files.find((one) => one.path === folder + path)?.content;
  return String(typeof content === 'function' ? await content() : content);
};
/** A calendar with its lines unfolded. */
const calendarOf = async (plan: Plan, folder: string, path = 'schedule.ics'): Promise<string> =>
  (await textOf(plan, folder, path)).replaceAll('\r\n ', '');

/** Worklica takes place online, in rooms of its own. */
function online({ edit, drop }: ContentEdits): void {
  const rooms = ['red', 'blue', 'green', 'yellow'].map(
    (color) => `  ${color}-classroom: { name: { en: Room ${color}, hr: Soba ${color} }, url: '${ROOM}' }\n`,
  );
  edit('content/events/worklica/2026/edition.yaml', 'venue: predionica\n', `rooms:\n${rooms.join('')}`);
  // Its text names the venue.
  for (const file of ['where.md', 'where.hr.md']) drop(`content/events/worklica/2026/faq/${file}`);
}

describe('a session with a stream', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await planOf(SPRING);
  });

  it('is mixed in structured data, and so is its edition; others are on site', () => {
    expect(attended(plan, STREAMED)).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(attended(plan, '/devlica/')).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(attended(plan, '/devlica/2026/sessions/two-banks-1/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(attended(plan, '/worklica/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    const { location, superEvent } = ldOf(plan, STREAMED);
    expect((location as readonly Ld[])[1]?.['url']).toMatch(/^https:\/\/live\.|^https:/);
    expect((superEvent as Ld)['eventAttendanceMode']).toBe('https://schema.org/MixedEventAttendanceMode');
  });

  it('says on pages that it is online as well', () => {
    expect(contentOf<EventPage>(plan, '/devlica/').hero.where).toBe('Tkaonica, Osijek and online');
    expect(contentOf<EventPage>(plan, '/hr/devlica/').hero.where).toBe('Tkaonica, Osijek i na internetu');
    expect(contentOf<SessionPage>(plan, STREAMED).slot?.venue).toBe('Tkaonica and online');
  });

  it('has the address of its stream in calendars', async () => {
    const calendar = await calendarOf(plan, 'devlica/2026/', 'sessions/cloth-outlives-the-loom.ics');
    expect(calendar).toMatch(/\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO:https:[^\r]+\r\nEND:VEVENT/);
    expect(calendar).toMatch(/\r\nLOCATION:Loom hall\\, Tkaonica\\, /);
  });
});

describe('an edition that says how people attend', () => {
  it('is attended so, whatever its streams are', async () => {
    const edition = 'content/events/devlica/2026/edition.yaml';
    const plan = await planOf(SPRING, ({ edit }) => edit(edition, 'venue: tkaonica', 'mode: onsite\nvenue: tkaonica'));
    expect(attended(plan, '/devlica/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(attended(plan, STREAMED)).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(contentOf<EventPage>(plan, '/devlica/').hero.where).toBe('Tkaonica, Osijek');
  });
});

describe('an edition without a venue', () => {
  it('has no errors', async () => {
    const { diagnostics } = await checkedContent(online);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is online, in structured data, on pages and in calendars', async () => {
    const plan = await planOf(SPRING, online);
    expect(attended(plan, '/worklica/')).toEqual(['OnlineEventAttendanceMode', ['VirtualLocation']]);
    const path = '/worklica/2026/sessions/first-day-offline/';
    expect(attended(plan, path)).toEqual(['OnlineEventAttendanceMode', ['VirtualLocation']]);
    expect((ldOf(plan, path)['location'] as Ld)['url']).toBe(ROOM);
    expect(contentOf<EventPage>(plan, '/worklica/').hero.where).toBe('Online');
    expect(contentOf<SessionPage>(plan, path).slot?.venue).toBe('Online');
    const calendar = await calendarOf(plan, 'worklica/2026/');
    expect(calendar).toContain('\r\nLOCATION:Room red\\, Online\r\n');
    expect(calendar).toContain(`\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO:${ROOM}\r\n`);
    expect(await textOf(plan, 'worklica/2026/', 'schedule.json')).toContain(`"url": "${ROOM}"`);
  });

  it('leads from the page of a session to its online room until the session ends', async () => {
    const path = '/worklica/2026/sessions/first-day-offline/';
    const hrefs = async (at: number): Promise<readonly unknown[] | undefined> =>
      contentOf<SessionPage>(await planOf(at, online), path).slot?.room?.href.map(({ value }) => value);
    expect(await hrefs(SPRING)).toEqual([ROOM, null]);
    expect(await hrefs(AFTER_LUNCH)).toEqual([null]);
  });
});

describe('days with different venues', () => {
  it('have theirs in calendars', async () => {
    const edition = 'content/events/worklica/2025/edition.yaml';
    const day = '  - date: 2025-06-13\n';
    const plan = await planOf(SPRING, ({ edit }) => edit(edition, day, `${day}    venue: tkaonica\n`));
    const events = (await calendarOf(plan, 'worklica/2025/')).match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
    const places = events.map((event) => {
      const [date, venue] = [/DTSTART[^:]*:(\d{8})/, /LOCATION:.*(Tkaonica|Predionica)/].map(
        (one) => one.exec(event)?.[1],
      );
      return `${date} ${venue}`;
    });
    expect([...new Set(places)]).toEqual(['20250509 Predionica', '20250613 Tkaonica']);
  });
});
