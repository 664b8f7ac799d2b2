import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { type SiteChanges, siteChanges } from '../../src/pipeline/changes-to-come.ts';
import {
  type BuiltSite,
  build,
  builtFolder,
  builtSite,
  builtSites,
  instantOf,
  openSite,
  validityOf,
} from '../support/built-sites.ts';
import { checkedContent } from '../support/content-in-memory.ts';
import { INSTANT_NAMES, type InstantName } from '../support/instants.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { isFull } from '../support/thoroughness.ts';
import {
  attribute,
  byId,
  classed,
  type Element,
  firstTagged,
  outlineAt,
  pageAt,
  pagesOf,
  shownElements,
  tagged,
  textOf,
} from './read-html.ts';

type Row = Readonly<Record<InstantName, boolean>>;

const ALWAYS: Row = { before: true, during: true, after: true };
const NEVER: Row = { before: false, during: false, after: false };
/** Before and during the event. */
const UNTIL_THE_END: Row = { before: true, during: true, after: false };
/** Sections that have ended when the event begins. */
const BEFORE: Row = { before: true, during: false, after: false };

const EVENT_PAGES = ['/devlica/', '/hr/devlica/', '/worklica/', '/hr/worklica/'];

/** Sections by their anchors, in the order of the page. */
const SECTIONS: Readonly<Record<string, Row>> = {
  about: ALWAYS,
  news: NEVER,
  topics: NEVER,
  speakers: ALWAYS,
  tickets: UNTIL_THE_END,
  schedule: ALWAYS,
  venue: UNTIL_THE_END,
  faq: UNTIL_THE_END,
  sponsors: ALWAYS,
  newsletter: ALWAYS,
  testimonials: ALWAYS,
  history: ALWAYS,
};

const MENU: Readonly<Record<string, Row>> = {
  about: NEVER,
  news: NEVER,
  speakers: ALWAYS,
  schedule: ALWAYS,
  venue: UNTIL_THE_END,
  tickets: NEVER,
  faq: UNTIL_THE_END,
  sponsors: ALWAYS,
  newsletter: NEVER,
  testimonials: NEVER,
  history: NEVER,
};

/** Footer links by their targets. Those to registrations have windows. */
const FOOTER: Readonly<Record<string, Row>> = {
  '/code/': ALWAYS,
  '/terms/': ALWAYS,
  '/privacy/': ALWAYS,
  '/recording/': ALWAYS,
  '/accessibility/': ALWAYS,
  '/imprint/': ALWAYS,
  '/press/': ALWAYS,
  '/safety/': NEVER,
  '/exhibitors/': NEVER,
  '/sponsors/': BEFORE,
  '/volunteer/': BEFORE,
  'https://zlatna-igla.example/': ALWAYS,
};

/** The names of the rows of a table that apply at an instant, in the order of the table. */
function expectedAt(table: Readonly<Record<string, Row>>, name: InstantName): readonly string[] {
  return Object.keys(table).filter((key) => table[key]?.[name]);
}

/** The links below an element that are visible at an instant. */
function shownLinks(root: Element | undefined, at: Instant): readonly string[] {
  return shownElements(root as Element, at)
    .filter((one) => one.tagName === 'a')
    .map((link) => attribute(link, 'href') ?? '');
}

/** The sections of an event's page that are visible at an instant. */
function shownSections(root: Element, at: Instant): readonly Element[] {
  return shownElements(root, at).filter((one) => attribute(one, 'class')?.startsWith('section '));
}

/** Translates addresses to English, so that one table serves both languages. */
const english = (href: string): string => href.replace(/^\/hr\//, '/');

/** Screens at the venue have neither header nor footer. */
const hasFooter = (path: string): boolean => !path.startsWith('/screen/');

describe.each(builtSites())('$name the event', (site) => {
  const { name, at } = site;

  it.each(EVENT_PAGES)('%s shows the sections of the specification', (path) => {
    const sections = shownSections(pageAt(site, path).root, at);
    expect(sections.map((section) => attribute(section, 'id'))).toEqual(expectedAt(SECTIONS, name));
  });

  it.each(EVENT_PAGES)('every section of %s has its heading and something below it', (path) => {
    const sections = shownSections(pageAt(site, path).root, at);
    for (const section of sections) {
      const [heading, ...rest] = shownElements(section, at);
      expect(heading?.tagName, attribute(section, 'id')).toBe('h2');
      expect(rest.length, attribute(section, 'id')).toBeGreaterThan(0);
    }
  });

  it.each(EVENT_PAGES)('%s has a hero with date, place and the state of the event', (path) => {
    const { root } = pageAt(site, path);
    const phases = shownElements(root, at).filter((one) => attribute(one, 'data-phase') !== undefined);
    const expected = { before: 'before', during: 'active', after: 'after' }[name];
    expect(phases.map((phase) => attribute(phase, 'data-phase'))).toEqual([expected]);
    expect(tagged(classed(root, 'hero')[0] as Element, 'time').length).toBeGreaterThan(0);
  });

  it.each(EVENT_PAGES)('the menu of %s has the page of the schedule, and the expected sections of the page', (path) => {
    const { root } = pageAt(site, path);
    const links = shownLinks(classed(root, 'event-menu')[0], at);
    const hrefOf = (section: string): string => (section === 'schedule' ? `${path}schedule/` : `${path}#${section}`);
    const expected = expectedAt(MENU, name);
    expect(links).toEqual(expected.map(hrefOf));
    for (const section of expected) expect(SECTIONS[section]?.[name], section).toBe(true);
  });

  it.each(EVENT_PAGES)('the hero of %s offers tickets and sponsorship, then the programme, then the survey', (path) => {
    const { root } = pageAt(site, path);
    const prefix = path.startsWith('/hr/') ? '/hr' : '';
    const buttons = shownLinks(classed(root, 'hero')[0], at).filter((href) => !href.startsWith('https://maps.'));
    const event = path.includes('worklica') ? 'worklica' : 'devlica';
    const expected = {
      before: [`${path}#tickets`, `${prefix}/sponsors/`],
      during: [`${path}#schedule`],
      after: [`${prefix}/survey/#survey-${event}-2026`],
    };
    expect(buttons).toEqual(expected[name]);
  });

  it.each(EVENT_PAGES)('the floating button of %s leads to the ticket shop before the event only', (path) => {
    const { root } = pageAt(site, path);
    const event = path.includes('worklica') ? 'worklica' : 'devlica';
    const floating = shownElements(root, at).filter((one) => attribute(one, 'class') === 'header-button');
    expect(floating.flatMap((one) => shownLinks(one, at))).toEqual(
      name === 'before' ? [`https://tickets.example/${event}-2026`] : [],
    );
  });

  it('no page calls for speakers, workshops, exhibitors or last year', () => {
    const hidden = /talks\.example|\/exhibitors\/|\/survey\/.*2025/;
    const offered = pagesOf(site, hasFooter).flatMap(({ path, root }) => {
      const buttons = [...classed(root, 'button'), ...tagged(firstTagged(root, 'footer'), 'a')];
      return buttons
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => hidden.test(href))
        .map((href) => `${path} → ${href}`);
    });
    expect(offered).toEqual([]);
  });

  it('the footer of every page has the expected links', () => {
    for (const { path, root } of pagesOf(site, hasFooter)) {
      const [footer] = tagged(root, 'footer');
      const links = shownLinks(classed(footer as Element, 'footer-links')[0], at).map(english);
      const [, event] = /^(?:\/hr)?\/(devlica|worklica)\//.exec(path) ?? [];
      const ofEvent = event === undefined ? [] : [`/${event}/2026/deadlines.ics`];
      expect([...links].sort(), path).toEqual([...expectedAt(FOOTER, name), ...ofEvent].sort());
    }
  });

  it('links of the footer marked as extra are those to press, registrations and the award', () => {
    const [footer] = tagged(pageAt(site, '/').root, 'footer');
    const extra = shownElements(footer as Element, at).filter((one) => attribute(one, 'class') === 'footer-extra');
    const links = extra.flatMap((one) => tagged(one, 'a')).map((link) => attribute(link, 'href') as string);
    const optional = ['/press/', '/sponsors/', '/volunteer/', 'https://zlatna-igla.example/'];
    expect(links.sort()).toEqual(
      expectedAt(FOOTER, name)
        .filter((href) => optional.includes(href))
        .sort(),
    );
  });

  it('the disabled event has no section, menu or button anywhere', () => {
    const { root } = pageAt(site, '/hacklica/');
    const [main] = tagged(root, 'main');
    expect(tagged(main as Element, 'section')).toEqual([]);
    expect(classed(root, 'event-menu')).toEqual([]);
    for (const page of pagesOf(site, hasFooter)) {
      const [header] = tagged(page.root, 'header');
      const menu = shownLinks(classed(header as Element, 'events-menu')[0], at);
      expect(
        menu.filter((href) => href.includes('hacklica')),
        page.path,
      ).toEqual([]);
    }
  });

  it('no page contains elements that can never be visible again', () => {
    const dead = pagesOf(site).flatMap(({ path, root }) =>
      deadElements(root, at).map((one) => `${path}: ${one.tagName} ${textOf(one).slice(0, 40)}`),
    );
    expect(dead).toEqual([]);
  });
});

/** The outermost elements that a window hides from an instant on, for ever. */
function deadElements(root: Element, at: Instant): readonly Element[] {
  return root.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const when = attribute(child, 'data-when');
    const isOver = when?.split(' ').every((span) => {
      const until = span.split('..')[1];
      return until !== '' && Number(until) <= at;
    });
    return isOver === true ? [child] : deadElements(child, at);
  });
}

/** The tickets that are visible at an instant, each with the state of its sale. */
function ticketsAt(site: BuiltSite, path: string, at: Instant): Readonly<Record<string, string>> {
  const section = shownElements(pageAt(site, path).root, at).find((one) => attribute(one, 'id') === 'tickets');
  const shown = section === undefined ? [] : shownElements(section, at);
  const tickets = shown.filter((one) => one.tagName === 'article');
  return Object.fromEntries(
    tickets.map((ticket) => {
      const states = shownElements(ticket, at).flatMap((one) => attribute(one, 'data-state') ?? []);
      return [(attribute(ticket, 'id') ?? '').replace('ticket-', ''), states.join(' and ')];
    }),
  );
}

describe('the tickets of the three instants', () => {
  const SALES: Readonly<Record<InstantName, Readonly<Record<string, string>>>> = {
    before: { student: 'on-sale', regular: 'on-sale' },
    during: { student: 'over', regular: 'over' },
    after: {},
  };

  it.each(INSTANT_NAMES)('are those on sale, and when all sales are over the last ones, %s the event', (name) => {
    const site = builtSite(name);
    for (const path of EVENT_PAGES) expect(ticketsAt(site, path, site.at), path).toEqual(SALES[name]);
  });

  it('show the end of sale, the price with tax, and the shop', () => {
    const site = builtSite('before');
    const { root } = pageAt(site, '/devlica/');
    const regular = byId(root, 'ticket-regular') as Element;
    const onSale = shownElements(regular, site.at).find((one) => attribute(one, 'data-state') === 'on-sale') as Element;
    expect(textOf(classed(regular, 'price')[0] as Element)).toMatch(/120/);
    expect(textOf(regular)).toMatch(/25\s?%/);
    expect(textOf(regular)).toMatch(/250/);
    expect(tagged(onSale, 'time').map((time) => attribute(time, 'datetime'))).toEqual(['2026-05-08T00:00:00+02:00']);
    expect(textOf(onSale)).toMatch(/7\sMay 2026/);
    expect(tagged(onSale, 'a').map((link) => attribute(link, 'href'))).toEqual([
      'https://tickets.example/devlica-2026',
    ]);
  });
});

describe('tickets that are not for everybody', () => {
  const TICKETS = 'content/events/devlica/2026/tickets.yaml';
  let copy: SiteCopy;

  beforeAll(async () => {
    copy = copySite();
    copy.edit(TICKETS, 'listed: true', 'listed: false');
    const regular = 'uz rijeku.\n    price: 120\n    group: standard\n    listed: true\n    available: ';
    copy.edit(TICKETS, `${regular}true`, `${regular}false`);
    await copy.rebuild();
  });
  afterAll(() => copy.remove());

  it('are hidden when unlisted, and cannot be bought when unavailable', () => {
    const site = copy.snapshot();
    expect(ticketsAt(site, '/devlica/', site.at)).toEqual({ regular: 'unavailable' });
    const { root } = pageAt(site, '/devlica/');
    expect(byId(root, 'ticket-student')).toBeUndefined();
    expect(shownLinks(byId(root, 'ticket-regular'), site.at)).toEqual([]);
  });
});

describe('a page built in the summer before', () => {
  const outDir = builtFolder('summer');
  let site: BuiltSite;

  beforeAll(async () => {
    await build({ at: '2025-07-15T12:00', outDir });
    site = openSite(outDir, '2025-07-15T12:00');
  });

  const EARLY = { student: 'on-sale', early: 'on-sale', 'mini-sponsor': 'on-sale', regular: 'later' };
  const REGULAR = { student: 'on-sale', regular: 'on-sale' };

  it.each([
    ['2025-07-15T12:00', EARLY],
    ['2025-10-31T23:59:59', EARLY],
    ['2025-11-01T00:00', REGULAR],
    ['2026-05-07T23:59:59', REGULAR],
    ['2026-05-08T00:00', { student: 'over', regular: 'over' }],
    ['2026-05-08T19:59:59', { student: 'over', regular: 'over' }],
    ['2026-05-08T20:00', {}],
  ])('sells tiers one after the other, without a rebuild: %s', (wall, expected) => {
    expect(ticketsAt(site, '/devlica/', instantOf(wall))).toEqual(expected);
  });

  it('says when the next tier begins, as text and as data', () => {
    const { root } = pageAt(site, '/devlica/');
    const later = shownElements(byId(root, 'ticket-regular') as Element, site.at).find(
      (one) => attribute(one, 'data-state') === 'later',
    ) as Element;
    expect(tagged(later, 'time').map((time) => attribute(time, 'datetime'))).toEqual([
      '2025-11-01T00:00:00+01:00',
      '2026-05-08T00:00:00+02:00',
    ]);
    expect(tagged(later, 'a')).toEqual([]);
  });

  it.each([
    ['2025-12-31T23:59:59', true],
    ['2026-01-01T00:00', false],
  ])('asks about last year until the end of the year: %s', (wall, isAsked) => {
    for (const path of EVENT_PAGES) {
      const links = shownLinks(classed(pageAt(site, path).root, 'hero')[0], instantOf(wall));
      expect(
        links.some((href) => href.includes('/survey/?')),
        path,
      ).toBe(isAsked);
    }
  });

  it.each([
    ['2026-05-07T23:59:59', true],
    ['2026-05-08T00:00', false],
  ])('offers the shop until the end of the last day of sales: %s', (wall, isOffered) => {
    const { root } = pageAt(site, '/devlica/');
    const floating = shownElements(root, instantOf(wall)).filter((one) => attribute(one, 'class') === 'header-button');
    expect(floating.length > 0).toBe(isOffered);
  });
});

describe('an old page shows at any later time what a new page shows', () => {
  const old = builtSite('before');
  /** One page for each pair of template and header, in both languages. The others do not differ in what time changes. */
  const paths = [
    ...EVENT_PAGES,
    ...['/', '/terms/', '/hacklica/', '/devlica/2025/', '/worklica/2025/', '/404.html'],
    ...[
      '/hr/',
      '/hr/volunteer/',
      '/survey/',
      '/hr/sponsors/',
      '/hr/hacklica/2019/',
      '/hr/devlica/2026/zutinic-hrvoje/',
      '/worklica/2026/grgas-petar/',
    ],
  ];
  const body = (site: BuiltSite, path: string): Element => tagged(pageAt(site, path).root, 'body')[0] as Element;

  it.each([
    ['before', 'during'],
    ['before', 'after'],
    ['during', 'after'],
  ] as const)('every page built %s the event, read %s it', (early, late) => {
    const [then, now] = [builtSite(early), builtSite(late)];
    for (const { path } of pagesOf(now)) {
      expect(outlineAt(body(then, path), now.at), path).toEqual(outlineAt(body(now, path), now.at));
    }
  });

  it('at every change to come, and at the second before the next one', async () => {
    const outDir = builtFolder('law');
    const changes = await changesAfter(old.at);
    expect(changes.length).toBeGreaterThan(5);
    expect(validityOf(old).until).toBe(changes[0]);
    for (const [index, from] of changes.entries()) {
      if (!isTried(index)) continue;
      await build({ at: from, outDir });
      const fresh = openSite(outDir, from);
      const { until } = validityOf(fresh);
      expect(until).toBe(changes[index + 1] ?? null);
      for (const path of paths) {
        const expected = outlineAt(body(fresh, path), from);
        expect(outlineAt(body(old, path), from), `${path} at ${from}`).toEqual(expected);
        if (until !== null) expect(outlineAt(body(old, path), until - 1), `${path} before ${until}`).toEqual(expected);
      }
    }
  });
});

/** Each instant needs a build, so the short run only tries every sixth. */
const isTried = (index: number): boolean => isFull || index % 6 === 0;

/** The instants at which something changes, as `timeline` lists them. */
async function changesAfter(at: Instant): Promise<readonly Instant[]> {
  const { moments } = (await siteChanges(await checkedContent(), at)) as SiteChanges;
  return [...new Set(moments.map((moment) => moment.at))];
}
