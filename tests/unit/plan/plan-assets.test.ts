import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage, SessionPage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { type Data, type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const ASSETS = 'content/events/devlica/2026/assets/two-banks-2.yaml';
const PATH = '/devlica/2026/sessions/two-banks-2/';
const PAST = '/devlica/2025/sessions/counted-threads/';

const at = (time: string): number => Date.parse(`2026-05-08T${time}:00+02:00`) / 1000;
const [STARTS, ENDS] = [at('14:10'), at('14:40')];
const ALWAYS = [{ from: null, until: null }];

type Ld = Readonly<Record<string, unknown>>;
const route = (plan: Plan, path: string) => plan.routes.find((one) => one.path === path);
const content = <T>(plan: Plan, path: string): T => route(plan, path)?.content as T;
const page = (plan: Plan, path: string): SessionPage => content<SessionPage>(plan, path);
const recordings = (plan: Plan, path: string): readonly Ld[] | undefined =>
  route(plan, path)?.head.jsonLd.find((ld) => ld['@type'] === 'Event')?.['recordedIn'] as readonly Ld[] | undefined;

describe('material of a session', () => {
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite((path) => !/\/devlica\/20(1\d|2[0-4])\//.test(path));
  });
  const withItems = (items: readonly Data[], now = SPRING): Promise<Plan> =>
    site.plan(now, { [ASSETS]: (data) => Object.assign(data, { items, remark: undefined }) });

  it('shows a stream during the session, a recording after it, and slides at all times', async () => {
    const { videos, assets, assetsShown } = page(
      await withItems([
        { kind: 'stream', url: 'https://live.example/hall' },
        { kind: 'recording', url: 'https://videos.example/banks' },
        { kind: 'slides', url: 'https://talks.example/banks' },
      ]),
      PATH,
    );
    expect(videos.map(({ kind, shown }) => [kind, shown])).toEqual([
      ['stream', [{ from: STARTS, until: ENDS }]],
      ['recording', [{ from: ENDS, until: null }]],
    ]);
    expect(assets).toEqual([
      { kind: 'slides', title: 'Slides', href: 'https://talks.example/banks', external: true, shown: ALWAYS },
    ]);
    expect(assetsShown).toEqual({ first: [{ from: ENDS, until: null }], last: [{ from: null, until: ENDS }] });
  });

  it('shows each item from and until the times that content gives', async () => {
    const items: readonly Data[] = [
      { kind: 'recording', url: 'https://videos.example/banks', from: '2026-05-12', until: '2026-06-30' },
      { kind: 'slides', url: 'https://talks.example/banks', until: '2026-05-31' },
    ];
    const { videos, assets } = page(await withItems(items), PATH);
    const [from, until] = ['2026-05-12T00:00+02:00', '2026-07-01T00:00+02:00'].map((time) => Date.parse(time) / 1000);
    expect(videos[0]?.shown).toEqual([{ from, until }]);
    expect(assets[0]?.shown).toEqual([{ from: null, until: Date.parse('2026-06-01T00:00+02:00') / 1000 }]);
    const later = page(await withItems(items, Date.parse('2026-08-01T00:00+02:00') / 1000), PATH);
    expect([later.videos, later.assets, later.assetsShown]).toEqual([[], [], { first: [], last: [] }]);
  });

  it('changes only the pages that show its session when a stream begins', async () => {
    const stream: Data = { kind: 'stream', url: 'https://live.example/hall', from: '2026-05-08T13:47' };
    const now = at('13:50');
    const plans = await Promise.all([withItems([], now), withItems([stream], now)]);
    const [before, after] = plans.map((plan) => new Map(plan.routes.map((one) => [one.path, one.head.validFrom])));
    const changed = [...(after ?? [])].filter(([path, from]) => before?.get(path) !== from).map(([path]) => path);
    const pages = ['/devlica/', PATH, '/devlica/2026/ziarnowski-lukasz/', '/devlica/schedule/'];
    expect([...changed].sort()).toEqual([...pages, ...pages.map((path) => `/hr${path}`)].sort());
  });

  it('plays a recording of the site with its captions, and links to its transcript', async () => {
    const plan = await site.plan(SPRING);
    const [video, ...others] = page(plan, PAST).videos;
    expect(others).toEqual([]);
    expect(video).toMatchObject({
      title: 'The opening of the talk',
      href: expect.stringMatching(/^\/assets\/media\/talks-counted-threads-[0-9a-f]+\.webm$/),
      type: 'video/webm',
      poster: { src: expect.stringMatching(/talks-counted-threads/), width: 640, height: 360 },
      captions: [{ src: expect.stringMatching(/\.vtt$/), language: 'en', languageName: 'English' }],
      links: [{ kind: 'transcript', title: 'Transcript of the first minutes', languageName: 'English' }],
    });
    expect(page(plan, PAST).assets.map(({ kind }) => kind)).toEqual(['slides']);
    expect(page(plan, `/hr${PAST}`).videos[0]).toMatchObject({
      title: 'Početak predavanja',
      captions: [{ language: 'en', languageName: 'engleski' }],
    });
    const copied = [...plan.media].filter(([, media]) => media.kind === 'copy').map(([path]) => path);
    for (const { href } of [...page(plan, PAST).assets, ...page(plan, PAST).videos])
      expect(copied).toContain(href.slice(1));
  });

  it('shows the share image of the page for a recording at another site, and names that site', async () => {
    const plan = await site.plan(SPRING);
    const path = '/devlica/2025/sessions/your-database-is-a-queue/';
    const { src, width, height } = route(plan, path)?.head.image ?? {};
    expect(page(plan, path).videos).toEqual([
      {
        kind: 'recording',
        title: 'Recording',
        href: 'https://videos.example/devlica-2025/your-database-is-a-queue',
        external: true,
        host: 'videos.example',
        poster: { src, width, height },
        captions: [],
        links: [],
        shown: ALWAYS,
      },
    ]);
    const noImages = await site.plan(SPRING, {
      'content/site.yaml': (data) => Object.assign(data, { shareImages: false }),
    });
    expect(page(noImages, path).videos[0]).not.toHaveProperty('poster');
  });

  it('links to captions with times of their own, and to those of a recording at another site', async () => {
    const file = { kind: 'captions', file: 'talks/counted-threads.vtt' };
    const recording = { kind: 'recording', file: 'talks/counted-threads.webm' };
    const elsewhere = { kind: 'recording', url: 'https://videos.example/banks' };
    const { videos, assets } = page(
      await withItems([recording, { ...file, from: '2026-06-01' }, elsewhere, file]),
      PATH,
    );
    expect(videos.map(({ captions, links }) => [captions.length, links.map(({ title }) => title)])).toEqual([
      [0, []],
      [0, ['Captions']],
    ]);
    expect(assets.map(({ title }) => title)).toEqual(['Captions']);
  });

  it('is listed in the row of the schedule, and in schedule apps unless it is limited to a time', async () => {
    const plan = await withItems([
      { kind: 'stream', url: 'https://live.example/hall' },
      { kind: 'recording', url: 'https://videos.example/banks' },
      { title: 'Handout', url: 'https://talks.example/banks', until: '2026-05-31' },
      { kind: 'slides', file: 'talks/counted-threads.pdf' },
    ]);
    const { sections } = content<EventPage>(plan, '/devlica/');
    const rows = sections.flatMap((one) => (one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : []));
    const row = rows.find(({ id }) => id === 'session-two-banks-2');
    expect(row?.session?.assets.map(({ title }) => title)).toEqual(['Live stream', 'Recording', 'Handout', 'Slides']);
    const programme = plan.programmes.find(({ event, year }) => event === 'devlica' && year === 2026);
    const item = programme?.days[0]?.items.find(({ ident }) => ident === 'two-banks-2');
    expect(item?.links).toEqual([
      { title: 'Recording', url: 'https://videos.example/banks' },
      {
        title: 'Slides',
        url: expect.stringMatching(/^https:\/\/devlica\.example\/assets\/media\/talks-counted-threads-\w+\.pdf$/),
      },
    ]);
  });

  it('keeps videos and documents out of the offline list', async () => {
    const plan = await withItems([
      { kind: 'recording', file: 'talks/counted-threads.webm', poster: 'talks/counted-threads.png' },
      { kind: 'slides', file: 'talks/counted-threads.pdf' },
    ]);
    const needs = route(plan, PATH)?.offline;
    expect(needs?.pictures.map(({ file }) => file).filter((file) => /\.(webm|pdf)$/.test(file))).toEqual([]);
    expect(JSON.stringify(needs)).not.toMatch(/\.(webm|pdf|vtt)/);
  });

  it('describes a recording to search engines if all that they need is known', async () => {
    const plan = await site.plan(SPRING);
    expect(recordings(plan, PAST)).toEqual([
      {
        '@type': 'VideoObject',
        name: 'Counted threads: what pattern books knew about layout',
        description: expect.stringContaining('no measurements'),
        thumbnailUrl: expect.stringMatching(/^https:\/\/devlica\.example\/assets\/media\/talks-counted-threads/),
        uploadDate: '2025-05-12T09:00:00+02:00',
        inLanguage: 'en',
        contentUrl: expect.stringMatching(/^https:\/\/devlica\.example\/assets\/.*\.webm$/),
      },
    ]);
    const dated = { kind: 'recording', url: 'https://videos.example/banks', from: '2026-05-12', until: '2026-06-30' };
    expect(recordings(await withItems([dated]), PATH)?.[0]).toMatchObject({
      url: 'https://videos.example/banks',
      uploadDate: '2026-05-12T00:00:00+02:00',
      expires: '2026-07-01T00:00:00+02:00',
    });
    const undated = { kind: 'recording', url: 'https://videos.example/banks' };
    expect(recordings(await withItems([undated]), PATH)).toBeUndefined();
    expect(recordings(await withItems([dated], Date.parse('2026-08-01T00:00Z') / 1000), PATH)).toBeUndefined();
  });
});
