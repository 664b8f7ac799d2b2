import { whenReached } from './when-reached.ts';

/** An island's entry in `client/islands/`. */
export interface IslandModule {
  /** `prefix` names the island's ids, as it did at the build. */
  hydrate(root: Element, props: Readonly<Record<string, unknown>>, prefix: string): void;
}

/** What the page says about its assets: island → address of its entry. */
interface PageAssets {
  readonly islands: Readonly<Record<string, string>>;
}

/** Makes the islands below an element interactive, each when its time comes. Their code is loaded only then. */
export function startIslands(root: ParentNode): void {
  const assets = readAssets();
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]:not([data-island-state])')) {
    const href = assets.islands[island.dataset['island'] ?? ''];
    if (href === undefined) continue;
    island.dataset['islandState'] = 'waiting';
    whenReached(island, island.dataset['islandOn'], () => void wake(island, href));
  }
}

/** An island that cannot be loaded stays as it is: readable, but without its controls. */
async function wake(island: HTMLElement, href: string): Promise<void> {
  const root = island.querySelector(':scope > [data-island-root]');
  const props = island.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}';
  if (root === null) return;
  try {
    const module = (await import(href)) as IslandModule;
    module.hydrate(root, JSON.parse(props) as Record<string, unknown>, island.dataset['islandPrefix'] ?? '');
    island.dataset['islandState'] = 'ready';
  } catch {
    island.dataset['islandState'] = 'failed';
  }
}

function readAssets(): PageAssets {
  const text = document.getElementById('conf-site-assets')?.textContent;
  return text ? (JSON.parse(text) as PageAssets) : { islands: {} };
}
