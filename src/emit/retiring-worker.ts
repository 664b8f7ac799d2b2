/**
 * A service worker that unregisters itself and deletes its caches. It replaces the real one if the settings switch the
 * service worker off. Caches of other sites on the same origin have another scope in their names and are not touched.
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
