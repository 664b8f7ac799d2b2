import { describe, expect, it } from 'vitest';
import { plain } from '../../../src/domain/language.ts';
import type { HomePage, HomePoster, NowEntry, TodayBoard } from '../../../src/domain/page/page.ts';
import { isShownAt, isShownAtBuild } from '../../../src/domain/page/shown.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import type { ContentEdits } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = seconds('2026-03-01T12:00:00+01:00');
const MIDNIGHT = seconds('2026-05-08T00:00:00+02:00');
const MORNING = seconds('2026-05-08T11:20:00+02:00');
const COFFEE = seconds('2026-05-08T11:35:00+02:00');
const LUNCH = seconds('2026-05-08T13:00:00+02:00');
const ENDS = seconds('2026-05-08T20:00:00+02:00');
const JUNE = seconds('2026-06-20T12:00:00+02:00');
const EVENT = 'content/events/devlica/event.yaml';
const EDITION = 'content/events/devlica/2026/edition.yaml';

async function homeAt(at: number, change?: (copy: ContentEdits) => void, path = '/'): Promise<HomePage> {
  const plan = await planOf(at, change);
  return plan.routes.find((route) => route.path === path)?.content as HomePage;
}

async function posterAt(at: number, change?: (copy: ContentEdits) => void): Promise<HomePoster> {
  return (await homeAt(at, change)).poster as HomePoster;
}

/** What an event's board says at an instant: `Room: now | next`, one line for each row that says anything. */
function linesAt({ rooms }: TodayBoard, at: number): readonly string[] {
  return rooms.flatMap(({ room, states }) => {
    const { now, next } = valueAt(states, at);
    if (now.length + next.length === 0) return [];
    const isOn = now.map((one) => `${nameOf(one)} to ${one.end}`).join(', ');
    const follows = next.map((one) => `${one.start} ${nameOf(one)}`).join(', ');
    return [`${room === undefined ? 'all' : plain(room)}: ${isOn || null} | ${follows || null}`];
  });
}

/** The ident of a session, else the title. */
const nameOf = ({ href, title }: NowEntry): string => /sessions\/([^/]+)/.exec(href ?? '')?.[1] ?? plain(title);

const boardOf = ({ today }: HomePage, event: string): TodayBoard =>
  today.find((board) => board.event === event) as TodayBoard;

describe('the first screen of the home page before the event', () => {
  it('has date, place, the lowest price, the button for tickets and three speakers', async () => {
    const { when, where, price, buttons, faces } = await posterAt(SPRING);
    expect([when.text, where, valueAt(price, SPRING)]).toEqual(['8\u00a0May 2026', 'Tkaonica, Osijek', '€24']);
    expect(buttons.filter(({ shown }) => isShownAtBuild(shown)).map(({ href }) => href)).toEqual(['/devlica/#tickets']);
    expect(faces.shown).toEqual([{ from: null, until: ENDS }]);
    expect(faces.speakers).toHaveLength(3);
    expect(faces.speakers[0]?.keynote).toBe(true);
  });

  it('has a price while tickets are on sale', async () => {
    const { price } = await posterAt(SPRING);
    expect([MIDNIGHT - 1, MIDNIGHT].map((at) => valueAt(price, at))).toEqual(['€24', null]);
  });

  it('counts the days until the first day begins, with one day left throughout the day before', async () => {
    const { countdown } = await posterAt(SPRING);
    const daysLeft = (at: number): number => Math.floor(((countdown?.until ?? 0) - at) / 86_400);
    expect(countdown?.shown).toEqual([{ from: null, until: MIDNIGHT }]);
    expect([SPRING, MIDNIGHT - 86_400, MIDNIGHT - 1].map(daysLeft)).toEqual([68, 1, 1]);
    expect((await posterAt(MIDNIGHT)).countdown).toBeUndefined();
  });

  it('says only what is known of an edition that is cancelled', async () => {
    const home = await homeAt(SPRING, (copy) => copy.edit(EDITION, 'hero:\n', 'status: cancelled\nhero:\n'));
    expect(home.poster?.status?.word).toBe('Cancelled');
    expect(home.poster?.countdown).toBeUndefined();
    expect(home.poster?.faces.shown).toEqual([]);
    expect(valueAt(home.poster?.price ?? [], SPRING)).toBeNull();
    expect(home.today.map(({ event }) => event)).toEqual(['worklica']);
  });

  it('is left out if the main event is not visible', async () => {
    const home = await homeAt(SPRING, (copy) => copy.edit(EVENT, '\nvisible: true', '\nvisible: false'));
    expect(home.poster).toBeUndefined();
    expect(home.imageShown).toEqual([{ from: null, until: null }]);
    expect(home.today.map(({ event }) => event)).toEqual(['worklica']);
  });
});

describe('the first screen of the home page during the event', () => {
  it('shows what is on from the beginning of the day until the last entry has ended', async () => {
    const { today } = await homeAt(SPRING);
    expect(today.map(({ event, date }) => [event, date])).toEqual([
      ['devlica', '2026-05-08'],
      ['worklica', '2026-05-08'],
    ]);
    for (const { shown } of today) {
      expect([MIDNIGHT - 1, MIDNIGHT, MORNING].map((at) => isShownAt(shown, at))).toEqual([false, true, true]);
    }
  });

  it('says what is on in each room of each event, and what follows', async () => {
    const home = await homeAt(SPRING);
    expect(linesAt(boardOf(home, 'devlica'), MORNING)).toEqual([
      'Loom hall: select-you-can-dress to 11:30 | 11:40 delete-your-overlay-library',
      'Warping room: model-in-the-vineyard to 11:30 | 11:40 power-of-a-page',
    ]);
    expect(linesAt(boardOf(home, 'worklica'), MORNING).slice(0, 2)).toEqual([
      'Red classroom: first-day-offline to 12:20 | null',
      'Blue classroom: drawn-in-threads to 11:50 | null',
    ]);
  });

  it('says what is on for everybody, and where', async () => {
    const board = boardOf(await homeAt(SPRING), 'devlica');
    expect(linesAt(board, COFFEE)[0]).toBe('all: Coffee to 11:40 | 12:40 Lunch in the yard');
    const [forAll] = board.rooms;
    expect(forAll && valueAt(forAll.states, LUNCH).now).toMatchObject([{ title: 'Lunch in the yard', room: 'Yard' }]);
  });

  it('begins the day with the first entry', async () => {
    const board = boardOf(await homeAt(SPRING), 'devlica');
    expect(linesAt(board, MIDNIGHT)).toEqual([
      'all: null | 08:00 Registration and breakfast',
      expect.stringMatching(/^Loom hall: null \| 09:00 /),
      expect.stringMatching(/^Warping room: null \| /),
    ]);
  });

  it('leaves out what does not take place', async () => {
    const home = await homeAt(SPRING, (copy) =>
      copy.write(
        'content/events/devlica/2026/changes/ill.yaml',
        'at: 2026-05-07T19:30\nkind: cancelled\nentry: select-you-can-dress\n',
      ),
    );
    expect(linesAt(boardOf(home, 'devlica'), MORNING)[0]).toBe('Loom hall: null | 11:40 delete-your-overlay-library');
  });

  it('has the row of what is for everybody besides eight rooms', async () => {
    const rooms = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const lists = rooms.map((room) => `      ${room}: [{ special: other, title: { en: Talk, hr: Razgovor } }]\n`);
    const home = await homeAt(SPRING, (copy) => {
      copy.write(
        EDITION,
        `${copy.read(EDITION)}rooms:\n${rooms.map((room) => `  ${room}: { name: ${room} }\n`).join('')}`,
      );
      copy.write(
        'content/events/devlica/2026/schedule.yaml',
        `entries:\n  - { break: coffee, title: { en: Coffee, hr: Kava } }\n  - rooms:\n${lists.join('')}`,
      );
    });
    expect(boardOf(home, 'devlica').rooms.map(({ room }) => room !== undefined)).toEqual([
      false,
      ...Array.from({ length: 8 }, () => true),
    ]);
  });

  it('has at most eight rooms of an event, and no days that are over', async () => {
    const { today } = await homeAt(JUNE);
    expect(today).toEqual([]);
    for (const { rooms } of (await homeAt(SPRING)).today) {
      expect(rooms.filter(({ room }) => room !== undefined).length).toBeLessThanOrEqual(8);
    }
  });
});

describe('what is on of an event in another time zone', () => {
  it('names the zone of its times; that of others is known', async () => {
    const home = await homeAt(SPRING, ({ edit }) =>
      edit('content/events/worklica/2026/edition.yaml', 'venue:', 'timeZone: Europe/London\nvenue:'),
    );
    expect(boardOf(home, 'worklica').zone).toBe('UTC+1');
    expect(boardOf(home, 'devlica')).not.toHaveProperty('zone');
  });
});

describe('the first screen of the home page after the event', () => {
  it('looks back, with the picture that was beside the text, and leads to survey and newsletter', async () => {
    const home = await homeAt(JUNE);
    const { lookBack, buttons, faces, countdown } = home.poster as HomePoster;
    expect([faces.shown, countdown, home.imageShown]).toEqual([[], undefined, []]);
    expect(isShownAtBuild(lookBack.shown)).toBe(true);
    expect([lookBack.text, lookBack.image?.alt]).toEqual([expect.stringMatching(/./), home.image?.alt]);
    expect(buttons.map(({ ident }) => ident)).toEqual(['survey']);
    expect(lookBack.newsletter).toEqual({ href: '/devlica/#newsletter', shown: [{ from: null, until: null }] });
    expect(valueAt(lookBack.next, JUNE)).toBeNull();
  });

  it('names the next day of any event', async () => {
    const later = await posterAt(JUNE, (copy) => {
      const file = 'content/events/worklica/2026/edition.yaml';
      copy.write(file, copy.read(file).replaceAll('2026-05-08', '2026-09-25'));
    });
    expect(valueAt(later.lookBack.next, JUNE)).toMatchObject({ title: 'Worklica', href: '/worklica/' });
    expect(valueAt(later.lookBack.next, seconds('2026-09-25T00:00:00+02:00'))).toBeNull();
  });
});

it('the home page has the same first screen in Croatian', async () => {
  const home = await homeAt(SPRING, undefined, '/hr/');
  expect(home.poster?.when.text).toContain('svibnja');
  expect(linesAt(boardOf(home, 'devlica'), MORNING)[0]).toBe(
    'Velika dvorana: select-you-can-dress to 11:30 | 11:40 delete-your-overlay-library',
  );
});
