import type { PagePart } from './page-part.ts';
import { store, stored } from './storage.ts';

/** The storage key of the language that the visitor chose by a language link. */
const LANGUAGE_KEY = 'conf-site-language';

/**
 * Language links lead to the same anchor in the other language. The language of a link that was followed is stored. A
 * page in another language offers the stored one if it exists, but never redirects: an address keeps its language.
 */
export const startLanguages: PagePart = (signal) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('body > header a[hreflang]');
  const updateHash = (): void => {
    for (const link of links) link.hash = location.hash;
  };
  updateHash();
  addEventListener('hashchange', updateHash, { signal });
  for (const link of links) link.addEventListener('click', () => store(LANGUAGE_KEY, link.hreflang), { signal });
  offerLanguage(signal);
};

/**
 * Shows the header's offer to switch to the stored language. Pages that lead to another language anyway do not show it.
 */
function offerLanguage(signal: AbortSignal): void {
  const chosen = stored(LANGUAGE_KEY);
  const leadsThere = document.querySelector('[data-countdown]') !== null;
  for (const offer of document.querySelectorAll<HTMLElement>('.language-offer')) {
    offer.hidden = leadsThere || offer.lang !== chosen;
    const decline = (): void => {
      offer.hidden = true;
      store(LANGUAGE_KEY, null);
    };
    offer.querySelector('button')?.addEventListener('click', decline, { signal });
  }
}
