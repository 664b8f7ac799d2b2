import type { PrecacheEntry } from 'workbox-precaching';
import { NEW_VERSION } from '../../src/domain/offline.ts';
import { scope } from './cached-files.ts';

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

/** A page that has been left counts for as long as it is being taken down. */
const TAKEN_DOWN_MS = 500;
const LOOKS = 4;

export interface Comparison {
  /** The address of the page's script. */
  readonly runtime: string;
  /** What this version of the worker brings along. */
  readonly precached: readonly (PrecacheEntry | string)[];
}

async function isOnlyPage(): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length < 2) return true;
    if (look === LOOKS) return false;
    await new Promise((resolve) => setTimeout(resolve, TAKEN_DOWN_MS));
  }
}

function addressOf(entry: PrecacheEntry | string): string {
  return new URL(typeof entry === 'string' ? entry : entry.url, scope).href;
}
