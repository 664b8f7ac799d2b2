import { beforeAll, describe, expect, it } from 'vitest';
import { type Phrase, plain } from '../../../src/domain/language.ts';
import type { HomePage, NowRow, SchedulePage, ScreenPage, ScreenState } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAt } from '../../../src/domain/page/shown.ts';
import { nextAfter, onAt } from '../../../src/domain/programme/now-and-next.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import {
  at,
  E26,
  planWith,
  programmeFile,
  routeAt,
  rowsIn,
  SPRING,
  sessionAt,
} from '../../support/changed-programme.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

/** Two sessions in the loom hall at 11:40, and two special entries of one kind in the yard. */

const [FIRST, SECOND] = ['delete-your-overlay-library', 'chart-you-can-hear'];
const TITLES = ['Delete your overlay library', 'What the Drava sounds like'];
const NOON = at('2026-05-08T11:50');

const BESIDE: ContentChange = (content) => {
  content.edit(
    `${E26}/schedule.yaml`,
    `        - session: ${SECOND}\n`,
    `        - session: ${SECOND}\n          alongside: true\n`,
  );
  const poster = (lines: string): string =>
    `  - special: other\n    room: yard\n    title: { en: Poster, hr: Poster }\n    duration: ${lines}\n`;
  content.edit(
    `${E26}/schedule.yaml`,
    '  - special: panel\n',
    `${poster('15')}${poster('25\n    alongside: true')}  - special: panel\n`,
  );
};

let plan: Plan;
beforeAll(async () => {
  const swap = ['at: 2026-05-07T19:30', 'kind: replaced', 'entry: power-of-a-page', `by: ${SECOND}`];
  plan = await planWith({ swap }, { edit: BESIDE });
});

/** What a part of a screen says at an instant. */
function stateOn(path: string, ident: string, instant = NOON, from = plan): ScreenState {
  const screen = routeAt(from, path)?.content as ScreenPage;
  const room = screen.sides[0]?.screens.find((one) => one.ident === ident);
  return valueAt(room?.onScreen ?? [], instant);
}

/** What a part of a screen says is on. */
function onScreen(path: string, ident: string): readonly string[] {
  const { title, others } = stateOn(path, ident);
  return [title, ...others.map((one) => one.title)].map(plain);
}

describe('entries beside each other in one room', () => {
  it('are all on the screen of the room, in the foyer, and under "On now"', () => {
    expect(onScreen('/screen/loom-hall/', 'loom-hall')).toEqual(TITLES);
    expect(onScreen('/screen/', 'loom-hall')).toEqual(TITLES);
    const page = routeAt(plan, '/devlica/schedule/')?.content as SchedulePage;
    const loom = page.now?.rooms.find(({ room }) => room === 'Loom hall');
    expect(loom && valueAt(loom.states, NOON).now.map(({ title }) => title)).toEqual(TITLES);
    expect(loom && valueAt(loom.states, at('2026-05-08T11:35')).next.map(({ title }) => title)).toEqual(TITLES);
  });

  it('each say on a screen where they are, and what they replace', () => {
    const posters = stateOn('/screen/loom-hall/', 'loom-hall', at('2026-05-08T14:55'));
    expect([posters, ...posters.others].map(({ where }) => where)).toEqual(['Where: Yard', 'Where: Yard']);
    const [second] = stateOn('/screen/loom-hall/', 'loom-hall').others;
    expect(second?.label).toBe('In place of: How much power does a page drink?');
  });

  it('each say on a screen until when they last, if they do not end together', () => {
    const posters = stateOn('/screen/loom-hall/', 'loom-hall', at('2026-05-08T14:55'));
    expect(posters.end?.text).toBe('until 15:15');
    expect([posters, ...posters.others].map(({ until }) => until)).toEqual(['until 15:05', undefined]);
    const both = stateOn('/screen/loom-hall/', 'loom-hall');
    expect([both.end?.text, both.until, both.others[0]?.until]).toEqual(['until 12:10', undefined, undefined]);
  });

  it('have lanes of their own in the schedule, and ids of their own', () => {
    const rows = rowsIn(plan);
    const grids = rows.filter(({ star }) => star === FIRST || star === SECOND).map(({ grid }) => grid);
    expect(grids.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are each at the same time as the other on their pages', () => {
    const { meanwhile } = sessionAt(plan, `/devlica/2026/sessions/${FIRST}/`);
    expect(meanwhile.map(({ title, place }) => [title, place])).toContainEqual([TITLES[1], 'Loom hall']);
  });

  it('are all in the calendar, in schedule.json and in schedule.xml', async () => {
    for (const name of ['2026/schedule.ics', 'schedule.json', 'schedule.xml']) {
      const text = await programmeFile(plan, name);
      for (const ident of [FIRST, SECOND, 'other-2026-05-08-1', 'other-2026-05-08-2']) expect(text).toContain(ident);
    }
  });
});

describe('the foyer', () => {
  it('shows what is for everybody once, with its room, and no room as done while more is to come for everybody', async () => {
    const screen = routeAt(await planOf(SPRING), '/screen/')?.content as ScreenPage;
    const saysAt = (time: string): readonly string[] =>
      (screen.sides[0]?.screens ?? [])
        .filter(({ shown }) => isShownAt(shown, at(`2026-05-08T${time}`)))
        .map(({ name, onScreen }) => `${plain(name)}: ${plain(valueAt(onScreen, at(`2026-05-08T${time}`)).title)}`);
    expect(saysAt('13:00').filter((line) => line.includes('Lunch in the yard'))).toEqual(['Yard: Lunch in the yard']);
    expect(saysAt('11:35').filter((line) => line.endsWith('Coffee'))).toEqual(['Devlica: Coffee']);
    expect(saysAt('15:00')).toEqual([
      'Loom hall: Who will teach the next generation?',
      'Yard: Evening by the Drava',
      'Green classroom: Read a flame chart like a map',
    ]);
  });
});

describe('the screen of a room and "On now"', () => {
  const TIMES = Array.from({ length: 160 }, (_, index) => at('2026-05-08T07:00') + index * 300);
  /** Nothing is cancelled: screens say that, and "On now" leaves it out. */
  let calm: Plan;
  beforeAll(async () => {
    calm = await planWith({}, { edit: BESIDE });
  });
  const stripRows = (): readonly NowRow[] => (contentOf(calm, '/devlica/schedule/') as SchedulePage).now?.rooms ?? [];
  const contentOf = (from: Plan, path: string): unknown => routeAt(from, path)?.content;
  const titlesOf = (entries: readonly { readonly title: Phrase }[]): readonly string[] =>
    entries.map(({ title }) => plain(title));

  /** What the screen of a room says is on, and what is next. */
  const onScreenAt = (room: string, instant: number): readonly (readonly string[])[] => {
    const state = stateOn(`/screen/${room}/`, room, instant, calm);
    const entries = titlesOf([state, ...state.others]);
    if (state.kind === 'doors' || state.kind === 'gap') return [[], entries];
    return state.kind === 'over' || state.kind === 'none' ? [[], []] : [entries, titlesOf(state.next)];
  };

  /** What it has to say by the row of the room: that, or else, and if it begins before, what is for everybody. */
  const byRowAt = ({ states }: NowRow, instant: number): readonly (readonly string[])[] => {
    const { now, next } = valueAt(states, instant);
    const forAll = rowsIn(calm).filter(({ column }) => column === undefined);
    const follows = nextAfter(forAll, instant);
    const [[own], [other]] = [next, follows];
    const isOwnNext = own !== undefined && (other === undefined || own.start <= other.start);
    return [titlesOf(now.length > 0 ? now : onAt(forAll, instant)), titlesOf(isOwnNext ? next : follows)];
  };

  it('differ only by what is for everybody, which the screen includes', () => {
    for (const [room, name] of [
      ['loom-hall', 'Loom hall'],
      ['warping-room', 'Warping room'],
    ] as const) {
      const row = stripRows().find((one) => one.room === name) as NowRow;
      for (const instant of TIMES) {
        const time = `${name} at ${new Date(instant * 1000).toISOString()}`;
        expect([time, ...onScreenAt(room, instant)]).toEqual([time, ...byRowAt(row, instant)]);
      }
    }
  });

  it('say the same on the home page', () => {
    const board = (contentOf(calm, '/') as HomePage).today.find(({ event }) => event === 'devlica');
    const saidAt = (rows: readonly NowRow[] = [], instant: number) =>
      rows.map(({ room, states }) => {
        const { now, next } = valueAt(states, instant);
        return [room, titlesOf(now), titlesOf(next)];
      });
    for (const instant of TIMES.filter((one) => one >= at('2026-05-08T08:00'))) {
      expect(saidAt(board?.rooms, instant)).toEqual(saidAt(stripRows(), instant));
    }
  });
});
