import type { PagePart } from './page-part.ts';

/** In the query of the QR page's address: it shows where it leads, and does not go there. */
const STAY = 'stay';

/**
 * The page behind the printed code goes where content says for this instant: to the one link of its list that shows,
 * now or at the boundary that brings it. It leaves no way back to itself, from where it would only lead on.
 */
export const startQr: PagePart = (leaving) => {
  const main = document.querySelector('main');
  if (!main?.querySelector('[data-qr]') || new URLSearchParams(location.search).has(STAY)) return;
  let gone: string | undefined;
  const go = (): void => {
    const href = main.querySelector<HTMLAnchorElement>('[data-qr]:not([hidden]) a')?.href;
    if (href === undefined || href === gone) return;
    gone = href;
    location.replace(href);
  };
  const observer = new MutationObserver(go);
  observer.observe(main, { attributeFilter: ['hidden'], subtree: true });
  leaving.addEventListener('abort', () => observer.disconnect(), { once: true });
  go();
};
