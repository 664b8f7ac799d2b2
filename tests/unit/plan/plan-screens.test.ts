import { describe, expect, it } from 'vitest';
import { type Phrase, plain } from '../../../src/domain/language.ts';
import type { ScreenPage, ScreenState } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { isShownAt } from '../../../src/domain/page/shown.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { at, CARON, type Changes, planWith, routeAt, SPRING } from '../../support/changed-programme.ts';
import { planOf } from '../../support/planned-content.ts';

/** The screens at the venue: what they say at which time. Devlica 2026 is on 8 May. */

const LOOM = '/screen/loom-hall/';

function screenAt(plan: Plan, path: string): ScreenPage {
  return routeAt(plan, path)?.content as ScreenPage;
}

/** What the screen of a room says at a time of 8 May, in English. */
function stateAt(plan: Plan, path: string, time: string): ScreenState {
  const [side] = screenAt(plan, path).sides;
  const [room] = side?.screens ?? [];
  if (room === undefined) throw new Error(`${path} has no room.`);
  return valueAt(room.onScreen, at(time.includes('T') ? time : `2026-05-08T${time}`));
}

/** Dates have no-break spaces. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

const inShort = ({ kind, title, end, next }: ScreenState): readonly unknown[] => [
  kind,
  plain(title),
  end?.text,
  next[0] && spaced(`${next[0].time} ${plain(next[0].title)}`),
];

describe('the screen of a room', () => {
  it.each([
    [
      '2026-05-07T12:00',
      ['none', 'No programme in this room today', undefined, 'Friday, 8 May, 08:00 Registration and breakfast'],
    ],
    ['07:30', ['doors', 'Registration and breakfast', 'at 08:00', undefined]],
    ['09:00', ['special', 'Opening', 'until 09:10', '09:10 The cloth outlives the loom']],
    ['09:55', ['break', 'Coffee', 'until 10:15', '10:15 Six hundred pages, no router: view transitions at a museum']],
    [
      '10:30',
      [
        'session',
        'Six hundred pages, no router: view transitions at a museum',
        'until 11:00',
        '11:00 A new coat for the drop-down',
      ],
    ],
    ['13:00', ['lunch', 'Lunch in the yard', 'until 13:40', '13:40 Mind your č and ć']],
    ['20:00', ['over', 'That was all. Thank you for coming!', undefined, undefined]],
    ['2026-05-09T12:00', ['none', 'No programme in this room today', undefined, undefined]],
  ])('says at %s what is on, until when, and what comes next', async (time, expected) => {
    expect(inShort(stateAt(await planOf(SPRING), LOOM, time))).toEqual(expected);
  });

  it('says who speaks, and where an entry for everybody is', async () => {
    const plan = await planOf(SPRING);
    expect(stateAt(plan, LOOM, '10:30').people).toBe('Vjera Đurđenić');
    expect(stateAt(plan, LOOM, '13:00').where).toBe('Where: Yard');
  });

  it('shows a break as lunch if and only if lunch is served in it', async () => {
    const kindAt = async (from: string, to: string, time: string) => {
      const plan = await planOf(SPRING, (content) =>
        content.edit('content/events/devlica/2026/schedule.yaml', from, to),
      );
      return stateAt(plan, LOOM, time).kind;
    };
    const lunch = '  - break: lunch\n    lunch: true\n';
    expect(await kindAt(lunch, '  - break: lunch\n    lunch: false\n', '13:00')).toBe('break');
    expect(await kindAt(lunch, '  - break: pause\n    lunch: true\n', '13:00')).toBe('lunch');
  });

  it('announces the next entry between two entries', async () => {
    const plan = await planOf(SPRING);
    expect(inShort(stateAt(plan, '/screen/green-classroom/', '11:00')).slice(0, 3)).toEqual([
      'gap',
      'Lunch at Tkaonica',
      'at 12:20',
    ]);
  });

  it('says that a session is cancelled, instead of who speaks', async () => {
    const cancelled: Changes = { ill: ['at: 2026-05-07T19:30', 'kind: cancelled', `entry: ${CARON}`] };
    const plan = await planWith(cancelled);
    const { label, isOff, people } = stateAt(plan, LOOM, '13:45');
    expect([label, isOff, people]).toEqual(['Cancelled', true, undefined]);
    expect(stateAt(plan, LOOM, '13:00').next[0]?.isOff).toBe(true);
  });

  it('is in all languages of the event', async () => {
    const { sides } = screenAt(await planOf(SPRING), LOOM);
    expect(sides.map(({ language }) => language)).toEqual(['en', 'hr']);
    const titles = sides.map(
      ({ screens }) => valueAt(screens[0]?.onScreen ?? [], at('2026-05-08T10:00')).title as Phrase,
    );
    expect(titles.map(plain)).toEqual(['Coffee', 'Kava']);
  });

  it('shows urgent notices for everybody and for the room, until their end or that of the programme', async () => {
    const notice = (text: string, ...lines: readonly string[]): readonly string[] => [
      ...['at: 2026-05-08T10:20', 'kind: notice', `text: { en: ${text} }`],
      ...lines,
    ];
    const plan = await planWith({
      storm: notice('Stay inside.', 'urgent: true', 'until: 2026-05-08T13:00'),
      heating: notice('No heating here.', 'urgent: true', 'room: loom-hall'),
      cloakroom: notice('The cloakroom is in the yard.'),
    });
    const noticesAt = (path: string, time: string): readonly string[] =>
      (screenAt(plan, path).sides[0]?.screens[0]?.notices ?? [])
        .filter(({ shown }) => isShownAt(shown, at(`2026-05-08T${time}`)))
        .map(({ text }) => plain(text));
    expect([...noticesAt(LOOM, '11:00')].sort()).toEqual(['No heating here.', 'Stay inside.']);
    expect(noticesAt(LOOM, '14:00')).toEqual(['No heating here.']);
    expect(noticesAt(LOOM, '23:00')).toEqual([]);
    expect(noticesAt('/screen/yard/', '11:00')).toEqual(['Stay inside.']);
  });

  it('lists the programme of each day for the door sign', async () => {
    const [side] = screenAt(await planOf(SPRING), LOOM).sides;
    const [day] = side?.screens[0]?.days ?? [];
    expect([side?.screens[0]?.facts, spaced(day?.title ?? '')]).toEqual([
      ['Ground floor', '320 seats'],
      'Friday, 8 May 2026',
    ]);
    expect(day?.entries.slice(1, 3)).toMatchObject([
      { time: '09:00', title: 'Opening' },
      { time: '09:10', title: 'The cloth outlives the loom', people: 'Željka Čačić' },
    ]);
  });
});

describe('the screen of the foyer', () => {
  const roomsAt = (plan: Plan, time: string): readonly string[] =>
    (screenAt(plan, '/screen/').sides[0]?.screens ?? [])
      .filter(({ shown }) => isShownAt(shown, at(time)))
      .map(({ ident }) => ident);

  it('shows the rooms of every event on the day, and otherwise that there is no programme', async () => {
    const plan = await planOf(SPRING);
    expect(roomsAt(plan, '2026-05-08T10:30')).toEqual([
      ...['loom-hall', 'warping-room', 'yard'],
      ...['red-classroom', 'blue-classroom', 'green-classroom', 'yellow-classroom'],
    ]);
    expect(roomsAt(plan, '2026-05-09T10:30')).toEqual([]);
    const { shown } = screenAt(plan, '/screen/').sides[0]?.nothing ?? { shown: [] };
    expect([isShownAt(shown, at('2026-05-08T10:30')), isShownAt(shown, at('2026-05-09T10:30'))]).toEqual([false, true]);
  });
});

describe('screens', () => {
  const pathsOf = (plan: Plan): readonly string[] =>
    plan.routes.filter(({ template }) => template === 'screen').map(({ path }) => path);

  it('are cached offline, have no header and no footer, and are not indexed', async () => {
    const route = routeAt(await planOf(SPRING), LOOM);
    expect(route?.offline).toBeDefined();
    expect(route?.slices).toEqual({ header: '', footer: '' });
    expect(route?.head.indexed).toBe(false);
  });

  it.each([
    ['disabled', 'enabled: true', 'enabled: false'],
    ['invisible', 'visible: true', 'visible: false'],
  ])('do not show the rooms of an event that is %s', async (_, on, off) => {
    const plan = await planWith({}, { edit: (content) => content.edit('content/events/worklica/event.yaml', on, off) });
    expect(pathsOf(plan)).toContain(LOOM);
    expect(pathsOf(plan)).not.toContain('/screen/red-classroom/');
  });

  it('do not show the rooms of an edition that is cancelled', async () => {
    const edit = (content: { edit(path: string, from: string, to: string): void }): void =>
      content.edit('content/events/worklica/2026/edition.yaml', 'venue:', 'status: cancelled\nvenue:');
    expect(pathsOf(await planWith({}, { edit }))).not.toContain('/screen/red-classroom/');
  });
});
