import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../src/domain/language.ts';
import type { SchedulePage, ScreenPage, ScreenState } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAt } from '../../../src/domain/page/shown.ts';
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
import { planOf } from '../../support/planned-content.ts';

/** Two sessions in the loom hall at 11:40, and two special entries of one kind in the yard. */

const [FIRST, SECOND] = ['delete-your-overlay-library', 'chart-you-can-hear'];
const TITLES = ['Delete your overlay library', 'What the Drava sounds like'];
const NOON = at('2026-05-08T11:50');

let plan: Plan;
beforeAll(async () => {
  plan = await planWith(
    { swap: ['at: 2026-05-07T19:30', 'kind: replaced', 'entry: power-of-a-page', `by: ${SECOND}`] },
    {
      edit(content) {
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
      },
    },
  );
});

/** What a part of a screen says at an instant. */
function stateOn(path: string, ident: string, instant = NOON): ScreenState {
  const screen = routeAt(plan, path)?.content as ScreenPage;
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
