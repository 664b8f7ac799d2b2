import type { PrecacheEntry } from 'workbox-precaching';
import { NEW_VERSION } from '../../src/model/offline.ts';
import { scope } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new worker waits while pages of the old version are open, since taking over empties the old precache. It does so
 * by itself once none is open, and before that where the visitor wants it or where the only page is of its version
 * already.
 */

/** Answers a page that asks whether it is of the waiting version. */
export async function comparePage(page: Client, { runtime, precached }: Comparison): Promise<void> {
  if (!precached.some((entry) => addressOf(entry) === runtime)) page.postMessage(NEW_VERSION);
  else if (await isOnlyPage()) await self.skipWaiting();
}

export interface Comparison {
  /** The address of the page's script. */
  readonly runtime: string;
  /** What this version of the worker brings along. */
  readonly precached: readonly (PrecacheEntry | string)[];
}

async function isOnlyPage(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length < 2;
}

function addressOf(entry: PrecacheEntry | string): string {
  return new URL(typeof entry === 'string' ? entry : entry.url, scope).href;
}
