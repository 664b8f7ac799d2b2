import { grouped } from '../../domain/grouped.ts';
import { memoize } from '../../domain/memoize.ts';
import type { Shown } from '../../domain/page/page.ts';
import type { PlannedSlice, Route } from '../../domain/page/plan.ts';
import { isAlwaysShown } from '../../domain/page/shown.ts';
import type { Site } from '../../domain/site/site.ts';
import { and, constant, during, not, or, spans, type Window } from '../../domain/time/timeline.ts';
import { timedParts } from '../text-windows.ts';

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
  const secret = new Set(routes.filter(({ head }) => head.secret === true));
  if (secret.size === 0) return routes;
  const addresses = new Set([...secret].flatMap((route) => addressesOf(route, scope)));
  const links = linksTo(addresses, routes, scope);
  return routes.map((route) => {
    if (!secret.has(route) || isReachedByEmail(route)) return route;
    const found = addressesOf(route, scope).flatMap((address) => links.get(address) ?? []);
    const others = found.filter((link) => !isOwnLink(route, link, scope));
    const secretNotice = spans(not(or(...others.map(({ window }) => window))));
    return secretNotice.length === 0 ? route : { ...route, head: { ...route.head, secretNotice } };
  });
}

/** Whether e-mails lead to a page: it confirms something, or gives workshop seats back. */
function isReachedByEmail({ template, content }: Route): boolean {
  return template === 'newsletter-confirmation' || template === 'workshop-seats' || 'confirms' in content;
}

/** The addresses of a page in all languages. */
function addressesOf({ head }: Route, { basePath }: Scope): readonly string[] {
  return head.alternates.map(({ path }) => basePath + path.slice(1));
}

/** A link, and the page and event whose page or slice has it. */
interface FoundLink {
  readonly path: string | undefined;
  readonly event: string | undefined;
  readonly window: Window;
}

/** Whether a link to a page is on the page itself, in any language, or on a page of the event to which the page leads. */
function isOwnLink({ head }: Route, { path, event }: FoundLink, { site }: Scope): boolean {
  if (head.alternates.some((one) => one.path === path)) return true;
  return event === head.event && site.events.some((one) => head.alternates.some((own) => own.path === one.path));
}

/**
 * The links of pages and slices to certain addresses, by address. Pages that visitors only see if a page does not exist in
 * their language do not count.
 */
function linksTo(
  addresses: ReadonlySet<string>,
  routes: readonly Route[],
  { slices }: Scope,
): ReadonlyMap<string, readonly FoundLink[]> {
  const sources = [
    ...routes
      .filter(({ template }) => template !== 'unsupported-language')
      .map(({ path, head: { event }, content }) => ({ path, event, content })),
    ...slices.map(({ event, content }) => ({ path: undefined, event, content })),
  ];
  const found = sources.flatMap(({ path, event, content }) =>
    [...linksIn(content)].flatMap(([address, windows]) =>
      addresses.has(address) ? windows.map((window) => ({ address, path, event, window })) : [],
    ),
  );
  return grouped(found, ({ address }) => address);
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
    for (const { html, shown } of timedParts(data)) {
      const inside = and(window, windowOf(shown));
      for (const [, address = ''] of html.matchAll(ADDRESSES)) note(address, inside);
    }
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
