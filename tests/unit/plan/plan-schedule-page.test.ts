import { describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, SchedulePage } from '../../../src/domain/page/page.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { sitemapFile } from '../../../src/emit/host-files.ts';
import type { ContentChange } from '../../support/content-in-memory.ts';
import { planOf } from '../../support/planned-content.ts';

const at = (iso: string): number => Date.parse(`${iso}+02:00`) / 1000;
const SPRING = at('2026-03-01T12:00');

/** Hacklica takes place, on two days: until midnight, and from then on. */
const TWO_DAYS: ContentChange = (content) =>
  content.edit('content/events/hacklica/event.yaml', '\nenabled: false', '\nenabled: true');

const routeAt = ({ routes }: Plan, path: string): Route | undefined => routes.find((route) => route.path === path);
const pageAt = (plan: Plan, path: string): SchedulePage => routeAt(plan, path)?.content as unknown as SchedulePage;
const schedulePaths = ({ routes }: Plan, event: string): readonly string[] =>
  routes.filter(({ template, path }) => template === 'schedule' && path.includes(event)).map(({ path }) => path);

describe('the schedule page', () => {
  it('shows the day, its rows and its tools, in every language', async () => {
    const plan = await planOf(SPRING);
    expect(schedulePaths(plan, 'devlica')).toEqual(['/devlica/schedule/', '/hr/devlica/schedule/']);
    const page = pageAt(plan, '/hr/devlica/schedule/');
    expect(page).toMatchObject({
      event: 'devlica',
      year: 2026,
      homeHref: '/hr/',
      eventHref: '/hr/devlica/',
      day: { date: '2026-05-08', title: expect.stringMatching(/^Petak, 8\.\ssvibnja 2026\.$/) },
      days: [],
      calendar: '/devlica/2026/schedule.ics',
    });
    expect(page.day.rows.length).toBeGreaterThan(10);
  });

  it('says until when meals are served, each until then', async () => {
    const { meals } = pageAt(await planOf(SPRING), '/devlica/schedule/');
    expect(meals).toEqual([
      { meal: 'breakfast', until: '11:00', shown: [{ from: null, until: at('2026-05-08T11:00') }] },
      { meal: 'lunch', until: '15:00', shown: [{ from: null, until: at('2026-05-08T15:00') }] },
    ]);
  });

  it('is in the sitemap and in the list for offline reading, and the event page links to it', async () => {
    const plan = await planOf(SPRING);
    const route = routeAt(plan, '/devlica/schedule/');
    expect(route?.head).toMatchObject({
      title: 'Schedule, Devlica 2026',
      indexed: true,
      image: { src: expect.stringContaining('/assets/') },
      alternates: [
        { language: 'en', path: '/devlica/schedule/' },
        { language: 'hr', path: '/hr/devlica/schedule/' },
      ],
      jsonLd: [{ '@type': 'BreadcrumbList' }],
    });
    expect(route?.offline?.calendars).toEqual(['/devlica/2026/schedule.ics']);
    expect(sitemapFile(plan.site, plan.routes).content).toContain('/hr/devlica/schedule/');
    const event = routeAt(plan, '/hr/devlica/')?.content as unknown as EventPage | undefined;
    expect(event?.sections.find(({ kind }) => kind === 'schedule')).toMatchObject({ page: '/hr/devlica/schedule/' });
  });

  it('of several days has a page for each, with links to all', async () => {
    const plan = await planOf(SPRING, TWO_DAYS);
    expect(schedulePaths(plan, 'hacklica').filter((path) => !path.startsWith('/hr/'))).toEqual([
      '/hacklica/schedule/',
      '/hacklica/schedule/2026-05-08/',
      '/hacklica/schedule/2026-05-09/',
    ]);
    const second = pageAt(plan, '/hr/hacklica/schedule/2026-05-09/');
    expect(second.ofDay).toBe('2026-05-09');
    expect(second.day.date).toBe('2026-05-09');
    expect(second.days.map(({ href }) => href)).toEqual([
      '/hr/hacklica/schedule/2026-05-08/',
      '/hr/hacklica/schedule/2026-05-09/',
    ]);
    expect(routeAt(plan, '/hacklica/schedule/2026-05-09/')?.head.title).toMatch(
      /^Saturday, 9\sMay 2026, Hacklica 2026$/,
    );
  });

  it('of several days and more entries than a page should have is only linked from the page of the event', async () => {
    const sectionOf = async (breaks: number) => {
      const plan = await planOf(SPRING, (content) => {
        TWO_DAYS(content);
        const coffee = '  - break: coffee\n    duration: 1\n    title: { en: Coffee, hr: Kava }\n';
        content.write('content/events/hacklica/2026/schedule.yaml', `entries:\n${coffee.repeat(breaks)}`);
      });
      const event = routeAt(plan, '/hr/hacklica/')?.content as unknown as EventPage;
      return event.sections.find((section) => section.kind === 'schedule');
    };
    expect(await sectionOf(200)).toMatchObject({ days: [{}, {}], dayLinks: [] });
    const long = await sectionOf(300);
    expect(long?.days).toEqual([]);
    expect(long?.dayLinks.map(({ href }) => href)).toEqual([
      '/hr/hacklica/schedule/2026-05-08/',
      '/hr/hacklica/schedule/2026-05-09/',
    ]);
  });

  it('of a past year shows only a line of each entry if there are very many', async () => {
    const pageWith = async (breaks: number) => {
      const plan = await planOf(SPRING, (content) => {
        const coffee = '  - break: coffee\n    duration: 1\n    title: { en: Coffee, hr: Kava }\n';
        content.write('content/events/hacklica/2019/schedule.yaml', `entries:\n${coffee.repeat(breaks)}`);
      });
      return routeAt(plan, '/hacklica/2019/')?.content as unknown as EditionPage;
    };
    expect(await pageWith(301)).toMatchObject({ isLong: true });
    expect((await pageWith(299)).isLong).toBeUndefined();
  });

  it.each([
    ['before the event', SPRING, '2026-05-08'],
    ['in the last second of the first day', at('2026-05-09T00:00') - 1, '2026-05-08'],
    ['from the end of the first day on', at('2026-05-09T00:00'), '2026-05-09'],
    ['after the event', at('2026-06-01T12:00'), '2026-05-08'],
  ])('shows the day that is next: %s', async (_, instant, date) => {
    const page = pageAt(await planOf(instant, TWO_DAYS), '/hacklica/schedule/');
    expect(page.day.date).toBe(date);
    expect(page.ofDay).toBeUndefined();
  });

  it.each<readonly [string, ContentChange]>([
    [
      'of a disabled event',
      (content) => content.edit('content/events/devlica/event.yaml', '\nenabled: true', '\nenabled: false'),
    ],
    [
      'that is switched off',
      (content) =>
        content.write(
          'content/events/devlica/event.yaml',
          content.read('content/events/devlica/event.yaml').replaceAll('\n  schedule: true', '\n  schedule: false'),
        ),
    ],
  ])('does not exist for a schedule %s', async (_, change) => {
    const plan = await planOf(SPRING, change);
    expect(schedulePaths(plan, 'devlica')).toEqual([]);
    expect(JSON.stringify(plan.routes)).not.toContain('/devlica/schedule/');
  });

  it('of a secret event is not listed', async () => {
    const plan = await planOf(SPRING, (content) =>
      content.edit('content/site.yaml', 'secretPages: [', 'secretPages: [/devlica/, '),
    );
    expect(routeAt(plan, '/devlica/schedule/')?.head.indexed).toBe(false);
  });
});

describe('what is on now', () => {
  const stateAt = (page: SchedulePage, instant: number) =>
    page.now?.rooms.map(({ title, states }) => ({ room: title, ...valueAt(states, instant) }));

  it('is said for each room from one build: what is on, until when, and what is next', async () => {
    const page = pageAt(await planOf(SPRING), '/devlica/schedule/');
    expect(page.now?.shown).toEqual([{ from: at('2026-05-08T08:00'), until: expect.any(Number) }]);
    const coffee = { title: 'Coffee', href: '#coffee-20260508T1130', at: '11:30' };
    expect(stateAt(page, at('2026-05-08T11:20'))).toEqual([
      {
        room: 'Loom hall',
        now: { title: 'A new coat for the drop-down', href: '#session-select-you-can-dress', until: '11:30' },
        next: coffee,
      },
      {
        room: 'Warping room',
        now: { title: 'A model in the vineyard', href: '#session-model-in-the-vineyard', until: '11:30' },
        next: coffee,
      },
    ]);
    const inBreak = stateAt(page, at('2026-05-08T11:30'));
    expect(inBreak?.map(({ now }) => now?.title)).toEqual(['Coffee', 'Coffee']);
    expect(inBreak?.map(({ next }) => next?.title)).not.toContain('Coffee');
  });

  it('leaves out what does not take place', async () => {
    const page = pageAt(
      await planOf(SPRING, (content) =>
        content.write(
          'content/events/devlica/2026/changes/blink.yaml',
          'at: 2026-05-08T09:00\nkind: cancelled\nentry: page-that-does-not-blink\n',
        ),
      ),
      '/devlica/schedule/',
    );
    expect(JSON.stringify(page.now)).not.toContain('page-that-does-not-blink');
    expect(JSON.stringify(page.now)).toContain('password-nobody-knows');
  });

  it('is left out when the day is over, and for an edition that is cancelled', async () => {
    expect(pageAt(await planOf(at('2026-05-09T12:00')), '/devlica/schedule/').now).toBeUndefined();
    const cancelled = await planOf(SPRING, (content) =>
      content.edit('content/events/devlica/2026/edition.yaml', 'venue: tkaonica', 'status: cancelled\nvenue: tkaonica'),
    );
    expect(pageAt(cancelled, '/devlica/schedule/').now).toBeUndefined();
  });
});
