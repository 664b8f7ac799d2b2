import { readPageAssets } from './page-assets.ts';
import type { PagePart } from './page-part.ts';
import { whenReached } from './when-reached.ts';

/** An island's entry in `client/islands/`. */
export interface IslandModule {
  /** `prefix` names the island's ids, as it did at the build. What is given back takes the island down again. */
  hydrate(root: Element, props: Readonly<Record<string, unknown>>, prefix: string): () => void;
}

/** Makes the islands of the page interactive, each when its time comes. Their code is loaded only then. */
export const startIslands: PagePart = (leaving) => {
  const { islands } = readPageAssets();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const href = islands[island.dataset['island'] ?? ''];
    if (href === undefined) continue;
    island.dataset['islandState'] = 'waiting';
    whenReached(island, { trigger: island.dataset['islandOn'], leaving }, () => void wake(island, href, leaving));
  }
};

/** An island that cannot be loaded stays as it is: readable, but without its controls. */
async function wake(island: HTMLElement, href: string, leaving: AbortSignal): Promise<void> {
  const root = island.querySelector(':scope > [data-island-root]');
  const props = island.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}';
  if (root === null) return;
  try {
    const module = (await import(href)) as IslandModule;
    if (leaving.aborted) return;
    const prefix = island.dataset['islandPrefix'] ?? '';
    leaving.addEventListener('abort', module.hydrate(root, JSON.parse(props) as Record<string, unknown>, prefix));
    island.dataset['islandState'] = 'ready';
  } catch {
    island.dataset['islandState'] = 'failed';
  }
}
