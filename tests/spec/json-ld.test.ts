import { describe, expect, it } from 'vitest';
import { builtSite, builtSites } from '../support/built-sites.ts';
import {
  byId,
  canonicalOf,
  firstTagged,
  isIndexed,
  jsonLdOf,
  type Page,
  pageAt,
  pagesOf,
  tagged,
  textOf,
} from './read-html.ts';

type Ld = Readonly<Record<string, unknown>>;

const ORIGIN = 'https://devlica.example';
/** A date and time with the offset of its zone. */
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

const isEventPage = ({ path }: Page): boolean => /^(?:\/hr)?\/(?:devlica|worklica)\/$/.test(path);
const isEditionPage = ({ path }: Page): boolean => /^(?:\/hr)?\/\w+\/\d{4}\/$/.test(path);
const isSpeakerPage = ({ path }: Page): boolean => /\/\d{4}\/(?!changes\/)[^/]+\/$/.test(path);
const isSessionPage = ({ path }: Page): boolean => /\/\d{4}\/sessions\/[^/]+\/$/.test(path);
const isYearPage = ({ path }: Page): boolean => /\/\d{4}\/$/.test(path);

const ofType = (page: Page, type: string): readonly Ld[] => jsonLdOf(page.root).filter((ld) => ld['@type'] === type);

/** Every text in a JSON value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(builtSites())('the structured data of the build $name the event', (site) => {
  const pages = pagesOf(site);

  it('is valid JSON with the context of schema.org', () => {
    const all = pages.flatMap(({ root }) => jsonLdOf(root));
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map((ld) => ld['@context']))).toEqual(new Set(['https://schema.org']));
    const known = ['BreadcrumbList', 'Event', 'FAQPage', 'Organization', 'Person'];
    expect([...new Set(all.map((ld) => ld['@type']))].sort()).toEqual(
      known.filter((type) => type !== 'FAQPage' || site.name !== 'after'),
    );
  });

  it('has no unresolved placeholders', () => {
    const open = pages.flatMap((page) =>
      jsonLdOf(page.root)
        .flatMap(textsIn)
        .filter((text) => /\{[\w.]+\}|undefined|\[object|NaN/.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(open).toEqual([]);
  });

  it('describes an event on the pages of events, their years and their sessions, and on no other', () => {
    const described = pages.filter((page) => ofType(page, 'Event').length === 1).map(({ path }) => path);
    const isOne = (page: Page): boolean => isEventPage(page) || isEditionPage(page) || isSessionPage(page);
    const expected = pages.filter(isOne).map(({ path }) => path);
    expect(described).toEqual(expected);
    expect(described.length).toBeGreaterThan(10);
  });

  it('gives date, time with offset, and place of an event', () => {
    for (const page of pages.filter(isEventPage)) {
      const [event] = ofType(page, 'Event') as readonly [Ld];
      expect(event['startDate'], page.path).toMatch(ZONED);
      expect(event['endDate'], page.path).toMatch(ZONED);
      expect(Date.parse(event['endDate'] as string)).toBeGreaterThan(Date.parse(event['startDate'] as string));
      expect([event['location']].flat()[0], page.path).toMatchObject({
        '@type': 'Place',
        name: expect.stringMatching(/./) as string,
        address: {
          streetAddress: expect.stringMatching(/./) as string,
          addressLocality: 'Osijek',
          addressCountry: 'HR',
        },
      });
      expect(event['url'], page.path).toBe(ORIGIN + page.path);
    }
  });

  it.each([
    // The properties that search engines require of an event, and those that they recommend.
    ['name', /\S/],
    ['startDate', ZONED],
    ['location.name', /\S/],
    ['location.address.streetAddress', /\S/],
    ['location.address.postalCode', /\S/],
    ['location.address.addressLocality', /\S/],
    ['location.address.addressCountry', /^HR$/],
    ['description', /\S/],
    ['endDate', ZONED],
    ['eventStatus', /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Rescheduled)$/],
    ['image.0', /^https:\/\/devlica\.example\/assets\/media\//],
    ['organizer.name', /\S/],
    ['organizer.url', /^https:/],
    ['performer.0.name', /\S/],
    ['inLanguage', /^(?:en|hr)/],
  ] as const)('gives the %s of every event', (property, form) => {
    for (const page of pages.filter((one) => isEventPage(one) || isEditionPage(one) || isSessionPage(one))) {
      if (property.startsWith('performer') || property.startsWith('inLanguage')) {
        if (!pages.some(({ path }) => path.startsWith(page.path) && isSpeakerPage({ ...page, path }))) continue;
      }
      const [event] = ofType(page, 'Event');
      // What is mixed has two locations, the venue first.
      const { location } = event as Ld;
      const first = { ...event, location: Array.isArray(location) ? location[0] : location };
      const value = property.split('.').reduce<unknown>((of, key) => (of as Ld | undefined)?.[key], first);
      expect(String(value), page.path).toMatch(form);
    }
  });

  it('says that people attend on site, and of the session with a stream that they can join it online', () => {
    const modes = pages.flatMap((page) =>
      ofType(page, 'Event').map((event) => [page.path, String(event['eventAttendanceMode'])] as const),
    );
    const ofMode = (mode: string) =>
      modes.filter(([, one]) => one === `https://schema.org/${mode}`).map(([path]) => path);
    const streamed = '/devlica/2026/sessions/cloth-outlives-the-loom/';
    expect(ofMode('MixedEventAttendanceMode').sort()).toEqual([streamed, `/hr${streamed}`]);
    expect(ofMode('OfflineEventAttendanceMode')).toHaveLength(modes.length - 2);
  });

  it('only names performers who have pages', () => {
    const addresses = new Set(pages.map(({ path }) => ORIGIN + path));
    const performers = pages
      .filter(isEventPage)
      .flatMap((page) => ofType(page, 'Event').flatMap((event) => event['performer'] as readonly Ld[]));
    expect(performers.length).toBeGreaterThan(20);
    expect(performers.filter((one) => !addresses.has(one['url'] as string))).toEqual([]);
  });

  it('contains questions and answers on pages with questions, and nowhere else', () => {
    for (const page of pages) {
      const [faq] = ofType(page, 'FAQPage');
      const section = byId(page.root, 'faq');
      const asked = section === undefined ? [] : tagged(section, 'summary').map((one) => textOf(one));
      const questions = ((faq?.['mainEntity'] ?? []) as readonly Ld[]).map((one) => one['name']);
      expect(questions, page.path).toEqual(asked);
    }
  });

  it('has breadcrumbs from the home page on every inner page that may be indexed', () => {
    const addresses = new Set(pages.map(({ path }) => ORIGIN + path));
    const inner = pages.filter((page) => isIndexed(page) && page.path !== '/' && page.path !== '/hr/');
    for (const page of inner) {
      const crumbs = ofType(page, 'BreadcrumbList');
      expect(crumbs, page.path).toHaveLength(1);
      const steps = crumbs[0]?.['itemListElement'] as readonly Ld[];
      expect(
        steps.map((step) => step['position']),
        page.path,
      ).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.['item'], page.path).toBe(page.path.startsWith('/hr/') ? `${ORIGIN}/hr/` : `${ORIGIN}/`);
      expect(steps.at(-1)?.['item'], page.path).toBe(canonicalOf(page.root));
      expect(
        steps.filter((step) => !addresses.has(step['item'] as string)),
        page.path,
      ).toEqual([]);
    }
  });

  it('describes each session once: on its page, as a part of its event', () => {
    const sessions = pages.filter(isSessionPage);
    expect(sessions.length).toBeGreaterThan(100);
    const titles = new Set(sessions.map(({ root }) => textOf(firstTagged(root, 'title'))));
    expect(titles.size).toBe(sessions.length);
    for (const page of sessions) {
      const [session] = ofType(page, 'Event') as readonly [Ld];
      expect(session['url'], page.path).toBe(canonicalOf(page.root));
      expect(session, page.path).not.toHaveProperty('offers');
      const { url } = session['superEvent'] as Ld;
      const [event] = ofType(pageAt(site, (url as string).slice(ORIGIN.length)), 'Event') as readonly [Ld];
      expect((event['subEvent'] as readonly Ld[]).map((one) => one['url'])).toContain(session['url']);
    }
  });

  it('names the person on speakers’ pages as the page does', () => {
    const speakers = pages.filter(isSpeakerPage);
    expect(speakers.length).toBeGreaterThan(50);
    for (const page of speakers) {
      const [person] = ofType(page, 'Person');
      expect(person?.['name'], page.path).toBe(textOf(firstTagged(page.root, 'h1')));
      expect(person, page.path).not.toHaveProperty('email');
      expect(person, page.path).not.toHaveProperty('telephone');
    }
    expect(pages.filter(isYearPage).flatMap((page) => ofType(page, 'Person'))).toEqual([]);
  });
});

describe('the offers of an event to come', () => {
  it.each(['/devlica/', '/hr/devlica/', '/worklica/', '/hr/worklica/'])(
    'of %s have a price, a shop and a deadline',
    (path) => {
      const [event] = ofType(pageAt(builtSite('before'), path), 'Event') as readonly [Ld];
      const offers = event['offers'] as readonly Ld[];
      expect(offers.map((offer) => offer['price'])).toEqual([24, 120]);
      for (const offer of offers) {
        expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
        expect(offer['availability']).toBe('https://schema.org/InStock');
        expect(offer['url']).toMatch(/^https:\/\/tickets\.example\//);
        expect(offer['validThrough']).toMatch(ZONED);
        expect(offer['validFrom'] ?? '2025-01-01T00:00:00+01:00').toMatch(ZONED);
        expect(offer['priceValidUntil']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    },
  );

  it('are the tickets that the page shows', () => {
    const page = pageAt(builtSite('before'), '/devlica/');
    const [event] = ofType(page, 'Event') as readonly [Ld];
    const tickets = tagged(byId(page.root, 'tickets') ?? page.root, 'article').map((one) =>
      textOf(firstTagged(one, 'h3')),
    );
    expect((event['offers'] as readonly Ld[]).map((offer) => offer['name'])).toEqual(tickets);
  });
});
