import { scriptUrl } from './trusted.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Workers are for HTTPS, and for the own machine. */
export function mayRegister({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

/** Registers the site's worker once the page has what it needs. A refusal changes nothing for the visitor. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !mayRegister(location)) return;
  const base = document.documentElement.dataset['base'] ?? '/';
  const register = (): void => {
    navigator.serviceWorker.register(scriptUrl(`${base}sw.js`), { scope: base }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
