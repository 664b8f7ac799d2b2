import { describe, expect, it } from 'vitest';
import type { ChangesPage, EditionPage, EventPage, SchedulePage } from '../../../src/domain/page/page.ts';
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
    const event = pageAt<EventPage>(plan, '/hr/devlica/');
    const section = event.sections.find((one) => one.kind === 'schedule');
    const page = pageAt<SchedulePage>(plan, '/hr/devlica/schedule/');
    expect(page.notices).toEqual(section?.notices);
    const end = Math.max(...page.day.rows.map(({ endsAt }) => endsAt));
    expect(page.notices.map(({ text, urgent, shown }) => [text, urgent, shown.map(({ until }) => until)])).toEqual([
      ['Ponesite kišobran.', true, [end]],
      ['Garderoba je u dvorištu.', false, [Date.parse('2026-05-08T14:00:00+02:00') / 1000]],
    ]);
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
            urgent: true,
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
            urgent: false,
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
            urgent: false,
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
