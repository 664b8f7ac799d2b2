import type { PagePart } from './page-part.ts';

/** A language link leads to the same place on the page in the other language. */
export const startLanguages: PagePart = (signal) => {
  const follow = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]'))
      link.hash = location.hash;
  };
  follow();
  addEventListener('hashchange', follow, { signal });
};
