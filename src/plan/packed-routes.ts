import type { SetAside } from '../content/set-aside.ts';
import { forAWhile } from '../model/later.ts';
import type { Route, StaticQuery } from '../model/plan.ts';
import type { LastingPart } from './kept-plans.ts';

/**
 * Routes as a process leaves them to the next one. Page data is most of a page, and seldom wanted of one that is known; so it is not
 * kept, and planned when it is asked for.
 */

/** Routes by their paths, with the static queries that they use. */
export interface RouteList {
  readonly routes: readonly Route[];
  readonly queries: readonly StaticQuery[];
}

type PackedRoute = Omit<Route, 'content' | 'head'> & { readonly head: Omit<Route['head'], 'jsonLd'> };
type PackedList = Omit<RouteList, 'routes'> & { readonly routes: readonly PackedRoute[] };

export function withoutContents(lists: readonly RouteList[]): readonly PackedList[] {
  return lists.map(({ routes, queries }) => ({ routes: routes.map(packedRoute), queries }));
}

function packedRoute(route: Route): PackedRoute {
  return { ...without(route, 'content'), head: without(route.head, 'jsonLd') };
}

/** Without asking for that part, which may not be at hand. */
function without<T extends object, K extends keyof T>(whole: T, part: K): Omit<T, K> {
  const parts = Object.keys(whole).filter((name) => name !== part) as (keyof T)[];
  return Object.fromEntries(parts.map((name) => [name, whole[name]])) as Omit<T, K>;
}

/** The same routes; their page data lies aside. */
export function withContentsAside(lists: readonly RouteList[], aside: SetAside): readonly RouteList[] {
  const withAside = (route: Route): Route => {
    const { content, head } = route;
    return withContent(packedRoute(route), aside.put({ content, jsonLd: head.jsonLd }));
  };
  return lists.map(({ routes, queries }) => ({ routes: routes.map(withAside), queries }));
}

export const withContents: LastingPart<readonly RouteList[]>['unpack'] = (packed, make) => {
  const made = forAWhile(make);
  return (packed as readonly PackedList[]).map(({ routes, queries }, list) => ({
    routes: routes.map((route, at) =>
      withContent(route, () => {
        const { content, head } = (made()[list] as RouteList).routes[at] as Route;
        return { content, jsonLd: head.jsonLd };
      }),
    ),
    queries,
  }));
};

interface LongParts extends Pick<Route, 'content'>, Pick<Route['head'], 'jsonLd'> {}

const LONG = Symbol('long parts');

interface WithLongParts {
  readonly [LONG]: () => LongParts;
}

/** The very same accessors for all routes: an object with its own ones has a shape of its own, which takes more than the object. */
const CONTENT = { content: { enumerable: true, get: contentOf } };
const JSON_LD = { jsonLd: { enumerable: true, get: jsonLdOf } };

function contentOf(this: WithLongParts): LongParts['content'] {
  return this[LONG]().content;
}

function jsonLdOf(this: WithLongParts): LongParts['jsonLd'] {
  return this[LONG]().jsonLd;
}

function withContent({ head, ...route }: PackedRoute, value: () => LongParts): Route {
  const long = { value };
  const wholeHead = Object.assign(Object.defineProperties({}, JSON_LD), head);
  const whole = Object.assign(Object.defineProperties({}, CONTENT), route, { head: wholeHead });
  for (const part of [wholeHead, whole]) Object.defineProperty(part, LONG, long);
  return whole as Route;
}
