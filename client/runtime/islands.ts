import { pageAssets } from './page-assets.ts';
import type { PagePart } from './page-part.ts';
import { whenReached } from './when-reached.ts';

/** The entry module of an island in `client/islands/`. */
export interface IslandModule {
  /** `prefix` is the prefix of the island's ids, as at the build. Returns the function that unmounts the island. */
  hydrate(root: Element, props: Readonly<Record<string, unknown>>, prefix: string): () => void;
}

/** Hydrates the islands of the page when they are needed. Their code is loaded only then. */
export const startIslands: PagePart = (leaving) => {
  const { islands } = pageAssets();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const href = islands[island.dataset['island'] ?? ''];
    if (href === undefined) continue;
    island.dataset['islandState'] = 'waiting';
    whenReached(island, { trigger: island.dataset['islandOn'], leaving }, () => void activate(island, href, leaving));
  }
};

/**
 * Loads and hydrates an island. If that fails, for instance because a deploy replaced its code, the page is loaded again once;
 * otherwise the island stays static: readable, but without its controls.
 */
async function activate(island: HTMLElement, href: string, leaving: AbortSignal): Promise<void> {
  const module = (await import(href).catch(() => window.confSite.loadAgain([href], leaving))) as
    | IslandModule
    | undefined;
  if (leaving.aborted) return;
  island.dataset['islandState'] = 'failed';
  if (module === undefined) return;
  leaving.addEventListener('abort', hydrate(island, module), { once: true });
  island.dataset['islandState'] = 'ready';
}

function hydrate(island: HTMLElement, module: IslandModule): () => void {
  const root = island.querySelector(':scope > [data-island-root]') ?? island;
  const props = island.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}';
  return module.hydrate(root, JSON.parse(props) as Record<string, unknown>, island.dataset['islandPrefix'] ?? '');
}
