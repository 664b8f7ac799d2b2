import type { PagePart } from './page-part.ts';
import { store, stored } from './storage.ts';

/** The storage key of the language that the visitor chose by a language link. */
const LANGUAGE_KEY = 'conf-site-language';

/**
 * A language link leads to the same place on the page in the other language, and who follows one is remembered to read
 * that language. An address keeps its own language: a page in another one offers the chosen one, if it has it.
 */
export const startLanguages: PagePart = (signal) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('body > header a[hreflang]');
  const follow = (): void => {
    for (const link of links) link.hash = location.hash;
  };
  follow();
  addEventListener('hashchange', follow, { signal });
  for (const link of links) link.addEventListener('click', () => store(LANGUAGE_KEY, link.hreflang), { signal });
  offerLanguage(signal);
};

/** Shows the header's offer in the chosen language, unless the visitor came to this page by a language link. */
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
