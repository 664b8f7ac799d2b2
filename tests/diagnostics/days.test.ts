import { describe, expect, it } from 'vitest';
import { reportsAfter } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const EDITION = `${E26}/edition.yaml`;

describe('a date that does not exist', () => {
  it.each([
    ['content/vat.yaml', 'startDate: 2021-03-01', 'startDate: 2021-02-30', '/entries/0/startDate'],
    ['content/pages/press.md', 'updated: ', 'updated: 2026-02-30 #', '/updated'],
    [`${E26}/news/programme.md`, 'when: 2026-', 'when: 2026-02-30 #', '/when'],
    ['content/press.yaml', 'when: 20', 'when: 2026-02-30 #', '/items/0/when'],
    [EDITION, '    startDateTime: 2026-05-08', '    startDateTime: 2026-02-30', '/days/0/startDateTime'],
  ])('is reported in %s', async (file, from, to, pointer) => {
    expect(await reportsAfter((site) => site.edit(file, from, to))).toEqual([`date-impossible ${file} ${pointer}`]);
  });
});

describe('a day of an edition', () => {
  const DAY = '  - date: 2026-05-08\n    startDateTime: 2026-05-08T08:00\n    endDateTime: 2026-05-08T20:00\n';

  it('may only be listed once', async () => {
    const reported = await reportsAfter((site) => site.edit(EDITION, DAY, `${DAY}${DAY}`));
    expect(reported.filter((one) => !one.startsWith('translation'))).toEqual([`day-twice ${EDITION} /days/1/date`]);
  });

  it('must begin on its date', async () => {
    const reported = await reportsAfter((site) => site.edit(EDITION, '- date: 2026-05-08', '- date: 2026-05-09'));
    expect(reported).toEqual([`day-differs ${EDITION} /days/0/date`]);
  });
});

describe('a break for everybody', () => {
  const SCHEDULE = `${E26}/schedule.yaml`;
  const COFFEE = '        - session: model-in-the-vineyard\n  - break: coffee\n';

  it('may begin while a session in a room goes on', async () => {
    const reported = await reportsAfter((site) => site.edit(SCHEDULE, COFFEE, `${COFFEE}    startsAt: '10:30'\n`));
    expect(reported.filter((one) => one.startsWith('entries-overlap'))).toEqual([]);
  });

  it('may not begin while something else for everybody goes on', async () => {
    const reported = await reportsAfter((site) =>
      site.edit(
        SCHEDULE,
        '  - break: coffee\n    duration: 20',
        "  - break: coffee\n    startsAt: '09:30'\n    duration: 45",
      ),
    );
    expect(reported.filter((one) => one.startsWith('entries-overlap'))).toEqual([
      `entries-overlap ${SCHEDULE} /entries/3/startsAt`,
    ]);
  });
});

describe('an entry that runs beside the one before it', () => {
  const SCHEDULE = `${E26}/schedule.yaml`;
  const [FIRST, SECOND] = ['delete-your-overlay-library', 'chart-you-can-hear'];
  const posters = (alongside: string): Promise<readonly string[]> =>
    reportsAfter((site) =>
      site.edit(
        SCHEDULE,
        `        - session: ${FIRST}\n        - session: ${SECOND}\n`,
        `        - session: ${FIRST}\n          startsAt: '11:40'\n        - session: ${SECOND}\n          startsAt: '11:40'\n${alongside}`,
      ),
    );

  it('is not reported, though both are in one room', async () => {
    expect(await posters('          alongside: true\n')).toEqual([]);
  });

  it('is reported for an entry before that one', async () => {
    const reported = await reportsAfter((site) =>
      site.edit(
        SCHEDULE,
        `        - session: ${FIRST}\n        - session: ${SECOND}\n`,
        `        - session: ${FIRST}\n        - session: ${SECOND}\n          startsAt: '10:30'\n          alongside: true\n`,
      ),
    );
    expect(reported.filter((one) => one.startsWith('entries-overlap'))).toEqual([
      `entries-overlap ${SCHEDULE} /entries/6/tracks/1/1/startsAt`,
    ]);
  });

  it('does not count those at the end of a list before it', async () => {
    const reported = await reportsAfter((site) =>
      site.edit(
        SCHEDULE,
        '        - session: day-with-twenty-five-hours\n  - break: lunch\n',
        "        - session: day-with-twenty-five-hours\n          alongside: true\n  - break: lunch\n    startsAt: '11:35'\n    alongside: true\n",
      ),
    );
    expect(reported.filter((one) => one.startsWith('entries-overlap'))).toEqual([
      `entries-overlap ${SCHEDULE} /entries/7/startsAt`,
    ]);
  });

  it('is reported for who takes part in both, if they are in different rooms', async () => {
    const panel = (room: string, lines = ''): string =>
      `  - special: panel\n    room: ${room}\n    title: { en: Talk, hr: Razgovor }\n    moderators: [rebac-ilic-bruna]\n${lines}`;
    const both = `${panel('yard')}${panel('loom-hall', '    alongside: true\n')}`;
    const reported = await reportsAfter((site) =>
      site.edit(SCHEDULE, '  - special: panel\n', `${both}  - special: panel\n`),
    );
    expect(reported.filter((one) => one.startsWith('speaker-in-two-places'))).toEqual([
      `speaker-in-two-places ${SCHEDULE} /entries/11/moderators/0`,
    ]);
  });

  it('is reported as an overlap if it does not say so', async () => {
    expect(await posters('')).toEqual([`entries-overlap ${SCHEDULE} /entries/6/tracks/1/1/startsAt`]);
  });
});

describe('a time on a schedule', () => {
  it.each([
    ['2026-03-29', 'time-skipped'],
    ['2026-10-25', 'time-repeated'],
  ])('must exist exactly once on %s: %s', async (date, code) => {
    const reported = await reportsAfter((site) => {
      site.edit(
        EDITION,
        'startDateTime: 2026-05-08T08:00\nendDateTime: 2026-05-08T20:00',
        `startDateTime: ${date}T08:00\nendDateTime: ${date}T20:00`,
      );
      site.edit(
        EDITION,
        '- date: 2026-05-08\n    startDateTime: 2026-05-08T08:00\n    endDateTime: 2026-05-08T20:00',
        `- date: ${date}\n    startDateTime: ${date}T08:00\n    endDateTime: ${date}T20:00`,
      );
      site.edit(`${E26}/schedule.yaml`, "startsAt: '08:00'", "startsAt: '02:30'");
    });
    const others = reported.filter((one) => !/^(?:deadline-after-event|never-shown|qr-other-day) /.test(one));
    expect(others).toEqual([`${code} ${E26}/schedule.yaml /entries/0/startsAt`]);
  });
});
