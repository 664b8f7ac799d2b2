import type { PrecacheEntry } from 'workbox-precaching';
import { NEW_VERSION } from '../../src/domain/page/offline.ts';
import { scope } from './cached-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Updates of the service worker. A new worker waits while pages of the old version are open, since taking over clears
 * the old precache. It takes over when no page is open, when the visitor wants it, or when the only open page has its
 * version already.
 */

/** Answers a page that asks whether it has the version of the waiting worker. */
export async function comparePage(page: Client, { runtime, precached }: Comparison): Promise<void> {
  if (!precached.some((entry) => addressOf(entry) === runtime)) page.postMessage(NEW_VERSION);
  else if (await isOnlyPage()) await self.skipWaiting();
}

/** A page that was left still counts until the browser has removed it, which takes seconds on a busy computer. */
const CHECK_INTERVAL_MS = 500;
const MAX_CHECKS = 20;

export interface Comparison {
  /** The address of the page's script. */
  readonly runtime: string;
  /** The precache entries of this version of the worker. */
  readonly precached: readonly (PrecacheEntry | string)[];
}

async function isOnlyPage(): Promise<boolean> {
  for (let check = 1; ; check += 1) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length < 2) return true;
    if (check === MAX_CHECKS) return false;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
}

function addressOf(entry: PrecacheEntry | string): string {
  return new URL(typeof entry === 'string' ? entry : entry.url, scope).href;
}
