import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../src/domain/language.ts';
import type { ScreenPage, SessionTime, SpeakerPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { calendarOf } from '../../../src/domain/programme/starred-calendar.ts';
import { planSearchIndex } from '../../../src/plan/search/plan-search-index.ts';
import {
  at,
  CARON,
  CARON_PAGE,
  type Changes,
  E26,
  planWith,
  programmeFile,
  routeAt,
  rowsIn,
  sessionAt,
} from '../../support/changed-programme.ts';
import { type ContentChange, checkedContent } from '../../support/content-in-memory.ts';

const SCHEDULE = `${E26}/schedule.yaml`;
const SECOND = `${CARON}--2`;

/** A session at 13:40 in the loom hall, and again there at 17:45, for everybody. */
const twice: ContentChange = (content) =>
  content.edit(SCHEDULE, '  - special: closing', `  - session: ${CARON}\n    startsAt: '17:45'\n  - special: closing`);

/** The same, and again at 13:40 on the next day. */
const threeTimes: ContentChange = (content) => {
  twice(content);
  content.edit(
    `${E26}/edition.yaml`,
    'venue: tkaonica',
    '  - date: 2026-05-09\n    startDateTime: 2026-05-09T09:00\n    endDateTime: 2026-05-09T18:00\nvenue: tkaonica',
  );
  content.edit(`${E26}/edition.yaml`, 'endDateTime: 2026-05-08T20:00', 'endDateTime: 2026-05-09T20:00');
  content.write(`${E26}/days/2026-05-09/schedule.yaml`, `entries:\n  - session: ${CARON}\n    startsAt: '13:40'\n`);
};

const change = (lines: string): Changes => ({
  told: ['at: 2026-05-07T19:30', `entry: ${CARON}`, ...lines.split('; ')],
});
const planTwice = (changes: Changes = {}, instant?: number): Promise<Plan> =>
  planWith(changes, { edit: twice, ...(instant === undefined ? {} : { instant }) });

async function codesOf(edit: ContentChange, changes: Changes = {}): Promise<readonly string[]> {
  const { diagnostics } = await checkedContent((content) => {
    for (const [name, lines] of Object.entries(changes)) content.write(`${E26}/changes/${name}.yaml`, lines.join('\n'));
    edit(content);
  });
  const own = [
    'session-twice',
    'entry-day-missing',
    'entry-unknown',
    'moved-without-difference',
    'restored-without-cancelled',
    'entries-overlap',
  ];
  return diagnostics.flatMap(({ code, message, hint }) => (own.includes(code) ? [`${code}: ${message} ${hint}`] : []));
}

const rows = (plan: Plan) => rowsIn(plan).filter(({ star }) => star === CARON);
const slotsIn = (plan: Plan): readonly SessionTime[] => {
  const { slot } = sessionAt(plan);
  return slot === undefined ? [] : [slot, ...(slot.again ?? [])];
};
const uidsIn = (calendar: string): readonly string[] =>
  [...calendar.matchAll(/\nUID:([^@]*)@/g)].map(([, uid]) => `${uid}`);

/** The second slot is in another room. */
const twiceInTwoRooms: ContentChange = (content) => {
  twice(content);
  content.edit(SCHEDULE, `  - session: ${CARON}\n    startsAt`, `  - session: ${CARON}\n    room: yard\n    startsAt`);
};

describe('a session that takes place twice', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await planTwice();
  });

  it('is right where its slots do not overlap, on one day or on several, and wrong where they do', async () => {
    expect(await codesOf(twice)).toEqual([]);
    expect(await codesOf(threeTimes)).toEqual([]);
    const atOnce: ContentChange = (content) =>
      content.edit(
        SCHEDULE,
        '        - session: two-banks-1\n',
        `        - session: ${CARON}\n        - session: two-banks-1\n`,
      );
    expect(await codesOf(atOnce)).toEqual([
      `session-twice: The session "${CARON}" takes place from 13:40 to 14:10 already. let it begin when the other slot has ended, or remove one of the two`,
    ]);
  });

  it('has one page with all its times and rooms, each with its row in the schedule', () => {
    expect(slotsIn(plan).map(({ when, room, schedule }) => [when.text, room?.name, schedule?.href])).toEqual([
      ['8\u00a0May 2026, 13:40–14:10 CEST', 'Loom hall', `/devlica/schedule/#session-${CARON}`],
      ['8\u00a0May 2026, 17:45–18:15 CEST', 'Loom hall', `/devlica/schedule/#session-${SECOND}`],
    ]);
    expect(sessionAt(plan).slot?.star).toBe(CARON);
    expect(plan.routes.filter(({ path }) => path.includes(CARON))).toHaveLength(2);
  });

  it('is on in each slot, waits between them, and is over after the last one', () => {
    expect(sessionAt(plan).slot?.stages.map(({ from, value }) => [from, value])).toEqual([
      [null, 'before'],
      [at('2026-05-08T13:40'), 'during'],
      [at('2026-05-08T14:10'), 'before'],
      [at('2026-05-08T17:45'), 'during'],
      [at('2026-05-08T18:15'), 'after'],
    ]);
  });

  it('has a row in the schedule for each slot, and the same star in both', () => {
    expect(rows(plan).map(({ id, start }) => [id, start])).toEqual([
      [`session-${CARON}`, '13:40'],
      [`session-${SECOND}`, '17:45'],
    ]);
  });

  it('has an event for each slot in calendars and schedules; the first keeps the id that the session had', async () => {
    const once = await planWith({});
    for (const name of ['schedule.json', 'schedule.xml']) {
      const guids = async (of: Plan): Promise<readonly string[]> => {
        const events = (await programmeFile(of, name)).split(/(?="guid"|<event )/);
        return events
          .filter((one) => one.includes(`-${CARON}`))
          .map((one) => /guid"?[:=] ?"([^"]+)"/.exec(one)?.[1] ?? '');
      };
      const [both, [first]] = [await guids(plan), await guids(once)];
      expect([both.length, new Set(both).size, both[0]]).toEqual([2, 2, first]);
    }
    const own = [`devlica-2026-${CARON}`, `devlica-2026-${SECOND}`];
    expect(uidsIn(await programmeFile(plan, `sessions/${CARON}.ics`))).toEqual(own);
    const calendar = await programmeFile(plan, 'schedule.ics');
    const starred = { edition: 'devlica/2026', starred: [CARON], sessions: [CARON] };
    expect(uidsIn(calendarOf(calendar, starred))).toEqual(own);
  });

  it('keeps the id of each slot when one of them gets another time', async () => {
    const moved = await planWith(
      {},
      {
        edit: (content) => {
          twice(content);
          content.edit(
            SCHEDULE,
            `        - session: ${CARON}\n`,
            `        - session: ${CARON}\n          startsAt: '18:30'\n`,
          );
        },
      },
    );
    expect(rows(moved).map(({ id, start }) => [id, start])).toEqual([
      [`session-${SECOND}`, '17:45'],
      [`session-${CARON}`, '18:30'],
    ]);
  });

  it('is an event for each slot in structured data, each with its own start and id', () => {
    const events = routeAt(plan, CARON_PAGE)?.head.jsonLd.filter((ld) => ld['@type'] === 'Event') ?? [];
    expect(events.map((ld) => [String(ld['@id']).replace(/^.*#/, ''), ld['startDate']])).toEqual([
      [`session-${CARON}`, '2026-05-08T13:40:00+02:00'],
      [`session-${SECOND}`, '2026-05-08T17:45:00+02:00'],
    ]);
    const event = routeAt(plan, '/devlica/')?.head.jsonLd.find((ld) => ld['@type'] === 'Event');
    const parts = event?.['subEvent'] as readonly { url: string }[] | undefined;
    expect(parts?.filter(({ url }) => url.includes(CARON))).toHaveLength(2);
  });

  it('is once on the page of its speaker, with both times', () => {
    const { people } = sessionAt(plan);
    const page = routeAt(plan, people[0]?.href ?? '')?.content as SpeakerPage | undefined;
    expect(
      page?.sessions.map(({ ident, scheduleHref, again }) => [ident, scheduleHref, again?.[0]?.scheduleHref]),
    ).toEqual([[CARON, `/devlica/#session-${CARON}`, `/devlica/#session-${SECOND}`]]);
  });
});

describe('what surrounds a session that takes place twice', () => {
  const titlesOf = (plan: Plan) => sessionAt(plan).meanwhile.map(({ title, times }) => [plain(title), times]);
  /** A workshop beside the second slot too, and beside the third one, on the next day. */
  const beside: ContentChange = (content) => {
    threeTimes(content);
    const day = `${E26}/days/2026-05-09/schedule.yaml`;
    content.write(
      day,
      `entries:\n  - tracks:\n      '1':\n        - session: ${CARON}\n          startsAt: '13:40'\n      '2':\n        - special: other\n          title: { en: Knots, hr: Čvorovi }\n          startsAt: '13:30'\n          duration: 60\n`,
    );
  };

  it('says on which day it is if its slots are on several', async () => {
    expect(titlesOf(await planWith({}, { edit: beside }))).toEqual([
      ['One document, two banks: merging', '8\u00a0May 2026, 13:40–14:10'],
      ['Knots', '9\u00a0May 2026, 13:30–14:30'],
    ]);
  });

  it('is listed once if it lasts during both slots, and only during those that take place', async () => {
    const long: ContentChange = (content) => {
      content.edit(
        SCHEDULE,
        '        - session: two-banks-1\n        - session: two-banks-2\n',
        '        - special: other\n          title: { en: Knots, hr: Čvorovi }\n          duration: 90\n',
      );
      content.edit(
        SCHEDULE,
        '        - session: code-nobody-wrote\n',
        `        - session: code-nobody-wrote\n        - session: ${CARON}\n`,
      );
    };
    const plan = await planWith({}, { edit: long });
    expect(titlesOf(plan)).toEqual([['Knots', '13:40–15:10']]);
    const off = await planTwice(change('kind: cancelled; startsAt: 2026-05-08T13:40'));
    expect(titlesOf(off)).toEqual([]);
  });

  it('has it as a neighbour once, at its first slot that takes place', async () => {
    const nextTo = (plan: Plan, ident: string) => {
      const { previous, next } = sessionAt(plan, `/devlica/2026/sessions/${ident}/`);
      return [previous, next].map((one) => one?.href.split('/').at(-2));
    };
    const before = 'chart-you-can-hear';
    const plan = await planTwice();
    expect([nextTo(plan, before)[1], nextTo(plan, 'small-browser')[1]]).toEqual([CARON, undefined]);
    const off = await planTwice(change('kind: cancelled; startsAt: 2026-05-08T13:40'));
    expect([nextTo(off, before)[1], nextTo(off, 'small-browser')[1]]).toEqual(['code-nobody-wrote', CARON]);
    expect(nextTo(off, CARON)).toEqual(['small-browser', undefined]);
  });

  it('is found with the names of all its rooms', async () => {
    const { entries } = planSearchIndex(await planWith({}, { edit: twiceInTwoRooms }), 'en');
    expect(entries.find(({ href }) => href === CARON_PAGE)?.room).toBe('Loom hall, Yard');
  });
});

describe('a change of a session that takes place twice', () => {
  const second = 'startsAt: 2026-05-08T17:45';

  it('is about all slots if it names none', async () => {
    const plan = await planTwice(change('kind: cancelled'));
    expect(rows(plan).map(({ outcome }) => outcome)).toEqual([{ off: 'cancelled' }, { off: 'cancelled' }]);
    expect(sessionAt(plan).outcome).toEqual({ off: 'cancelled' });
  });

  it('is about one slot if it names its start; the other one takes place', async () => {
    const plan = await planTwice(change(`kind: cancelled; ${second}`));
    expect(rows(plan).map(({ outcome }) => outcome)).toEqual([undefined, { off: 'cancelled' }]);
    const { outcome, slot, changes } = sessionAt(plan);
    expect([outcome, ...slotsIn(plan).map((one) => one.outcome)]).toEqual([undefined, undefined, { off: 'cancelled' }]);
    expect(slot?.stages.at(-1)).toMatchObject({ from: at('2026-05-08T14:10'), value: 'after' });
    expect(changes.map(({ what }) => what)).toEqual(['8\u00a0May 2026, 17:45: Cancelled']);
    const json = await programmeFile(plan, 'schedule.json');
    expect([json.includes(`-${CARON}"`), json.includes(SECOND)]).toEqual([true, false]);
    expect(await programmeFile(plan, `${CARON}.ics`)).toMatch(/--2@[\s\S]*STATUS:CANCELLED/);
  });

  it('is about one slot if it names its day', async () => {
    const plan = await planWith(change('kind: cancelled; day: 2026-05-09'), { edit: threeTimes });
    expect(slotsIn(plan).map(({ outcome }) => outcome)).toEqual([undefined, undefined, { off: 'cancelled' }]);
    expect(plan.live[0]?.changes[0]?.says['en']).toContain('9\u00a0May 2026, 13:40: Cancelled');
  });

  it('still names the same slot when that is moved later', async () => {
    const moved = {
      ...change('kind: full; startsAt: 2026-05-08T17:00'),
      moved: [
        'at: 2026-05-08T09:00',
        'kind: moved',
        `entry: ${CARON}`,
        'startsAt: 2026-05-08T17:45',
        'from: { startsAt: 2026-05-08T17:00 }',
      ],
    };
    expect(await codesOf(twice, moved)).toEqual([]);
    const plan = await planTwice(moved);
    expect(rows(plan).map(({ outcome }) => [outcome?.full !== undefined, outcome?.was])).toEqual([
      [false, undefined],
      [true, '17:00'],
    ]);
  });

  it('shows an urgent notice on the screens of the rooms of its own slot', async () => {
    const notice = { ...change(`kind: notice; ${second}; urgent: true; text: { en: Bring a chair. }`) };
    const plan = await planWith(notice, { edit: twiceInTwoRooms });
    const noticesAt = (room: string): readonly string[] => {
      const page = routeAt(plan, `/screen/${room}/`)?.content as ScreenPage;
      const [side] = page.sides;
      return (side?.screens ?? []).flatMap(({ notices }) => notices.map(({ text }) => plain(text)));
    };
    expect([noticesAt('yard'), noticesAt('loom-hall')]).toEqual([['Bring a chair.'], []]);
  });

  it('marks the slot that takes the place of another entry', async () => {
    const ill = { ill: ['at: 2026-05-07T19:30', 'kind: replaced', 'entry: small-browser', `by: ${CARON}`] };
    const edit: ContentChange = (content) => {
      content.edit(
        SCHEDULE,
        '  - session: small-browser\n',
        `  - session: small-browser\n  - session: ${CARON}\n    alongside: true\n`,
      );
    };
    const plan = await planWith(ill, { edit });
    expect(rows(plan).map(({ outcome }) => outcome?.replaces?.href)).toEqual([
      undefined,
      '/devlica/2026/sessions/small-browser/',
    ]);
    expect(sessionAt(plan).outcome).toBeUndefined();
  });

  it('must be cancelled in the slot that takes place after all', async () => {
    const told = (at: string, lines: string) => [`at: 2026-05-07T${at}`, `entry: ${CARON}`, ...lines.split('; ')];
    const restored = (start: string) => told('20:00', `kind: restored; startsAt: 2026-05-08T${start}`);
    const off = told('19:30', `kind: cancelled; startsAt: 2026-05-08T13:40`);
    const wrong = `restored-without-cancelled: No change before this one says that "${CARON}" is cancelled, replaced or full. correct "entry" or "at", or delete this file`;
    expect(await codesOf(twice, { off, on: restored('13:40') })).toEqual([]);
    expect(await codesOf(twice, { off, on: told('20:00', 'kind: restored') })).toEqual([]);
    expect(await codesOf(twice, { off, on: restored('17:45') })).toEqual([wrong]);
  });

  it('must name the slot that was moved or delayed', async () => {
    expect(await codesOf(twice, change('kind: delayed; minutes: 15'))).toEqual([
      `entry-day-missing: The session "${CARON}" takes place at 2026-05-08T13:40 and at 2026-05-08T17:45. add "startsAt: 2026-05-08T13:40", or another of these times`,
    ]);
    expect(await codesOf(threeTimes, change('kind: delayed; minutes: 15; day: 2026-05-08'))).toHaveLength(1);
    expect(await codesOf(threeTimes, change('kind: delayed; minutes: 15; day: 2026-05-09'))).toEqual([]);
    expect(await codesOf(twice, change('kind: cancelled; startsAt: 2026-05-08T17:30'))).toEqual([
      `entry-unknown: "${CARON}" does not begin at 2026-05-08T17:30. it begins at 2026-05-08T13:40 and at 2026-05-08T17:45`,
    ]);
  });
});
