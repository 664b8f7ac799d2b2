import { beforeAll, describe, expect, it } from 'vitest';
import type { EventPage } from '../../../src/domain/page/page.ts';
import type { TeamRegistrationPage } from '../../../src/domain/page/page-forms.ts';
import type { Plan, Route } from '../../../src/domain/page/plan.ts';
import { valueAt } from '../../../src/domain/time/timeline.ts';
import { sitemapFile } from '../../../src/emit/host-files.ts';
import { programmeIn } from '../../support/planned-content.ts';
import { type Data, type Variation, type VariedSite, variedSite } from '../../support/varied-site.ts';

/** Content that is hidden, secret or not yet announced, in variations of the real content: it is only visible where it should be. */

const at = (wall: string): number => Date.parse(`${wall}:00+01:00`) / 1000;
const SPRING = at('2026-03-01T12:00');
const EVENT = 'content/events/devlica/event.yaml';
const HACKLICA = 'content/events/hacklica/event.yaml';
const E26 = 'content/events/devlica/2026';
const RUNNING: Variation = {
  [HACKLICA]: (event) => {
    Object.assign(event, { enabled: true, visible: true, visibleInHeader: true });
    ((event['buttons'] as Data)['registerTeam'] as Data)['visible'] = true;
  },
};

let site: VariedSite;
beforeAll(async () => {
  site = await variedSite((path) => !/\.hr\.md$|devlica\/20(1\d|2[0-4])\//.test(path));
});

function routeAt(plan: Plan, path: string): Route {
  const found = plan.routes.find((route) => route.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

const kindsOf = (plan: Plan, path: string): readonly string[] =>
  (routeAt(plan, path).content as EventPage).sections.map(({ kind }) => kind);

/** Serializes a plan without the pages below an address. */
function serializeWithout(plan: Plan, address: string): string {
  const { routes, slices, staticQueries, redirects, media, feeds, programmes, site: whole } = plan;
  const isBelow = (path: string): boolean => path.replace(/^\/hr\//, '/').startsWith(address);
  return JSON.stringify([
    routes.filter(({ path }) => !isBelow(path)),
    slices.filter(({ name }) => !name.includes(address.replaceAll('/', ''))),
    staticQueries,
    redirects.filter(({ from }) => !isBelow(from)),
    [...media],
    feeds,
    programmes,
    sitemapFile(whole, routes).content,
  ]);
}

/** Serializes a plan. */
const serializePlan = (plan: Plan): string => serializeWithout(plan, '/nowhere/');

describe('a hackathon while it is active', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await site.plan(SPRING, RUNNING);
  });

  it('has its sections, buttons, prizes and clock', () => {
    expect(kindsOf(plan, '/hacklica/')).toEqual(
      expect.arrayContaining(['about', 'topics', 'venue', 'faq', 'newsletter', 'history']),
    );
    const { hero } = routeAt(plan, '/hacklica/').content as EventPage;
    expect(hero.buttons.map(({ ident }) => ident)).toEqual(['registerTeam']);
    expect(hero.clock?.states.map(({ value }) => value)).toEqual([
      'long-wait',
      'days-away',
      'waiting',
      'in-progress',
      'done',
    ]);
  });

  it('is not mentioned outside of its own pages', () => {
    const elsewhere = serializeWithout(plan, '/hacklica/');
    expect(/hacklica\/(?!20)|hacklica\/2026|teams of 2 to 6/i.exec(elsewhere)?.[0]).toBeUndefined();
  });

  it('has share images that reveal no more than those of the site', () => {
    const images = ['/hacklica/', '/hacklica/register/', '/hacklica/terms/'].map(
      (path) => routeAt(plan, path).head.image,
    );
    expect(new Set(images.map((image) => image?.src)).size).toBe(1);
    expect(JSON.stringify(images[0])).not.toMatch(/hacklica/i);
  });

  it('accepts teams while its registration is open, of the size that its options allow', async () => {
    const stateIn = (built: Plan, then: number): string => {
      const { window } = (routeAt(built, '/hacklica/register/').content as TeamRegistrationPage).registration as {
        readonly window: { readonly states: Parameters<typeof valueAt<string>>[0] };
      };
      return valueAt(window.states, then);
    };
    const winter = await site.plan(at('2026-01-15T12:00'), RUNNING);
    expect(
      ['2026-01-31T23:59', '2026-02-01T00:00', '2026-04-30T22:59', '2026-04-30T23:00'].map((wall) =>
        stateIn(winter, at(wall)),
      ),
    ).toEqual(['not-yet', 'open', 'open', 'closed']);
    expect(JSON.stringify(routeAt(plan, '/hacklica/register/').content)).toContain('From 2 to 6');
  });
});

describe('a hidden section', () => {
  const showing = (visible: unknown): Variation => ({
    [EVENT]: (event) => {
      (event['sections'] as Data)['news'] = visible;
    },
  });

  it('shows with all its content once it is visible', async () => {
    expect(kindsOf(await site.plan(SPRING), '/devlica/')).not.toContain('news');
    const plan = await site.plan(SPRING, showing(true));
    expect(kindsOf(plan, '/devlica/')).toContain('news');
    expect(JSON.stringify(routeAt(plan, '/devlica/').content).includes('Željka Čačić opens the day')).toBe(true);
  });

  it('leaves nothing on the page', async () => {
    const serialized = JSON.stringify(routeAt(await site.plan(SPRING), '/devlica/'));
    expect(serialized.includes('opens the day')).toBe(false);
  });

  it.each(['speakers', 'schedule', 'tickets', 'faq', 'testimonials'])('is not linked in any menu: %s', async (kind) => {
    const plan = await site.plan(SPRING, {
      [EVENT]: (event) => {
        (event['sections'] as Data)[kind] = false;
      },
    });
    expect(kindsOf(plan, '/devlica/')).not.toContain(kind);
    const header = plan.slices.find(({ name }) => name === 'header-devlica-en');
    expect(JSON.stringify(header?.content)).not.toContain(`#${kind}`);
    if (kind === 'schedule') {
      expect(programmeIn(plan, 'devlica/2026/')).toBeUndefined();
    }
  });
});

describe('content that is not announced yet', () => {
  const LATER = '2026-04-01T10:00';
  const KINDS: readonly (readonly [file: string, words: RegExp])[] = [
    [`${E26}/speakers/cacic-zeljka.md`, /2026\/cacic-zeljka|speakers-cacic|football tables/],
    [`${E26}/sessions/small-browser.md`, /small-browser/],
    [`${E26}/faq/pin.md`, /What is the PIN on my badge for/],
    [`${E26}/news/first-keynote.md`, /opens the day/],
    [`${E26}/testimonials/boris.yaml`, /"ident":"boris"/],
    [`${E26}/assets/two-banks-2.yaml`, /Slides of both parts/],
    ['content/sponsors/nit-cloud.yaml', /sponsors-nit-cloud|Nit Cloud hosts/],
  ];

  it.each(KINDS)('is nowhere before its time, and visible from then on: %s', async (file, words) => {
    const underEmbargo: Variation = {
      [file]: (data) => {
        data['embargo'] = LATER;
      },
      'content/events/devlica/event.yaml': (data) => {
        (data['sections'] as Data)['news'] = true;
      },
    };
    const then = Date.parse(`${LATER}:00+02:00`) / 1000;
    expect(words.exec(serializePlan(await site.plan(SPRING, underEmbargo)))?.[0]).toBeUndefined();
    expect(words.exec(serializePlan(await site.plan(then, underEmbargo)))?.[0]).toBeDefined();
  });
});
