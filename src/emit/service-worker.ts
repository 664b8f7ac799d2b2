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
