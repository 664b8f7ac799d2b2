import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLine, instantFormatter, nextOf } from '../../../src/cli/content/timeline/describe-change.ts';
import { foldSessionChanges, foldSessionWindows } from '../../../src/cli/content/timeline/fold-sessions.ts';
import { timelineCalendar } from '../../../src/cli/content/timeline/timeline-calendar.ts';
import { chartOf } from '../../../src/cli/content/timeline/timeline-chart.ts';
import { timelinePage } from '../../../src/cli/content/timeline/timeline-page.ts';
import type { ChangeMoment, SiteWindow } from '../../../src/domain/site/site-changes.ts';
import { type SiteChanges, siteChanges } from '../../../src/pipeline/site-changes.ts';
import { siteWindows } from '../../../src/pipeline/site-windows.ts';
import { type ContentChange, checkedContent, noChange } from '../../support/content-in-memory.ts';
import { runTool } from '../../support/run-tool.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const SPRING = at('2026-03-01T12:00:00+01:00');
const E26 = 'content/events/devlica/2026';
const EMBARGO_END = '2026-04-01T10:00:00+02:00';

const underEmbargo: ContentChange = (copy) => {
  copy.edit(`${E26}/speakers/rebac-ilic-bruna.md`, '---\n', '---\nembargo: 2026-04-01T10:00\n');
};

interface SiteTimeline extends SiteChanges {
  readonly windows: readonly SiteWindow[];
}

async function timelineOf(change: ContentChange = noChange): Promise<SiteTimeline> {
  const checked = await checkedContent(change);
  return { ...((await siteChanges(checked, SPRING)) as SiteChanges), windows: await siteWindows(checked) };
}

const page = ({ site, moments, windows }: SiteTimeline): string =>
  timelinePage({ site, at: SPRING, moments, windows, fonts: '' });

let timeline: SiteTimeline;
beforeAll(async () => {
  timeline = await timelineOf();
});

describe('the windows of a site', () => {
  const found = (part: string, ident: string, event?: string): SiteWindow | undefined =>
    timeline.windows.find((one) => one.part === part && one.ident === ident && one.event === event);

  it('are printed with their past', () => {
    const stretches = found('ticket', 'regular', 'devlica')?.stretches;
    expect(stretches).toEqual([
      { from: null, until: at('2025-11-01T00:00:00+01:00'), value: 'later' },
      { from: at('2025-11-01T00:00:00+01:00'), until: at('2026-05-08T08:00:00+02:00'), value: 'on-sale' },
      { from: at('2026-05-08T08:00:00+02:00'), until: null, value: 'over' },
    ]);
  });

  it('only have values while they are open', () => {
    expect(found('ticket', 'early', 'devlica')?.stretches.map(({ value, until }) => [value, until])).toEqual([
      ['later', at('2025-06-01T00:00:00+02:00')],
      ['on-sale', at('2025-11-01T00:00:00+01:00')],
    ]);
  });

  it('are one for content in several places with equal windows, and several otherwise', () => {
    const footer = timeline.windows.filter((one) => one.part === 'link' && one.ident === 'sponsors');
    expect(footer.map(({ slices }) => slices.length)).toEqual([4]);
    const venues = timeline.windows.filter((one) => one.part === 'menu item' && one.ident === 'venue');
    expect(venues.map(({ event }) => event)).toEqual(['devlica', 'worklica']);
  });

  it('have the boundaries that the timeline lists', () => {
    const edges = timeline.windows.flatMap(({ kind, stretches }) =>
      stretches.flatMap(({ from, until }) =>
        [from, until].flatMap((edge) => (edge === null ? [] : [`${kind} ${edge}`])),
      ),
    );
    const listed = timeline.moments.map((moment) => `${moment.kind} ${moment.at}`);
    const toCome = edges.filter((edge) => Number(edge.split(' ')[1]) > SPRING);
    expect([...new Set(toCome)].sort()).toEqual([...listed].sort());
  });

  it('begin at the end of an embargo, which needs a build', async () => {
    const { windows } = await timelineOf(underEmbargo);
    expect(windows.filter(({ part }) => part === 'speaker')).toMatchObject([
      {
        kind: 'rebuild',
        ident: 'rebac-ilic-bruna',
        event: 'devlica',
        stretches: [{ from: at(EMBARGO_END), until: null }],
      },
    ]);
    const others = windows.filter(({ part }) => part !== 'speaker');
    expect(others.map(({ stretches }) => stretches)).toEqual(timeline.windows.map(({ stretches }) => stretches));
  });
});

describe('the chart of windows', () => {
  const window = (...stretches: SiteWindow['stretches']): SiteWindow => ({
    key: '',
    kind: 'live',
    part: 'text',
    ident: 'a',
    stretches,
    pages: [],
    slices: [],
  });
  const DAY = 86_400;

  it('has a column for each stretch between two changes, including the present one', () => {
    const { columns } = chartOf([window({ from: 10, until: 40 }), window({ from: 20, until: null })], {
      at: 30,
      since: 0,
    });
    expect(columns.map(({ from, until }) => [from, until])).toEqual([
      [null, 10],
      [10, 20],
      [20, 30],
      [30, 40],
      [40, null],
    ]);
  });

  it('makes long stretches wider than short ones, within limits', () => {
    const { columns } = chartOf([window({ from: 1, until: 2 }, { from: 30 * DAY, until: 9000 * DAY })], {
      at: 1,
      since: 0,
    });
    const [, hour = 0, month = 0, ages = 0] = columns.map(({ units }) => units);
    expect(hour).toBeLessThan(month);
    expect(month).toBeLessThan(ages);
    expect(ages).toBeLessThan(2 * hour);
  });

  it('fills each row, and cuts off the past of current windows', () => {
    const { rows, columns } = chartOf(
      [
        window({ from: 10, until: 40 }),
        window({ from: null, until: 20, value: 'open' }, { from: 20, until: null, value: 'over' }),
      ],
      { at: 30, since: 0 },
    );
    for (const { cells } of rows) expect(cells.reduce((sum, cell) => sum + cell.columns, 0)).toBe(columns.length);
    expect(rows[0]?.cells).toEqual([
      { columns: 1, isPast: true },
      { columns: 2, isPast: true, stretch: { from: 10, until: 40 } },
      { columns: 1, isPast: false, stretch: { from: 10, until: 40 } },
      { columns: 1, isPast: false },
    ]);
    expect(rows[1]?.cells.map(({ stretch, columns: count }) => [stretch?.value, count])).toEqual([
      ['open', 2],
      ['over', 1],
      ['over', 2],
    ]);
  });

  it('leaves out past windows, and says how many', () => {
    const { rows, leftOut } = chartOf([window({ from: 1, until: 5 }), window({ from: 1, until: 15 })], {
      at: 20,
      since: 10,
    });
    expect([rows.length, leftOut]).toEqual([1, 1]);
  });
});

describe('the timeline as a page', () => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(page(timeline));
    expect(
      results.flatMap(({ messages }) => messages).map(({ line, ruleId, message }) => `${line} ${ruleId} ${message}`),
    ).toEqual([]);
  });

  it('needs no script and no other files', () => {
    const html = page(timeline);
    expect(html).not.toMatch(/<script|<link|<img|@import|url\((?!data:)/);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Not for publication');
  });

  it('describes every future change, with its time in the zone of the site', () => {
    const html = page(timeline);
    for (const { at: instant } of timeline.moments) expect(html).toContain(instantFormatter(timeline.site)(instant));
    expect(html).toContain('1 May 2026, 00:00 CEST');
    expect(html).toContain('in 60 days');
    const times = [...html.matchAll(/<time datetime="([^"]+)"/g)].map((match) => Date.parse(match[1] as string) / 1000);
    expect(times).toEqual(expect.arrayContaining(timeline.moments.map((moment) => moment.at)));
  });

  it('draws a row for each window below its event, with its past set apart', () => {
    const html = page(timeline);
    const rows = [...html.matchAll(/<th scope="row">/g)];
    expect(rows.length).toBe(chartOf(timeline.windows, { at: SPRING, since: SPRING - 60 * 86_400 }).rows.length);
    expect(html.indexOf('Whole site')).toBeLessThan(html.indexOf('<tbody data-event="devlica">'));
    expect(html.indexOf('<tbody data-event="devlica">')).toBeLessThan(html.indexOf('<tbody data-event="worklica">'));
    expect(html).toMatch(/ticket “Regular”.*?class="bar on past"/);
  });

  it('shows content as text, even if it contains markup', () => {
    const title = '</style><script>alert(1)</script>"><i onclick=x>';
    const html = page({
      ...timeline,
      windows: timeline.windows.map((one) => ({ ...one, title, ident: title })),
      moments: timeline.moments.map((moment) => ({
        ...moment,
        changes: moment.changes.map((one) => ({ ...one, title, from: title, to: 'x', pages: [title] })),
      })),
    });
    expect(html.match(/<script|<i onclick/g)).toBe(null);
    expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(50);
  });
});

describe('the timeline as a calendar', () => {
  const eventsOf = (text: string): readonly ReadonlyMap<string, string>[] =>
    text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT\r\n')
      .slice(1)
      .map((event) => new Map(event.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string])));

  const calendar = () => timelineCalendar(timeline.moments, { site: timeline.site, at: SPRING });

  it('has an event for each moment, at its time in the zone of the site, with its kind as category', async () => {
    const events = eventsOf(await calendar());
    expect(events.length).toBe(timeline.moments.length);
    expect(events.map((event) => event.get('CATEGORIES'))).toEqual(timeline.moments.map(({ kind }) => kind));
    const may = events.find((event) => event.get('DTSTART;TZID=Europe/Zagreb') === '20260501T000000');
    expect(may?.get('SUMMARY')).toBe(
      'button “Become a sponsor” goes\\; registration “Press pass”: open → closed\\; 6 more',
    );
    expect(may?.get('DESCRIPTION')).toContain('press pass  /press/');
  });

  it('has alarms for rebuilds only', async () => {
    const { moments, site } = await timelineOf(underEmbargo);
    const events = eventsOf(await timelineCalendar(moments, { site, at: SPRING }));
    const ringing = events.filter((event) => event.get('BEGIN') === 'VALARM').map((event) => event.get('CATEGORIES'));
    expect(ringing.length).toBe(moments.filter(({ kind }) => kind === 'rebuild').length);
    expect(new Set(ringing)).toEqual(new Set(['rebuild']));
  });

  it('gives a moment the same id each time, and different moments different ids', async () => {
    const ids = eventsOf(await calendar()).map((event) => event.get('UID'));
    expect(new Set(ids).size).toBe(ids.length);
    const later = (await siteChanges(await checkedContent(), at('2026-05-01T00:00:00+02:00'))) as SiteChanges;
    const left = eventsOf(await timelineCalendar(later.moments, later && { site: later.site, at: SPRING }));
    expect(ids.slice(-left.length)).toEqual(left.map((event) => event.get('UID')));
  });
});

describe('the sessions of a day', () => {
  const DEVLICA_PAGE = /^~ session .* \/devlica\/2026\/sessions\//;
  const linesOf = (moments: readonly ChangeMoment[]): readonly string[] =>
    moments.flatMap(({ changes }) => changes.map(changeLine));

  it('are one change of the timeline for each event, at the first of them', () => {
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    const found = folded.filter(({ changes }) => changes.some(({ part }) => part.endsWith('sessions')));
    expect(found.map((moment) => [moment.at, linesOf([moment]).at(-1)?.split('  ')[0]])).toEqual([
      [at('2026-05-08T09:10:00+02:00'), '~ 14 sessions of devlica, the last until 16:45'],
      [at('2026-05-08T10:20:00+02:00'), '~ 4 sessions of worklica, the last until 15:20'],
    ]);
    expect(linesOf(timeline.moments).filter((line) => DEVLICA_PAGE.test(line))).toHaveLength(28);
    expect(linesOf(folded).filter((line) => DEVLICA_PAGE.test(line))).toEqual([]);
  });

  it('are also one change of what the home page and the schedule say is on in the rooms', () => {
    const folded = linesOf(foldSessionChanges(timeline.moments, timeline.site.settings.timeZone));
    expect(folded.filter((line) => /^~ (what is on|rooms)/.test(line))).toEqual([
      '~ rooms of devlica, the last until 20:00  /, /devlica/schedule/',
      '~ rooms of worklica, the last until 16:00  /, /worklica/schedule/',
    ]);
    const rows = foldSessionWindows(timeline.windows, timeline.site.settings.timeZone);
    expect(rows.filter(({ part }) => part === 'rooms').map(({ ident, pages }) => [ident, pages])).toEqual([
      ['of devlica', ['/']],
      ['of worklica', ['/']],
    ]);
  });

  it('are followed by the screens of the day, which are one change too', () => {
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    const found = folded.filter(({ changes }) => changes.some(({ part }) => part.endsWith('screens')));
    expect(found.map((moment) => [moment.at, linesOf([moment]).find((line) => line.includes('screens'))])).toEqual([
      [at('2026-05-08T00:00:00+02:00'), expect.stringMatching(/^~ 8 screens of rooms, the last until 20:00 {2}/)],
      [at('2026-05-09T00:00:00+02:00'), expect.stringMatching(/^~ 8 screens of rooms, the last until 00:00 {2}/)],
    ]);
    expect(linesOf(folded).filter((line) => line.includes(' screen '))).toEqual([]);
  });

  it('hide no other change', () => {
    const others = (moments: readonly ChangeMoment[]): readonly string[] =>
      linesOf(moments).filter(
        (line) => !/^(~ (session |\d+ (sessions|screens) |what is on |rooms )|[-+~] screen )/.test(line),
      );
    const folded = foldSessionChanges(timeline.moments, timeline.site.settings.timeZone);
    expect(others(folded)).toEqual(others(timeline.moments));
  });

  it('are one row of the chart for each event, with a bar for each day', () => {
    const folded = foldSessionWindows(timeline.windows, timeline.site.settings.timeZone);
    const rows = folded.filter(({ part }) => part === 'sessions' || part === 'session');
    expect(rows.map(({ part, ident, stretches }) => [part, ident, stretches.at(-1)])).toContainEqual([
      'sessions',
      'of devlica',
      { from: at('2026-05-08T09:10:00+02:00'), until: at('2026-05-08T16:45:00+02:00') },
    ]);
    expect(rows.filter(({ part }) => part === 'session')).toEqual([]);
    expect(rows.find(({ ident }) => ident === 'of worklica')?.pages).toContain(
      '/worklica/2026/sessions/drawn-in-threads/',
    );
  });

  it('are listed one by one with --sessions and as JSON', async () => {
    const args = ['timeline', '--at', '2026-05-08T09:00'];
    const [folded, listed, json] = await Promise.all([
      runTool(args),
      runTool([...args, '--sessions']),
      runTool([...args, '--format', 'json']),
    ]);
    expect(folded.stdout).toContain('  ~ 14 sessions of devlica, the last until 16:45  /devlica/2026/sessions/');
    expect(folded.stdout).not.toContain('during → after');
    expect(listed.stdout).toContain('~ session “The cloth outlives the loom”: during → after  /devlica/2026/sessions/');
    expect(json.stdout).toContain('"ident": "cloth-outlives-the-loom"');
  });
});

describe('conf-site timeline', () => {
  it('prints each format, or only the next change', async () => {
    const args = ['timeline', '--at', '2026-03-01T12:00', '--next', '--format'];
    const [ics, html] = await Promise.all([runTool([...args, 'ics']), runTool([...args, 'html'])]);
    expect([ics.status, html.status]).toEqual([0, 0]);
    expect(ics.stdout).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(ics.stdout.match(/BEGIN:VEVENT/g)).toHaveLength(nextOf(timeline.moments).length);
    expect(html.stdout).toContain('@font-face');
    // A text on each of the two events.
    expect(html.stdout.match(/<th scope="row">/g)).toHaveLength(2);
    expect(html.stdout.match(/<li><div><h3>/g)).toHaveLength(1);
  });
});
