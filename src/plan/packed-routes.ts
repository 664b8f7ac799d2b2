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
  const packedRoute = ({ content: _, head, ...route }: Route): PackedRoute => {
    const { jsonLd: __, ...packedHead } = head;
    return { ...route, head: packedHead };
  };
  return lists.map(({ routes, queries }) => ({ routes: routes.map(packedRoute), queries }));
}

export const withContents: LastingPart<readonly RouteList[]>['unpack'] = (packed, make) => {
  const made = forAWhile(make);
  return (packed as readonly PackedList[]).map(({ routes, queries }, list) => ({
    routes: routes.map((route, at) => withContent(route, () => (made()[list] as RouteList).routes[at] as Route)),
    queries,
  }));
};

function withContent({ head, ...route }: PackedRoute, made: () => Route): Route {
  return {
    ...route,
    head: {
      ...head,
      get jsonLd() {
        return made().head.jsonLd;
      },
    },
    get content() {
      return made().content;
    },
  };
}
