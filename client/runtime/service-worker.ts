import { NEW_VERSION, type PageMessage } from '../../src/domain/page/offline.ts';
import { settings } from './load-queries.ts';
import { basePath } from './page-assets.ts';
import type { PagePart } from './page-part.ts';
import { mayPrefetch, type PrefetchConditions } from './prefetch.ts';
import { scriptUrl } from './trusted.ts';
import { whenLoaded } from './when-loaded.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a service worker may be registered: with HTTPS, and on the local machine. */
export function mayRegister({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
let isDeclined = false;

/**
 * Registers the service worker, which caches pages for offline reading, and offers a new version of the site that is
 * waiting. A failed registration has no effect for the visitor.
 */
export const startServiceWorker: PagePart = (signal) => {
  if (!('serviceWorker' in navigator) || !mayRegister(location)) return;
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === NEW_VERSION && !isDeclined) offerVersion(signal);
  };
  navigator.serviceWorker.addEventListener('message', onMessage, { signal });
  registered ??= register();
  void registered.then((registration) => {
    if (registration === undefined || signal.aborted) return;
    compare(registration);
    if (mayPrefetch(navigator as PrefetchConditions)) post(registration.active, { kind: 'visit', page: location.href });
  });
};

/** Registers the worker. Resolves with undefined if the site has no worker, and never if the browser refuses it. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  await whenLoaded();
  if ((await settings())?.serviceWorker !== true) return undefined;
  serviceWorker.register(scriptUrl(`${basePath()}sw.js`), { scope: basePath() }).catch(() => undefined);
  const registration = await serviceWorker.ready;
  const watch = (): void => registration.installing?.addEventListener('statechange', () => compare(registration));
  registration.addEventListener('updatefound', watch);
  watch();
  return registration;
}

/** Asks a waiting worker whether this page has the same version. */
function compare({ waiting }: ServiceWorkerRegistration): void {
  const runtime = document.querySelector<HTMLLinkElement>('link[data-runtime]')?.href ?? '';
  post(waiting, { kind: 'compare', runtime });
}

function offerVersion(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-new-version]');
  if (box?.hidden !== true) return;
  const [load, close] = box.querySelectorAll('button');
  load?.addEventListener(
    'click',
    () => void registered?.then((registration) => registration && loadVersion(registration)),
    { signal },
  );
  const decline = (): void => {
    isDeclined = box.hidden = true;
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  close?.addEventListener('click', decline, { signal });
  box.hidden = false;
}

/** Lets the new worker take over, and then reloads the page. */
function loadVersion({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting === null) location.reload();
  else post(waiting, { kind: 'take-over' });
}

function post(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}
