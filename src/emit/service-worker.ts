import { readFileSync } from 'node:fs';
import type { Bundle } from '../model/bundle.ts';

/** A precached file; its name carries its content's hash, so it has no revision of its own. */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: null;
}

/** What stands in the compiled service worker for the list of what it precaches, as Workbox names it. */
const LIST = 'self.__WB_MANIFEST';

/** The service worker with the list of what it precaches, which is written into it as it is. */
export function serviceWorker(
  { serviceWorkerFile }: Pick<Bundle, 'serviceWorkerFile'>,
  urls: readonly string[],
): string {
  const [before, after, ...others] = readFileSync(serviceWorkerFile, 'utf8').split(LIST);
  if (after === undefined || others.length > 0) throw new Error(`${serviceWorkerFile} must name ${LIST} once`);
  const entries: readonly PrecacheEntry[] = [...urls].sort().map((url) => ({ url, revision: null }));
  return before + JSON.stringify(entries) + after;
}

/**
 * A worker that takes itself and what it kept away: what the kill switch of the settings puts in its place. Caches of
 * other sites on the same origin, which are named by another scope, stay.
 */
export function retiringWorker(): string {
  return [
    "self.addEventListener('install', () => self.skipWaiting());",
    "self.addEventListener('activate', (event) => event.waitUntil((async () => {",
    '  const { scope } = self.registration;',
    '  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);',
    '  await self.registration.unregister();',
    '})()));',
    '',
  ].join('\n');
}
