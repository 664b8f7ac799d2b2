import { describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, HomePage, NowRow, SchedulePage } from '../../../src/domain/page/page.ts';
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

describe('the meals of a schedule', () => {
  const EDITION = 'content/events/devlica/2026/edition.yaml';
  const GIVEN = "  lunch: { until: '15:00' }\n";
  const SATURDAY = 'content/events/hacklica/2026/days/2026-05-09/schedule.yaml';
  const ofProgramme: ContentChange = (content) => content.edit(EDITION, GIVEN, '');
  const mealsAt = (plan: Plan, path: string) => pageAt(plan, path).meals.map(({ meal, until }) => `${meal} ${until}`);

  it('are served until the times that are given, and shown until then', async () => {
    const plan = await planOf(SPRING);
    expect(pageAt(plan, '/devlica/schedule/').meals).toEqual([
      { meal: 'breakfast', until: '11:00', shown: [{ from: null, until: at('2026-05-08T11:00') }] },
      { meal: 'lunch', until: '15:00', shown: [{ from: null, until: at('2026-05-08T15:00') }] },
    ]);
  });

  it('end as the programme says if no time is given, in texts too', async () => {
    const plan = await planOf(SPRING, ofProgramme);
    expect(mealsAt(plan, '/devlica/schedule/')).toEqual(['breakfast 11:00', 'lunch 13:40']);
    expect(JSON.stringify(routeAt(plan, '/devlica/')?.content)).toContain('lunch until 13:40');
  });

  it('are those of the day on the page of a day, and none on a day without any', async () => {
    const plan = await planOf(SPRING, TWO_DAYS);
    expect(mealsAt(plan, '/hacklica/schedule/2026-05-08/')).toEqual(['lunch 14:00']);
    expect(mealsAt(plan, '/hacklica/schedule/2026-05-09/')).toEqual([]);
  });

  it('of several days are in the section only if they end at the same time, until the last of these days', async () => {
    const sectionMeals = async (duration: number) => {
      const plan = await planOf(SPRING, (content) => {
        TWO_DAYS(content);
        content.edit(SATURDAY, '  - break: coffee\n    duration: 60', `  - break: lunch\n    duration: ${duration}`);
      });
      const event = routeAt(plan, '/hacklica/')?.content as unknown as EventPage;
      const section = event.sections.find(({ kind }) => kind === 'schedule') as { meals: SchedulePage['meals'] };
      return { saturday: mealsAt(plan, '/hacklica/schedule/2026-05-09/'), section: section.meals };
    };
    const differing = await sectionMeals(60);
    expect(differing).toEqual({ saturday: ['lunch 08:00'], section: [] });
    const same = await sectionMeals(420);
    expect(same.section).toEqual([
      { meal: 'lunch', until: '14:00', shown: [{ from: null, until: at('2026-05-09T14:00') }] },
    ]);
  });

  it('that are given count for all days', async () => {
    const plan = await planOf(SPRING, (content) => {
      TWO_DAYS(content);
      const edition = 'content/events/hacklica/2026/edition.yaml';
      content.write(edition, `${content.read(edition)}meals:\n  lunch: { until: '14:00' }\n`);
    });
    expect(mealsAt(plan, '/hacklica/schedule/2026-05-08/')).toEqual(['lunch 14:00']);
    expect(mealsAt(plan, '/hacklica/schedule/2026-05-09/')).toEqual(['lunch 14:00']);
  });

  it.each([
    ['that ends as in the programme', ofProgramme],
    ['whose end is given', () => {}],
  ])('leave out a lunch that is cancelled, and texts keep its time: one %s', async (_, change: ContentChange) => {
    const plan = await planOf(SPRING, (content) => {
      change(content);
      const schedule = 'content/events/devlica/2026/schedule.yaml';
      content.edit(schedule, '  - break: lunch\n', '  - break: lunch\n    ident: lunch\n');
      content.write(
        'content/events/devlica/2026/changes/lunch.yaml',
        'at: 2026-05-08T09:00\nkind: cancelled\nentry: lunch\n',
      );
    });
    expect(mealsAt(plan, '/devlica/schedule/')).toEqual(['breakfast 11:00']);
    expect(JSON.stringify(routeAt(plan, '/devlica/')?.content)).not.toContain('{lunchUntil}');
  });
});

describe('what is on now', () => {
  /** What the strip says at a time of 8 May: `Room: now until end; next`, a line for each row that says anything. */
  const linesAt = ({ now: strip }: SchedulePage, time: string): readonly string[] =>
    (strip?.rooms ?? []).flatMap(({ room, states }) => {
      const { now, next } = valueAt(states, at(`2026-05-08T${time}`));
      const parts = [
        ...now.map((one) => `${one.room === undefined ? '' : `in ${one.room}: `}${one.title} until ${one.end}`),
        ...next.map((one) => `${one.start} ${one.title}`),
      ];
      return parts.length === 0 ? [] : [`${room ?? 'all'}: ${parts.join('; ')}`];
    });

  it('shows until the last entry that takes place ends, and not at all if none does', async () => {
    const shownWithout = async (party: string, schedule?: string) => {
      const plan = await planOf(SPRING, (content) => {
        const file = 'content/events/devlica/2026/schedule.yaml';
        content.write(file, schedule ?? content.read(file).replace('special: afterParty', `$&\n    ident: ${party}`));
        const cancelled = `at: 2026-05-07T19:30\nkind: cancelled\nentry: ${party}\n`;
        content.write('content/events/devlica/2026/changes/rain.yaml', cancelled);
      });
      return pageAt(plan, '/devlica/schedule/').now?.shown;
    };
    expect(await shownWithout('party')).toEqual([{ from: at('2026-05-08T08:00'), until: at('2026-05-08T17:00') }]);
    const party = 'entries: [{ special: afterParty, ident: party, title: { en: Party }, duration: 60 }]\n';
    expect(await shownWithout('party', party)).toBeUndefined();
  });

  it('is said for each room from one build: what is on, until when, and what is next', async () => {
    const page = pageAt(await planOf(SPRING), '/devlica/schedule/');
    expect(page.now?.shown).toEqual([{ from: at('2026-05-08T08:00'), until: expect.any(Number) }]);
    expect(linesAt(page, '11:20')).toEqual([
      'Loom hall: A new coat for the drop-down until 11:30; 11:40 Delete your overlay library',
      expect.stringMatching(/^Warping room: A model in the vineyard until 11:30; 11:40 /),
    ]);
    expect(JSON.stringify(page.now)).toContain('"href":"#session-select-you-can-dress"');
  });

  it('names what is for everybody once, with its own room', async () => {
    const page = pageAt(await planOf(SPRING), '/devlica/schedule/');
    expect(linesAt(page, '11:35')[0]).toBe('all: Coffee until 11:40; 12:40 Lunch in the yard');
    expect(linesAt(page, '13:00')).toEqual([
      'all: in Yard: Lunch in the yard until 13:40; 14:40 Coffee',
      'Loom hall: 13:40 Mind your č and ć',
      expect.stringMatching(/^Warping room: 13:40 /),
    ]);
    expect(linesAt(page, '15:00')).toEqual([
      'Loom hall: Who will teach the next generation? until 15:50; 16:00 The browser nobody asked for',
    ]);
  });

  it('is the same as on the home page', async () => {
    const plan = await planOf(SPRING);
    const home = routeAt(plan, '/')?.content as HomePage;
    const board = home.today.find(({ event }) => event === 'devlica');
    const strip = pageAt(plan, '/devlica/schedule/').now;
    const said = (rooms: readonly NowRow[], instant: number): unknown =>
      rooms.map(({ room, states }) => {
        const { now, next } = valueAt(states, instant);
        return [
          room,
          ...[now, next].map((some) => some.map(({ title, start, end, room }) => [title, start, end, room])),
        ];
      });
    for (let instant = at('2026-05-08T08:00'); instant < at('2026-05-08T20:00'); instant += 300) {
      expect(said(strip?.rooms ?? [], instant)).toEqual(said(board?.rooms ?? [], instant));
    }
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
