import type { LiveEdition } from '../../src/domain/programme/planned-live.ts';
import { currentBuild } from './current-build.ts';
import type { LiveTools } from './live-context.ts';
import { settings } from './load-queries.ts';
import { basePath, pageAssets } from './page-assets.ts';
import { loadPage } from './page-loader.ts';
import type { PagePart } from './page-part.ts';
import { clearResources } from './resources.ts';
import { store, stored } from './storage.ts';

/**
 * Follows the editions of the page while they are on: the page notices that it has changed, and is updated. The script that
 * does so is loaded only then.
 */
export function startLive(show: LiveTools['show']): PagePart {
  const tools: LiveTools = { loadPage, clearResources, currentBuild, settings, stored, store, show };
  return (leaving) => {
    const { live } = pageAssets();
    let isStarted = false;
    const start = async (): Promise<void> => {
      if (isStarted || document.visibilityState !== 'visible' || live?.editions.some(isOn) !== true) return;
      isStarted = true;
      const script = await import('./live-changes.ts').catch(() => undefined);
      if (!leaving.aborted) script?.followChanges({ ...tools, live, basePath: basePath() }, leaving);
    };
    document.addEventListener('visibilitychange', start, { signal: leaving });
    void start();
  };
}

function isOn({ from, until }: LiveEdition): boolean {
  const now = window.confSite.now();
  return from <= now && now < until;
}
