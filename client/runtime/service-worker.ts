import { NEW_VERSION, type PageMessage } from '../../src/domain/offline.ts';
import { basePath } from './page-assets.ts';
import type { PagePart } from './page-part.ts';
import { mayPrefetch, type Prefetcher } from './prefetch.ts';
import { settings } from './settings.ts';
import { scriptUrl } from './trusted.ts';
import { whenLoaded } from './when-loaded.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Workers are for HTTPS, and for the own machine. */
export function mayRegister({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;
let isDeclined = false;

/**
 * Registers the service worker, which caches pages for offline reading, and offers a waiting new version of the site. A
 * failed registration changes nothing for the visitor.
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
    if (mayPrefetch(navigator as Prefetcher)) tell(registration.active, { kind: 'visit', page: location.href });
  });
};

/** Resolves with the registration: undefined if the site wants no worker. Never resolves if the browser refuses it. */
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

/** Asks a waiting worker whether this page is of its version. */
function compare({ waiting }: ServiceWorkerRegistration): void {
  const runtime = document.querySelector<HTMLLinkElement>('link[data-runtime]')?.href ?? '';
  tell(waiting, { kind: 'compare', runtime });
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

/** The new worker takes over, and then the page is loaded again. */
function loadVersion({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting === null) location.reload();
  else tell(waiting, { kind: 'take-over' });
}

function tell(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}
