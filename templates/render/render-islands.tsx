import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { jsonForScript } from '../../src/domain/escape-markup.ts';
import type { RenderEnv } from '../../src/domain/page/templates.ts';
import { ISLANDS } from '../islands/registry.ts';
import { Environment } from './environment.tsx';
import { type IslandUse, islandPlaceholder } from './island-use.ts';
import { withoutPreloads } from './without-preloads.ts';

/**
 * Renders the islands of a page and inserts them. They need React's markers for hydration, which static markup does not
 * have, so the page is rendered with placeholders first.
 */
export function renderIslands(html: string, islands: readonly IslandUse[], env: RenderEnv): string {
  return islands.reduce(
    (page, island) => page.replace(islandPlaceholder(island.prefix), () => islandMarkup(island, env)),
    html,
  );
}

/** The markup of an island, followed by its props for hydration. The slot is not among the props. */
function islandMarkup(island: IslandUse, env: RenderEnv): string {
  const component = ISLANDS[island.name] as unknown as ComponentType<Record<string, unknown>>;
  const slotHtml = renderSlot(island.slot, env, island.prefix);
  const markup = renderToString(createElement(component, { ...island.props, slotHtml }), {
    identifierPrefix: island.prefix,
  });
  const props = `<script type="application/json">${jsonForScript(island.props)}</script>`;
  return `<div data-island-root="">${withoutPreloads(markup)}</div>${props}`;
}

function renderSlot(slot: ReactNode, env: RenderEnv, prefix: string): string {
  const element = (
    <Environment env={env} islands={[]}>
      {slot}
    </Environment>
  );
  return withoutPreloads(renderToStaticMarkup(element, { identifierPrefix: `${prefix}slot-` }));
}
