import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage, SchedulePage, SessionPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { calendarFiles } from '../../../src/emit/calendars.ts';
import { scheduleFiles } from '../../../src/emit/schedule-files.ts';
import { type ContentEdits, checkedContent } from '../../support/content-in-memory.ts';
import { planOf, programmeIn } from '../../support/planned-content.ts';

/** Where editions and sessions take place: at a venue, online, or both. */

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const AFTER_LUNCH = Date.parse('2026-05-08T17:00:00+02:00') / 1000;
const DEVLICA = 'content/events/devlica/2026';
const WORKLICA = 'content/events/worklica/2026';
const STREAMED = '/devlica/2026/sessions/cloth-outlives-the-loom/';
const STREAM = 'https://live.example/devlica-2026/loom-hall';
const CONFERENCE = `\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO:${STREAM}\r\nEND:VEVENT`;
const ROOM = 'https://video.example/room?a=1,2';

type Ld = Readonly<Record<string, unknown>>;
const ldOf = (plan: Plan, path: string): Ld =>
  plan.routes.find((one) => one.path === path)?.head.jsonLd.find((ld) => ld['@type'] === 'Event') as Ld;
const contentOf = <T>(plan: Plan, path: string): T => plan.routes.find((one) => one.path === path)?.content as T;
const modeAt = (plan: Plan, path: string): readonly unknown[] => {
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
/** The names, streets and addresses of the places in structured data. */
const placesOf = (plan: Plan, path: string): readonly unknown[] =>
  [ldOf(plan, path)['location'] ?? []].flat().map((one) => {
    const { name, address, url } = one as Ld;
    return url ?? [name, (address as Ld | undefined)?.['streetAddress']];
  });
/** The calendar of the session with a stream, with its lines unfolded. */
const streamedCalendar = (plan: Plan): Promise<string> =>
  calendarOf(plan, 'devlica/2026/', 'sessions/cloth-outlives-the-loom.ics');
const locationIn = (calendar: string): string | undefined => /\r\nLOCATION:(.*)\r/.exec(calendar)?.[1];
/** A calendar with its lines unfolded. */
const calendarOf = async (plan: Plan, folder: string, path = 'schedule.ics'): Promise<string> =>
  (await textOf(plan, folder, path)).replaceAll('\r\n ', '');

/** Worklica takes place online, in rooms of its own. */
function online({ edit, drop }: ContentEdits): void {
  const rooms = ['red', 'blue', 'green', 'yellow'].map(
    (color) => `  ${color}-classroom: { name: { en: Room ${color}, hr: Soba ${color} }, url: '${ROOM}' }\n`,
  );
  edit(`${WORKLICA}/edition.yaml`, 'venue: predionica\n', `room: red-classroom\nrooms:\n${rooms.join('')}`);
  // Its text names the venue.
  for (const file of ['where.md', 'where.hr.md']) drop(`${WORKLICA}/faq/${file}`);
}

/** Gives sessions of Worklica, which has four, a stream. */
const streams =
  (...sessions: readonly string[]) =>
  ({ write }: ContentEdits): void => {
    for (const one of sessions) write(`${WORKLICA}/assets/${one}.yaml`, `items: [{ kind: stream, url: '${ROOM}' }]\n`);
  };

const mode =
  (value: string) =>
  ({ edit }: ContentEdits): void =>
    edit(`${DEVLICA}/edition.yaml`, 'venue: tkaonica', `mode: ${value}\nvenue: tkaonica`);

describe('a session with a stream', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await planOf(SPRING);
  });

  it('is mixed in structured data; other sessions are on site', () => {
    expect(modeAt(plan, STREAMED)).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(placesOf(plan, STREAMED)).toEqual([['Loom hall, Tkaonica', 'Tkalačka obala 3'], STREAM]);
    expect(modeAt(plan, '/devlica/2026/sessions/two-banks-1/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
  });

  it('does not make an edition with many sessions online as well', () => {
    expect(modeAt(plan, '/devlica/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(ldOf(plan, STREAMED)['superEvent']).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    });
    expect(contentOf<EventPage>(plan, '/devlica/').hero.where).toBe('Tkaonica, Osijek');
  });

  it('says on its page that it is online as well', () => {
    expect(contentOf<SessionPage>(plan, STREAMED).slot?.venue).toBe('Tkaonica and online');
    expect(contentOf<SessionPage>(plan, `/hr${STREAMED}`).slot?.venue).toBe('Tkaonica i na internetu');
  });

  it('has the address of its stream in calendars, and "and online" as on its page', async () => {
    const calendar = await streamedCalendar(plan);
    expect(calendar).toContain(CONFERENCE);
    expect(locationIn(calendar)).toBe('Loom hall\\, Tkaonica\\, Tkalačka obala 3\\, 31000 Osijek and online');
  });

  it('has it at the end of its event, whatever its title is', async () => {
    const titled = await planOf(SPRING, ({ edit }) =>
      edit(`${DEVLICA}/sessions/cloth-outlives-the-loom.md`, 'title: The cloth', 'title: END:VEVENT and the cloth'),
    );
    const calendar = await streamedCalendar(titled);
    expect(calendar).toContain('SUMMARY:END:VEVENT and the cloth outlives the loom\r\n');
    expect(calendar).toContain(CONFERENCE);
  });

  it.each<readonly [string, (content: ContentEdits) => void]>([
    [
      'that shows at certain times',
      ({ edit }) =>
        edit(
          `${DEVLICA}/assets/cloth-outlives-the-loom.yaml`,
          'loom-hall\n',
          'loom-hall\n    from: 2026-05-08T09:00\n',
        ),
    ],
    [
      'that is cancelled',
      ({ write }) =>
        write(
          `${DEVLICA}/changes/cloth.yaml`,
          'at: 2026-02-01T09:00\nkind: cancelled\nentry: cloth-outlives-the-loom\n',
        ),
    ],
  ])('%s has the address in no calendar and no structured data', async (_, change) => {
    const changed = await planOf(SPRING, change);
    expect(modeAt(changed, STREAMED)).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(placesOf(changed, STREAMED).at(-1)).toBe(`https://devlica.example${STREAMED}`);
    expect(await streamedCalendar(changed)).not.toContain('CONFERENCE');
  });
});

describe('an edition of which people can join', () => {
  it('half of the sessions online is mixed', async () => {
    const plan = await planOf(SPRING, streams('first-day-offline', 'drawn-in-threads'));
    expect(modeAt(plan, '/worklica/')).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(contentOf<EventPage>(plan, '/worklica/').hero.where).toBe('Predionica, Osijek and online');
    expect(contentOf<EventPage>(plan, '/hr/worklica/').hero.where).toBe('Predionica, Osijek i na internetu');
  });

  it('fewer sessions online is on site', async () => {
    const plan = await planOf(SPRING, streams('first-day-offline'));
    expect(modeAt(plan, '/worklica/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
  });
});

describe('an edition that says how people attend', () => {
  it('is on site although a session has a stream, in structured data, on pages and in calendars', async () => {
    const plan = await planOf(SPRING, mode('onsite'));
    expect(modeAt(plan, '/devlica/')).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(modeAt(plan, STREAMED)).toEqual(['OfflineEventAttendanceMode', ['Place']]);
    expect(contentOf<SessionPage>(plan, STREAMED).slot?.venue).toBe('Tkaonica');
    const calendar = await streamedCalendar(plan);
    expect(calendar).not.toContain('CONFERENCE');
    expect(locationIn(calendar)).toBe('Loom hall\\, Tkaonica\\, Tkalačka obala 3\\, 31000 Osijek');
  });

  it('is mixed although few sessions have a stream', async () => {
    const plan = await planOf(SPRING, mode('mixed'));
    expect(modeAt(plan, '/devlica/')).toEqual(['MixedEventAttendanceMode', ['Place', 'VirtualLocation']]);
    expect(contentOf<EventPage>(plan, '/devlica/').hero.where).toBe('Tkaonica, Osijek and online');
  });

  it.each<readonly [string, (content: ContentEdits) => void, string | undefined]>([
    ['is not contradicted by a stream', mode('onsite'), undefined],
    ['is contradicted by a venue', mode('online'), 'This edition is online, but it is held at the venue "tkaonica".'],
    [
      'is contradicted by rooms that are all online',
      (content) => {
        online(content);
        content.edit(`${WORKLICA}/edition.yaml`, 'rooms:\n', 'mode: onsite\nrooms:\n');
      },
      'This edition is on site, but all its rooms are online.',
    ],
    [
      'is contradicted by the lack of a venue',
      (content) => {
        online(content);
        content.edit(`${WORKLICA}/edition.yaml`, 'rooms:\n', 'mode: onsite\nrooms:\n  attic: { name: Attic }\n');
      },
      'This edition is on site, but it has no venue.',
    ],
  ])('%s', async (_, change, message) => {
    const { diagnostics } = await checkedContent(change);
    const found = diagnostics.filter(({ code }) => code === 'mode-contradicted');
    expect(found.map((one) => one.message)).toEqual(message === undefined ? [] : [message]);
  });
});

describe('an edition without a venue', () => {
  it('has no errors', async () => {
    const { diagnostics } = await checkedContent(online);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is online, in structured data, on pages and in calendars', async () => {
    const plan = await planOf(SPRING, online);
    expect(modeAt(plan, '/worklica/')).toEqual(['OnlineEventAttendanceMode', ['VirtualLocation']]);
    const path = '/worklica/2026/sessions/first-day-offline/';
    expect(modeAt(plan, path)).toEqual(['OnlineEventAttendanceMode', ['VirtualLocation']]);
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

  it('leads from the row of an entry without a page to its online room until it ends', async () => {
    const joinOf = async (at: number): Promise<readonly unknown[] | undefined> => {
      const { day } = contentOf<SchedulePage>(await planOf(at, online), '/worklica/schedule/');
      return day.rows.find(({ what }) => what === 'opening')?.join?.map(({ value }) => value);
    };
    expect(await joinOf(SPRING)).toEqual([ROOM, null]);
    expect(await joinOf(AFTER_LUNCH)).toEqual([null]);
  });
});

describe('a room', () => {
  it('outside of venues has no address of a venue', async () => {
    const plan = await planOf(SPRING, ({ edit }) => {
      edit(`${DEVLICA}/edition.yaml`, 'venue: tkaonica', 'rooms:\n  barge: { name: Barge }\nvenue: tkaonica');
      edit(
        `${DEVLICA}/schedule.yaml`,
        '- session: cloth-outlives-the-loom',
        '- session: cloth-outlives-the-loom\n    room: barge',
      );
    });
    expect(placesOf(plan, STREAMED)).toEqual([['Barge', undefined], STREAM]);
    expect(contentOf<SessionPage>(plan, STREAMED).slot?.venue).toBe('On site and online');
    expect(locationIn(await streamedCalendar(plan))).toBe('Barge\\, On site and online');
  });

  it('of another venue than that of its day has the address of its own', async () => {
    const plan = await planOf(SPRING, ({ edit }) => {
      edit(`${DEVLICA}/edition.yaml`, 'venue: tkaonica', 'venue: predionica');
      edit(`${DEVLICA}/edition.yaml`, '  - date: 2026-05-08\n', '  - date: 2026-05-08\n    venue: tkaonica\n');
      edit(
        `${DEVLICA}/schedule.yaml`,
        '- session: cloth-outlives-the-loom',
        '- session: cloth-outlives-the-loom\n    room: red-classroom',
      );
    });
    expect(placesOf(plan, STREAMED)[0]).toEqual(['Red classroom, Predionica', 'Predionička ulica 12']);
    expect(contentOf<SessionPage>(plan, STREAMED).slot?.venue).toBe('Predionica and online');
    expect(locationIn(await streamedCalendar(plan))).toMatch(/^Red classroom\\, Predionica\\, /);
    expect(placesOf(plan, '/devlica/2026/sessions/two-banks-1/')[0]).toEqual([
      'Warping room, Tkaonica',
      'Tkalačka obala 3',
    ]);
  });
});

const DATABASES = '/worklica/2025/sessions/a-database-in-one-file/';

describe('a session without a place in the programme', () => {
  it('is at the first venue of its edition in structured data', async () => {
    const schedule = 'content/events/worklica/2025/days/2025-06-13/schedule.yaml';
    const plan = await planOf(SPRING, ({ edit }) => edit(schedule, '  - session: a-database-in-one-file\n', ''));
    expect(contentOf<SessionPage>(plan, DATABASES).slot).toBeUndefined();
    expect(placesOf(plan, DATABASES)).toEqual([['Predionica', 'Predionička ulica 12']]);
  });
});

describe('days with different venues', () => {
  const edition = 'content/events/worklica/2025/edition.yaml';
  const day = '  - date: 2025-06-13\n';

  it('have the venue in structured data that their page names: none where content gives none', async () => {
    const plan = await planOf(SPRING, ({ edit }) => {
      edit(edition, 'venue: predionica\n', '');
      edit(edition, '  - date: 2025-05-09\n', '  - date: 2025-05-09\n    venue: predionica\n');
    });
    expect(contentOf<SessionPage>(plan, DATABASES).slot?.venue).toBeUndefined();
    expect(placesOf(plan, DATABASES)).toEqual([]);
  });

  it('have theirs in calendars', async () => {
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
