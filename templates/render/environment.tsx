import { createContext, type ReactNode, useContext } from 'react';
import type { RenderSettings } from '../../src/domain/page.ts';
import type { RenderEnv } from '../../src/domain/templates.ts';
import type { IslandUse } from './island-use.ts';

/** Interface texts: `namespace:key`, with i18next's plurals and interpolation. */
export type Translate = RenderEnv['t'];

interface Scope {
  readonly env: RenderEnv;
  /** The islands met so far, in order; the `Island` part adds to it. */
  readonly islands: IslandUse[];
}

const ScopeContext = createContext<Scope | null>(null);

/** Gives everything below it the settings, the interface texts and the list of islands. */
export function Environment({ env, islands, children }: Scope & { readonly children: ReactNode }): ReactNode {
  return <ScopeContext value={{ env, islands }}>{children}</ScopeContext>;
}

/** The interface texts of the page's language. */
export function useText(): Translate {
  return useScope().env.t;
}

/** The settings of the site and of the page's language. */
export function useSettings(): RenderSettings {
  return useScope().env.settings;
}

/** The page's islands so far. */
export function useIslands(): IslandUse[] {
  return useScope().islands;
}

/** Throws outside of `Environment`: islands, which also run in the browser, get their texts as props instead. */
function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('This component works only below <Environment>.');
  return scope;
}
