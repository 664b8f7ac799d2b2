import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../../src/content/document.ts';
import type { EditionPage, EventPage, SessionPage } from '../../../src/domain/page/page.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { BODY, type Data, type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const BANKS = 'content/events/devlica/2026/sessions/two-banks-1.md';
const PATH = '/devlica/2026/sessions/two-banks-1/';

const at = (time: string): number => Date.parse(`2026-05-08T${time}:00+02:00`) / 1000;
const route = (plan: Plan, path: string): Route | undefined => plan.routes.find((one) => one.path === path);
const content = <T>(plan: Plan, path: string): T => route(plan, path)?.content as T;
const session = (plan: Plan, path: string): SessionPage => content<SessionPage>(plan, path);

type Ld = Readonly<Record<string, unknown>>;
const ldOf = (plan: Plan, path: string, type: string): Ld | undefined =>
  route(plan, path)?.head.jsonLd.find((ld) => ld['@type'] === type);

describe('the page of a session', () => {
  let site: VariedSite;
  let plan: Plan;
  beforeAll(async () => {
    site = await variedSite((path) => !/\/devlica\/20(1\d|2[0-4])\//.test(path));
    plan = await site.plan(SPRING);
  });

  it('says when and where it is, who speaks, and what is on beside it', () => {
    const { slot, people, meanwhile, previous, next } = session(plan, PATH);
    expect(slot).toMatchObject({
      when: { text: '8\u00a0May 2026, 13:40–14:10 CEST' },
      track: { title: 'Platform', color: '#0b6e8a' },
      room: { name: 'Warping room' },
      venue: 'Tkaonica',
      star: 'two-banks-1',
      schedule: { href: '/devlica/schedule/#session-two-banks-1' },
    });
    expect(people.map(({ name, href }) => [name, href])).toEqual([
      ['Łukasz Ziarnowski', '/devlica/2026/ziarnowski-lukasz/'],
    ]);
    expect(meanwhile).toEqual([
      {
        title: 'Mind your č and ć',
        href: '/devlica/2026/sessions/caron-is-not-an-ornament/',
        times: '13:40–14:10',
        place: 'Loom hall',
      },
    ]);
    expect([previous?.href, next?.href]).toEqual([
      '/devlica/2026/sessions/day-with-twenty-five-hours/',
      '/devlica/2026/sessions/two-banks-2/',
    ]);
    const keynote = session(plan, '/devlica/2026/sessions/cloth-outlives-the-loom/');
    expect([keynote.previous, keynote.next?.href]).toEqual([
      undefined,
      '/devlica/2026/sessions/page-that-does-not-blink/',
    ]);
  });

  it('is before, during and after by its own time', async () => {
    expect(session(plan, PATH).slot?.stages).toEqual([
      { from: null, until: at('13:40'), value: 'before' },
      { from: at('13:40'), until: at('14:10'), value: 'during' },
      { from: at('14:10'), until: null, value: 'after' },
    ]);
    const during = await site.plan(at('14:00'));
    expect(session(during, PATH).slot?.stages[0]).toEqual({ from: null, until: at('14:10'), value: 'during' });
  });

  it('links to its row on the page of the current schedule, or of the past year', () => {
    expect(session(plan, PATH).slot?.schedule?.href).toBe('/devlica/schedule/#session-two-banks-1');
    expect(session(plan, `/hr${PATH}`).slot?.schedule?.href).toBe('/hr/devlica/schedule/#session-two-banks-1');
    const past = plan.routes.find(({ path }) => /^\/devlica\/2025\/sessions\//.test(path))?.path ?? '';
    expect(session(plan, past).slot?.schedule?.href).toMatch(/^\/devlica\/2025\/#session-/);
  });

  it('links to the room while the event’s page shows the venue', () => {
    const hrefs = session(plan, PATH).slot?.room?.href ?? [];
    expect(hrefs.map(({ value }) => value)).toEqual(['/devlica/#room-warping-room', null]);
  });

  it('lists the parts of its series', () => {
    const { parts } = session(plan, PATH);
    expect(parts.map(({ part, isThis }) => [part, isThis])).toEqual([
      ['1/2', true],
      ['2/2', false],
    ]);
    expect(route(plan, PATH)?.head.title).toBe('One document, two banks: merging 1/2, Devlica 2026');
  });

  it('exists in each language, and in past editions without stars and calendars', () => {
    expect(route(plan, `/hr${PATH}`)?.head.alternates.map(({ path }) => path)).toEqual([PATH, `/hr${PATH}`]);
    const past = plan.routes.filter(({ path }) => /^\/devlica\/2025\/sessions\//.test(path));
    expect(past.length).toBeGreaterThan(5);
    for (const { path } of past) {
      const { isCurrent, calendar, slot } = session(plan, path);
      expect([isCurrent, calendar, slot?.star]).toEqual([false, undefined, undefined]);
      expect(slot?.stages.map(({ value }) => value)).toEqual(['after']);
    }
  });

  it('does not exist for placeholders, hidden sessions and those under embargo', async () => {
    const ways: readonly Data[] = [{ placeholder: true }, { visible: false }, { embargo: '2026-04-01T10:00' }];
    for (const way of ways) {
      const varied = await site.plan(SPRING, { [BANKS]: (data) => Object.assign(data, way) });
      expect(route(varied, PATH), JSON.stringify(way)).toBeUndefined();
      expect(JSON.stringify(varied.routes), JSON.stringify(way)).not.toContain(`${PATH}"`);
    }
    expect(plan.routes.some(({ path }) => path.startsWith('/hacklica/2026/sessions/'))).toBe(false);
  });

  it('is where its former names lead', async () => {
    const varied = await site.plan(SPRING, { [BANKS]: (data) => Object.assign(data, { formerSlugs: ['two-shores'] }) });
    expect(varied.redirects).toContainEqual(
      expect.objectContaining({ from: '/hr/devlica/2026/sessions/two-shores/', to: `/hr${PATH}` }),
    );
  });

  it('is where the schedule, the history and schedule apps lead', () => {
    const { sections } = content<EventPage>(plan, '/devlica/');
    const rows = sections.flatMap((one) => (one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : []));
    expect(rows.find(({ id }) => id === 'session-two-banks-1')?.session?.href).toBe(PATH);
    const history = sections.flatMap((one) => (one.kind === 'history' ? one.sessions : []));
    expect(history.every(({ href }) => href?.startsWith('/devlica/2025/sessions/'))).toBe(true);
    const { days, speakers } = content<EditionPage>(plan, '/devlica/2025/');
    expect(speakers[0]?.talks[0]?.href).toMatch(/^\/devlica\/2025\/sessions\//);
    expect(days[0]?.rows.find((row) => row.session)?.session?.href).toMatch(/^\/devlica\/2025\/sessions\//);
    const programme = plan.programmes.find(({ event, year }) => event === 'devlica' && year === 2026);
    const item = programme?.days[0]?.items.find(({ ident }) => ident === 'two-banks-1');
    expect(item?.url).toBe(`https://devlica.example${PATH}`);
  });

  it('has a share image of its own, and that of the edition once this is past', () => {
    const own = route(plan, PATH)?.head.image;
    expect(own?.alt).toBe(
      'One document, two banks: merging 1/2, Devlica, Łukasz Ziarnowski · 8\u00a0May 2026, 13:40–14:10 CEST · Warping room',
    );
    const edition = route(plan, '/devlica/2025/')?.head.image?.src;
    const past = plan.routes.filter(({ path }) => /^\/devlica\/2025\/sessions\//.test(path));
    expect(new Set(past.map(({ head }) => head.image?.src))).toEqual(new Set([edition]));
  });

  it('keeps its share image while what that shows stays the same', async () => {
    const own = route(plan, PATH)?.head.image?.src;
    expect(own).toMatch(/\.jpg$/);
    const speaker = 'content/events/devlica/2026/speakers/ziarnowski-lukasz.md';
    const imageWith = async (change: Readonly<Record<string, unknown>>) => {
      const varied = await site.plan(SPRING, { [speaker]: (data) => Object.assign(data, change) });
      return route(varied, PATH)?.head.image?.src;
    };
    expect(await imageWith({ [BODY]: 'Another biography.' })).toBe(own);
    expect(await imageWith({ image: 'speakers/cacic-zeljka.png' })).not.toBe(own);
  });

  it('describes itself as an event in an event, without offers', () => {
    expect(ldOf(plan, PATH, 'Event')).toMatchObject({
      name: 'One document, two banks: merging',
      startDate: '2026-05-08T13:40:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Warping room, Tkaonica', address: { addressLocality: 'Osijek' } },
      performer: [{ name: 'Łukasz Ziarnowski', url: 'https://devlica.example/devlica/2026/ziarnowski-lukasz/' }],
      superEvent: { url: 'https://devlica.example/devlica/' },
    });
    expect(ldOf(plan, PATH, 'Event')).not.toHaveProperty('offers');
    const steps = ldOf(plan, PATH, 'BreadcrumbList')?.['itemListElement'] as readonly Ld[];
    expect(steps.map(({ item }) => item)).toEqual([
      'https://devlica.example/',
      'https://devlica.example/devlica/',
      `https://devlica.example${PATH}`,
    ]);
  });

  it('can be rated from its beginning on', async () => {
    const api = { baseUrl: 'https://api.example' };
    const rated = await site.plan(SPRING, { 'content/site.yaml': (data) => Object.assign(data, { api }) });
    expect(session(rated, PATH).slot?.rating).toMatchObject({
      ident: 'two-banks-1',
      shown: [{ from: at('13:40'), until: null }],
      form: { name: 'rating', action: 'https://api.example/ratings' },
    });
    expect(session(plan, PATH).slot?.rating).toBeUndefined();
  });

  it('leads to a feedback form at another site once it is over, in place of the rating', async () => {
    const feedbackUrl = 'https://forms.example/{session}?talk={session}';
    const given: Variation = {
      'content/site.yaml': (data) => Object.assign(data, { api: { baseUrl: 'https://api.example' } }),
      'content/events/devlica/2026/edition.yaml': (data) => Object.assign(data, { feedbackUrl }),
      'content/events/devlica/2026/sessions/two-banks-2.md': (data) =>
        Object.assign(data, { feedbackUrl: 'https://forms.example/keynote' }),
      'content/events/devlica/2025/edition.yaml': (data) => Object.assign(data, { feedbackUrl }),
    };
    const varied = await site.plan(SPRING, given);
    const feedback = {
      href: 'https://forms.example/two-banks-1?talk=two-banks-1',
      shown: [{ from: at('14:10'), until: null }],
    };
    const { slot } = session(varied, PATH);
    expect([slot?.feedback, slot?.rating]).toEqual([feedback, undefined]);
    const { sections } = content<EventPage>(varied, '/hr/devlica/');
    const rows = sections.flatMap((one) => (one.kind === 'schedule' ? one.days.flatMap((day) => day.rows) : []));
    const row = (ident: string) => rows.find(({ id }) => id === `session-${ident}`);
    expect([row('two-banks-1')?.feedback, row('two-banks-1')?.rating]).toEqual([feedback, undefined]);
    expect(row('two-banks-2')?.feedback?.href).toBe('https://forms.example/keynote');
    expect(session(varied, '/devlica/2025/sessions/counted-threads/').slot?.feedback).toBeUndefined();
  });
});

describe('the structured data of an event', () => {
  it('names its sessions, at most 50 of them', async () => {
    const idents = Array.from({ length: 60 }, (_, index) => `talk-${index}`);
    const site = await variedSite(
      (path) => !/\/devlica\/20(1\d|2[0-5])\//.test(path),
      (all) => {
        const banks = all.find(({ path }) => path === BANKS) as Document;
        return idents.map((ident) => ({ ...banks, path: BANKS.replace('two-banks-1', ident), hash: ident }));
      },
    );
    const named = async (variation: Variation = {}): Promise<readonly Ld[]> =>
      ldOf(await site.plan(SPRING, variation), '/devlica/', 'Event')?.['subEvent'] as readonly Ld[];
    const few = await named();
    expect(few).toHaveLength(14);
    expect(few[0]).toEqual({
      '@type': 'Event',
      name: 'The cloth outlives the loom',
      url: 'https://devlica.example/devlica/2026/sessions/cloth-outlives-the-loom/',
      startDate: '2026-05-08T09:10:00+02:00',
      endDate: '2026-05-08T09:55:00+02:00',
    });
    const many = await named({
      'content/events/devlica/2026/schedule.yaml': (data) => {
        (data['entries'] as Data[]).push(...idents.map((ident) => ({ session: ident })));
      },
    });
    expect(many).toHaveLength(50);
  });
});
