/** A language link leads to the same place on the page in the other language. */
export function startLanguages(): void {
  const follow = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]'))
      link.hash = location.hash;
  };
  follow();
  addEventListener('hashchange', follow);
}
