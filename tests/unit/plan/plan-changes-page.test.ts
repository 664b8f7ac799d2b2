import { describe, expect, it } from 'vitest';
import type {
  ChangeNote,
  ChangesPage,
  EditionPage,
  EventPage,
  HomePage,
  SchedulePage,
  SessionPage,
} from '../../../src/domain/page/page.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { sitemapFile } from '../../../src/emit/host-files.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const E26 = 'content/events/devlica/2026/';

/** Changes of an edition, as YAML by ident. */
const changesOf =
  (files: Readonly<Record<string, string>>, edition = E26): ContentChange =>
  (content) => {
    for (const [ident, yaml] of Object.entries(files)) content.write(`${edition}changes/${ident}.yaml`, yaml);
  };

const THREE = changesOf({
  'browser-moved': `at: 2026-05-07T18:00
kind: moved
entry: small-browser
from: { startsAt: 2026-05-08T15:00, room: warping-room }
text: { en: A larger room., hr: Veća dvorana. }
`,
  'overlay-cancelled': 'at: 2026-05-08T09:40\nkind: cancelled\nentry: delete-your-overlay-library\nurgent: true\n',
  cloakroom: `at: 2026-05-08T08:10
kind: notice
until: 2026-05-08T14:00
text: { en: The cloakroom is in the yard., hr: Garderoba je u dvorištu. }
`,
});

function routeAt({ routes }: Plan, path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

const pageAt = <T>(plan: Plan, path: string): T => routeAt(plan, path)?.content as unknown as T;

/** Dates are written with spaces that do not break. */
const spaced = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

it('leads to the row of a break on the page of the current schedule', async () => {
  const plan = await planOf(SPRING, (content) => {
    content.edit(`${E26}schedule.yaml`, 'break: lunch\n', 'break: lunch\n    ident: lunch\n');
    changesOf({ 'lunch-late': 'at: 2026-05-08T12:00\nkind: delayed\nentry: lunch\nminutes: 10\n' })(content);
  });
  const { days } = pageAt<ChangesPage>(plan, '/hr/devlica/2026/changes/');
  expect(days[0]?.changes[0]?.about?.href).toMatch(/^\/hr\/devlica\/schedule\/#/);
});

describe('notices for everybody', () => {
  it('stand above the schedule until they are of no use, and those without an end until the last entry ends', async () => {
    const plan = await planOf(SPRING, (content) => {
      THREE(content);
      changesOf({
        rain: 'at: 2026-05-08T08:20\nkind: notice\nurgent: true\ntext: { en: Take an umbrella., hr: Ponesite kišobran. }\n',
        seats: `at: 2026-05-08T08:30
kind: notice
entry: small-browser
text: { en: Seats are left., hr: Ima još mjesta. }
`,
      })(content);
    });
    const page = pageAt<SchedulePage>(plan, '/hr/devlica/schedule/');
    const end = Math.max(...page.day.rows.map(({ endsAt }) => endsAt));
    const notices = page.notices.filter(({ kind }) => kind === 'notice');
    expect(notices.map(({ text, urgent, shown }) => [text, urgent?.shown, shown.map(({ until }) => until)])).toEqual([
      ['Ponesite kišobran.', [{ from: null, until: end }], [end]],
      ['Garderoba je u dvorištu.', undefined, [Date.parse('2026-05-08T14:00:00+02:00') / 1000]],
    ]);
  });

  it('stand in the schedule of the event’s page only while they are not above everything else there', async () => {
    const plan = await planOf(SPRING, (content) => {
      THREE(content);
      changesOf({
        rain: 'at: 2026-05-01T08:20\nkind: notice\nurgent: true\ntext: { en: Take an umbrella., hr: Ponesite kišobran. }\n',
      })(content);
    });
    const { urgent, sections } = pageAt<EventPage>(plan, '/devlica/');
    const section = sections.find((one) => one.kind === 'schedule');
    const from = Date.parse('2026-05-07T12:00:00+02:00') / 1000;
    expect(section?.notices.map(({ ident, shown }) => [ident, shown])).toEqual([
      ['rain', [{ from: null, until: from }]],
      ['cloakroom', [{ from: null, until: Date.parse('2026-05-08T14:00:00+02:00') / 1000 }]],
    ]);
    expect(urgent.map(({ ident, shown }) => [ident, shown[0]?.from])).toEqual([
      ['overlay-cancelled', from],
      ['rain', from],
    ]);
  });
});

describe('what is urgent', () => {
  const ENTRY = 'delete-your-overlay-library';
  const URGENT = changesOf({
    cancelled: `at: 2026-05-07T18:00\nkind: cancelled\nentry: ${ENTRY}\nurgent: true\n`,
    full: 'at: 2026-05-07T19:00\nkind: full\nentry: small-browser\n',
    storm:
      'at: 2026-05-08T08:00\nkind: notice\nurgent: true\nuntil: 2026-05-08T11:00\ntext: { en: Stay inside., hr: Ostanite unutra. }\n',
    quiet: 'at: 2026-05-08T08:05\nkind: notice\ntext: { en: Please be quiet., hr: Budite tihi. }\n',
  });
  const instant = (wall: string): number => Date.parse(`${wall}:00+02:00`) / 1000;
  const FROM = instant('2026-05-07T12:00');
  /** The end of the session that is cancelled. */
  const OVER = instant('2026-05-08T12:10');

  const places = (plan: Plan, prefix = ''): readonly (readonly ChangeNote[])[] => [
    pageAt<HomePage>(plan, `${prefix}/`).urgent,
    pageAt<EventPage>(plan, `${prefix}/devlica/`).urgent,
    pageAt<SchedulePage>(plan, `${prefix}/devlica/schedule/`).notices.filter(({ urgent }) => urgent !== undefined),
  ];

  it('stands above home, event and schedule while the edition is on, as long as it is of use', async () => {
    const plan = await planOf(SPRING, URGENT);
    for (const notes of places(plan, '/hr')) {
      expect(notes.map(({ ident }) => ident)).toEqual(['storm', 'cancelled']);
      expect(notes[0]).toMatchObject({ text: 'Ostanite unutra.', shown: [{ until: instant('2026-05-08T11:00') }] });
      expect(notes[1]).toMatchObject({
        what: 'Otkazano',
        about: { href: `/hr/devlica/2026/sessions/${ENTRY}/` },
        shown: [{ from: FROM, until: OVER }],
      });
    }
    const [home = [], event = []] = places(plan);
    for (const notes of [home, event]) {
      expect(notes[0]).toMatchObject({ about: { title: 'Devlica 2026' }, shown: [{ from: FROM }] });
    }
    for (const notes of places(await planOf(OVER, URGENT))) expect(notes).toEqual([]);
  });

  it('is not there once it is taken back, or if it is not urgent', async () => {
    const restored = changesOf({ back: `at: 2026-05-08T09:00\nkind: restored\nentry: ${ENTRY}\n` });
    const plan = await planOf(SPRING, (content) => {
      URGENT(content);
      restored(content);
    });
    for (const notes of places(plan)) expect(notes.map(({ ident }) => ident)).toEqual(['storm']);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a cancellation that is taken back leaves the move that came before it',
      { b: `kind: cancelled\nentry: ${ENTRY}\n`, c: `kind: restored\nentry: ${ENTRY}\n` },
      ['moved'],
    ],
    ['a delay leaves the move', { b: `kind: delayed\nentry: ${ENTRY}\nminutes: 5\n` }, ['moved']],
    ['of two moves the later one is true', { b: `kind: moved\nentry: ${ENTRY}\nfrom: { room: warping-room }\n` }, []],
    ['nothing is said of the place of what is cancelled', { b: `kind: cancelled\nentry: ${ENTRY}\n` }, []],
  ])('is there while it is true: %s', async (_, later, expected) => {
    const times = { b: '2026-05-07T18:10', c: '2026-05-07T18:20' };
    const plan = await planOf(
      SPRING,
      changesOf({
        moved: `at: 2026-05-07T18:00\nkind: moved\nentry: ${ENTRY}\nfrom: { room: warping-room }\nurgent: true\n`,
        ...Object.fromEntries(
          Object.entries(later).map(([name, yaml]) => [name, `at: ${times[name as keyof typeof times]}\n${yaml}`]),
        ),
      }),
    );
    for (const notes of places(plan)) expect(notes.map(({ ident }) => ident)).toEqual(expected);
  });

  it('is there while it is true: of two delays both are', async () => {
    const delay = (at: string, minutes: number): string =>
      `at: ${at}\nkind: delayed\nentry: ${ENTRY}\nminutes: ${minutes}\n`;
    const plan = await planOf(
      SPRING,
      changesOf({ first: `${delay('2026-05-08T10:00', 10)}urgent: true\n`, second: delay('2026-05-08T10:05', 5) }),
    );
    for (const notes of places(plan)) expect(notes.map(({ ident }) => ident)).toEqual(['first']);
  });

  it('is no longer called urgent when the entry is over, and neither is it said that no seats are left', async () => {
    const session = (plan: Plan, ident: string): SessionPage => pageAt(plan, `/devlica/2026/sessions/${ident}/`);
    const before = await planOf(SPRING, URGENT);
    expect(session(before, ENTRY).changes[0]?.urgent).toEqual({ shown: [{ from: null, until: OVER }] });
    const full = session(before, 'small-browser').outcome?.full?.shown[0]?.until as number;
    expect(full).toBe(instant('2026-05-08T16:45'));
    const after = await planOf(full, URGENT);
    expect(session(after, ENTRY).changes.map(({ what, urgent }) => [what, urgent])).toEqual([['Cancelled', undefined]]);
    expect(session(after, ENTRY).outcome?.off).toBe('cancelled');
    expect(session(after, 'small-browser').outcome).toBeUndefined();
    const listed = pageAt<ChangesPage>(after, '/devlica/2026/changes/').days.flatMap(({ changes }) => changes);
    expect(listed.filter(({ ident }) => ident !== 'quiet').every(({ urgent }) => urgent === undefined)).toBe(true);
  });

  it('is not on the pages of past years', async () => {
    const past = 'content/events/devlica/2025/';
    const plan = await planOf(
      SPRING,
      changesOf({ full: 'at: 2025-05-08T19:00\nkind: full\nentry: flaky-tests-1\nurgent: true\n' }, past),
    );
    const pages = plan.routes.filter(({ path }) => path.startsWith('/devlica/2025/'));
    expect(pages.length).toBeGreaterThan(5);
    expect(JSON.stringify(pages.map(({ content }) => content))).not.toMatch(/"(?:urgent|full)":/);
  });
});

describe('the page of changes', () => {
  it('lists what was told by day, the newest first, with what was and what is', async () => {
    const { days, ...page } = pageAt<ChangesPage>(await planOf(SPRING, THREE), '/devlica/2026/changes/');
    expect(page).toMatchObject({
      event: 'devlica',
      year: 2026,
      eventHref: '/devlica/',
      feed: '/devlica/2026/changes.xml',
    });
    expect(spaced(days)).toEqual([
      {
        day: { iso: '2026-05-08', text: '8 May 2026' },
        changes: [
          {
            ident: 'overlay-cancelled',
            kind: 'cancelled',
            urgent: { shown: [{ from: null, until: Date.parse('2026-05-08T12:10:00+02:00') / 1000 }] },
            told: { iso: '2026-05-08T09:40:00+02:00', text: '8 May 2026, 09:40 CEST' },
            what: 'Cancelled',
            about: {
              title: 'Delete your overlay library',
              href: '/devlica/2026/sessions/delete-your-overlay-library/',
            },
          },
          {
            ident: 'cloakroom',
            kind: 'notice',
            told: { iso: '2026-05-08T08:10:00+02:00', text: '8 May 2026, 08:10 CEST' },
            what: 'Please note',
            until: { iso: '2026-05-08T14:00:00+02:00', text: '8 May 2026, 14:00 CEST' },
            text: 'The cloakroom is in the yard.',
          },
        ],
      },
      {
        day: { iso: '2026-05-07', text: '7 May 2026' },
        changes: [
          {
            ident: 'browser-moved',
            kind: 'moved',
            told: { iso: '2026-05-07T18:00:00+02:00', text: '7 May 2026, 18:00 CEST' },
            what: 'Moved from 8 May 2026, 15:00, Warping room',
            about: { title: 'The browser nobody asked for', href: '/devlica/2026/sessions/small-browser/' },
            now: '8 May 2026, 16:00–16:45 CEST, Loom hall',
            text: 'A larger room.',
          },
        ],
      },
    ]);
  });

  it('is in every language, in the sitemap and in the list for offline reading, and the event page links to it', async () => {
    const plan = await planOf(SPRING, THREE);
    const route = routeAt(plan, '/devlica/2026/changes/');
    expect(route?.head).toMatchObject({
      title: 'Changes, Devlica 2026',
      indexed: true,
      alternates: [
        { language: 'en', path: '/devlica/2026/changes/' },
        { language: 'hr', path: '/hr/devlica/2026/changes/' },
      ],
    });
    expect(route?.offline).toBeDefined();
    expect(sitemapFile(plan.site, plan.routes).content).toContain('/hr/devlica/2026/changes/');
    const schedule = (path: string) => pageAt<EventPage>(plan, path).sections.find(({ kind }) => kind === 'schedule');
    expect(schedule('/devlica/')).toMatchObject({ changes: { href: '/devlica/2026/changes/', count: 3 } });
    expect(schedule('/hr/devlica/')).toMatchObject({ changes: { href: '/hr/devlica/2026/changes/', count: 3 } });
  });

  it('has a feed in each language, whose ids do not depend on it', async () => {
    const { feeds } = await planOf(SPRING, THREE);
    const [en, hr] = ['devlica/2026/changes.xml', 'hr/devlica/2026/changes.xml'].map((file) =>
      feeds.find((feed) => feed.file === file),
    );
    expect(en).toMatchObject({
      title: 'Changes to Devlica 2026',
      updated: Date.parse('2026-05-08T09:40+02:00') / 1000,
    });
    expect(hr?.title).toBe('Promjene: Devlica 2026');
    expect(en?.entries.map(({ id }) => id)).toEqual(hr?.entries.map(({ id }) => id));
    expect(spaced(en?.entries[2])).toMatchObject({
      id: expect.stringMatching(/^tag:[^,]+,2026-05-07:devlica\/2026\/changes\/browser-moved$/),
      title: 'The browser nobody asked for: Moved from 8 May 2026, 15:00, Warping room',
      url: expect.stringContaining('/devlica/2026/changes/#change-browser-moved'),
      summary: 'Now: 8 May 2026, 16:00–16:45 CEST, Loom hall. A larger room.',
    });
  });

  it('exists for a past year, and is not read offline', async () => {
    const plan = await planOf(SPRING);
    expect(routeAt(plan, '/devlica/2025/changes/')?.offline).toBeUndefined();
    expect(pageAt<EditionPage>(plan, '/devlica/2025/').changes).toMatchObject({ href: '/devlica/2025/changes/' });
  });

  it.each<readonly [string, ContentChange]>([
    ['without changes', () => {}],
    [
      'of a disabled event',
      (content) => {
        THREE(content);
        content.edit('content/events/devlica/event.yaml', '\nenabled: true', '\nenabled: false');
      },
    ],
    [
      'of a secret event',
      (content) => {
        THREE(content);
        content.edit('content/site.yaml', 'secretPages: [', 'secretPages: [/devlica/**, ');
      },
    ],
    [
      'whose only change names something hidden',
      (content) => {
        changesOf({ browser: 'at: 2026-05-07T18:00\nkind: full\nentry: small-browser\n' })(content);
        content.edit(`${E26}sessions/small-browser.md`, 'type: talk', 'embargo: 2026-04-01T10:00\ntype: talk');
      },
    ],
  ])('does not exist for an edition %s', async (_, change) => {
    const plan = await planOf(SPRING, change);
    expect(plan.routes.filter(({ path }) => path.includes('/devlica/2026/changes/'))).toEqual([]);
    expect(plan.feeds.filter(({ file }) => file.includes('devlica/2026'))).toEqual([]);
    expect(JSON.stringify(plan.routes)).not.toContain('/devlica/2026/changes/');
  });
});
