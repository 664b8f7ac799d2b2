import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionPage, EventPage, EventSection, HomePage } from '../../../src/domain/page/page.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const E25 = 'content/events/devlica/2025';
const PARTS = [`${E25}/sessions/flaky-tests-1.md`, `${E25}/sessions/flaky-tests-2.md`] as const;

const page = <T>(plan: Plan, path: string): T => plan.routes.find((route) => route.path === path)?.content as T;

describe('the history section of an event', () => {
  let site: VariedSite;
  beforeAll(async () => {
    site = await variedSite((path) => !/\.hr\.md$|\/worklica\/20|\/20(1\d|2[0-4])\//.test(path));
  });

  async function history(variation: Variation = {}): Promise<Extract<EventSection, { kind: 'history' }>> {
    const { sections } = page<EventPage>(await site.plan(SPRING, variation), '/devlica/');
    return sections.find((section) => section.kind === 'history') as Extract<EventSection, { kind: 'history' }>;
  }

  it('has no more speakers and sessions than the site’s limits', async () => {
    const limited = await history({
      'content/site.yaml': (data) => {
        data['limits'] = { ...(data['limits'] as object), speakerHistory: 2, sessionHistory: 3 };
      },
    });
    expect([limited.speakers.length, limited.sessions.length]).toEqual([2, 3]);
    const { limits } = site.data('content/site.yaml') as { readonly limits: Readonly<Record<string, number>> };
    expect([limits['speakerHistory'], limits['sessionHistory']]).toEqual([15, 15]);
  });

  it('has each person once, with the latest year in which they spoke', async () => {
    const years = await variedSite((path) => !/\.hr\.md$|\/worklica\/20|\/20(1[0-4679]|2[0-5])\//.test(path));
    const plan = await years.plan(SPRING, {
      'content/site.yaml': (data) => {
        data['limits'] = { ...(data['limits'] as object), speakerHistory: 99 };
      },
    });
    const { sections } = page<EventPage>(plan, '/devlica/');
    const section = sections.find((section) => section.kind === 'history') as Extract<
      EventSection,
      { kind: 'history' }
    >;
    const hrefs = section.speakers.map(({ href }) => href);
    expect(hrefs).toContain('/devlica/2018/tisaj-barac-lana/');
    expect(hrefs).toContain('/devlica/2015/mlinarac-goran/');
    expect(hrefs).not.toContain('/devlica/2015/tisaj-lana/');
  });

  it('has the first part of a series, whether or not the other parts are excluded', async () => {
    const many = {
      'content/site.yaml': (data: Record<string, unknown>) => {
        data['limits'] = { ...(data['limits'] as object), sessionHistory: 99 };
      },
    };
    const sessions = (await history({ ...many, [PARTS[1]]: (data) => void delete data['skipOnHistory'] })).sessions;
    const alone = { [PARTS[0]]: (data: Record<string, unknown>) => void delete data['identGroup'] };
    const apart = (
      await history({
        ...many,
        ...alone,
        [PARTS[1]]: (data) => {
          delete data['identGroup'];
          delete data['skipOnHistory'];
        },
      })
    ).sessions;
    expect(apart.length).toBe(sessions.length + 1);
  });

  it('looks back at an edition from its end on, as that edition’s own page does', async () => {
    const [before, after] = [Date.parse('2025-03-01T12:00+01:00') / 1000, Date.parse('2025-07-01T12:00+02:00') / 1000];
    const [early, late] = [await site.plan(before), await site.plan(after)];
    const past = (plan: Plan): EditionPage => page<EditionPage>(plan, '/devlica/2025/');
    const end = past(early).looksBack[0]?.from as number;
    expect(end).toBeGreaterThan(before);
    expect(end).toBeLessThan(after);
    expect(past(late).looksBack).toEqual([{ from: null, until: null }]);
    expect([early, late].map(({ site: { nextChange } }) => nextChange.rebuild)).toEqual([end, null]);
    expect(past(late).lead).toEqual([{ ...past(early).lead.at(-1), from: null }]);
    const described = (plan: Plan) => plan.routes.find(({ path }) => path === '/devlica/2025/')?.head.description;
    expect([described(early), described(late)].map((text) => text?.includes('It rained'))).toEqual([false, true]);
    const sectionOf = (plan: Plan) =>
      page<EventPage>(plan, '/devlica/').sections.find((section) => section.kind === 'history');
    expect(sectionOf(early)).not.toHaveProperty('latestYear', 2025);
    expect(sectionOf(late)).toHaveProperty('latestYear', 2025);
    const listedOn = (path: string, plan: Plan): boolean =>
      JSON.stringify(page(plan, path)).includes('"/devlica/2025/"');
    expect([listedOn('/', early), listedOn('/', late)]).toEqual([false, true]);
    const inactive: Variation = {
      'content/events/devlica/event.yaml': (data) => {
        data['enabled'] = false;
      },
    };
    const [earlier, later] = [await site.plan(before, inactive), await site.plan(after, inactive)];
    expect([listedOn('/devlica/', earlier), listedOn('/devlica/', later)]).toEqual([false, true]);
  });

  it('names the year of its numbers and pictures', async () => {
    expect((await history()).latestYear).toBe(2025);
  });

  it('links to the page of each session', async () => {
    for (const { href, year } of (await history()).sessions) {
      expect(href).toMatch(new RegExp(`^/devlica/${year}/sessions/[a-z0-9-]+/$`));
    }
  });

  it('leaves out excluded sessions', async () => {
    const all = (await history()).sessions;
    const less = (
      await history({
        [PARTS[0]]: (data) => {
          data['skipOnHistory'] = true;
        },
      })
    ).sessions;
    expect(less.map(({ title }) => title)).not.toEqual(all.map(({ title }) => title));
  });

  it('is left out of the home page if the event is not visible in history', async () => {
    const hidden = await site.plan(SPRING, {
      'content/events/devlica/event.yaml': (data) => {
        data['visibleInHistory'] = false;
      },
    });
    const historyOf = (plan: Plan) => JSON.stringify(page<HomePage>(plan, '/').history);
    expect(historyOf(await site.plan(SPRING))).toContain('/devlica/2025/');
    expect(historyOf(hidden)).not.toContain('/devlica/');
  });
});
