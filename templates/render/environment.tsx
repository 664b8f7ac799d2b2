import { createContext, type ReactNode, useContext } from 'react';
import type { RenderSettings } from '../../src/domain/page/page.ts';
import type { RenderEnv } from '../../src/domain/page/templates.ts';
import type { IslandUse } from './island-use.ts';

/** Returns the interface text with the key `namespace:key`, with i18next's plurals and interpolation. */
export type Translate = RenderEnv['t'];

interface Scope {
  readonly env: RenderEnv;
  /** The islands so far, in order. The component `Island` adds to them. */
  readonly islands: IslandUse[];
}

const ScopeContext = createContext<Scope | null>(null);

/** Provides settings, interface texts and the list of islands to its children. */
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

/**
 * Throws outside of `Environment`. Islands are outside of it, since they also run in the browser, and get their texts
 * as props.
 */
function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('This component works only below <Environment>.');
  return scope;
}
