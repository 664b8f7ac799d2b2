import type { PagePart } from './page-part.ts';

/** A query parameter of the QR page that prevents the redirect. */
const STAY = 'stay';

/**
 * Redirects from the page of the printed QR code to its current target, which is the visible link of the page, now or
 * at the next boundary. The redirect replaces the history entry, since going back would redirect again.
 */
export const startQr: PagePart = (leaving) => {
  const main = document.querySelector('main');
  if (!main?.querySelector('[data-qr]') || new URLSearchParams(location.search).has(STAY)) return;
  let target: string | undefined;
  const go = (): void => {
    const href = main.querySelector<HTMLAnchorElement>('[data-qr]:not([hidden]) a')?.href;
    if (href === undefined || href === target) return;
    target = href;
    location.replace(href);
  };
  const observer = new MutationObserver(go);
  observer.observe(main, { attributeFilter: ['hidden'], subtree: true });
  leaving.addEventListener('abort', () => observer.disconnect(), { once: true });
  go();
};
