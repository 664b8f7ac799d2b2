import { memoize } from '../../domain/memoize.ts';
import type { Shown } from '../../domain/page/page.ts';
import type { PlannedSlice, Route } from '../../domain/page/plan.ts';
import { isAlwaysShown } from '../../domain/page/shown.ts';
import type { Site } from '../../domain/site/site.ts';
import { and, constant, during, not, or, spans, type Window } from '../../domain/time/timeline.ts';

/** Which secret pages say that nothing leads to them. */

interface Scope {
  readonly site: Site;
  readonly basePath: string;
  readonly slices: readonly PlannedSlice[];
}

/**
 * Adds the secret notice to secret pages, for as long as no button or other link of another page leads to them. For the page
 * of an event, links on the event's own pages do not count, since it is where these are found. No page that e-mails lead to
 * has the notice.
 */
export function withSecretNotices(routes: readonly Route[], scope: Scope): readonly Route[] {
  if (routes.every(({ head }) => head.secret !== true)) return routes;
  return routes.map((route) => {
    if (route.head.secret !== true || isOfLetters(route)) return route;
    const secretNotice = spans(not(or(...linksTo(route, routes, scope))));
    return secretNotice.length === 0 ? route : { ...route, head: { ...route.head, secretNotice } };
  });
}

/** Whether e-mails lead to a page: it confirms something, or gives workshop seats back. */
function isOfLetters({ template, content }: Route): boolean {
  return template === 'newsletter-confirmation' || template === 'workshop-seats' || 'confirms' in content;
}

/** When other pages show links to a page, in any language. */
function linksTo({ head }: Route, routes: readonly Route[], { site, basePath, slices }: Scope): readonly Window[] {
  const isEntrance = site.events.some(({ path }) => head.alternates.some((one) => one.path === path));
  const own = new Set(head.alternates.map(({ path }) => path));
  const addresses = [...own].map((path) => basePath + path.slice(1));
  const ofEvent = new RegExp(`^(?:footer|header)-${head.event}-`);
  const others = routes.filter(({ path, head: { event } }) => !own.has(path) && !(isEntrance && event === head.event));
  const around = isEntrance ? slices.filter(({ name }) => !ofEvent.test(name)) : slices;
  return [...others, ...around].flatMap(({ content }) => addresses.flatMap((one) => linksIn(content).get(one) ?? []));
}

/** The addresses of pages to which page data links, without query string and anchor, and when it shows each of the links. */
const linksIn = memoize((content: object): ReadonlyMap<string, readonly Window[]> => {
  const found = new Map<string, Window[]>();
  visit(content, constant(true), (address, window) => found.set(address, [...(found.get(address) ?? []), window]));
  return found;
});

/** An address as a value of its own, or as a link in markup. */
const ADDRESSES = /(?:^| href=")(\/[^"?#\s]*)/g;

function visit(data: unknown, window: Window, note: (address: string, window: Window) => void): void {
  if (typeof data === 'string') {
    for (const [, address = ''] of data.matchAll(ADDRESSES)) note(address, window);
  } else if (typeof data === 'object' && data !== null) {
    const inside = and(window, ownWindow(data));
    for (const value of Object.values(data)) visit(value, inside, note);
  }
}

/** When an object shows: by its field `shown`, or as the value of a segment of a timeline. */
function ownWindow(data: object): Window {
  if ('shown' in data) return windowOf(data.shown as Shown);
  return 'from' in data && 'until' in data && 'value' in data ? windowOf([data as Shown[number]]) : constant(true);
}

function windowOf(shown: Shown): Window {
  return isAlwaysShown(shown) ? constant(true) : or(...shown.map(({ from, until }) => during(from, until)));
}
