import type { PageHead } from '../../src/domain/page/page.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { basePath, setPageAssets } from './page-assets.ts';
import type { LoadedPage } from './page-loader.ts';
import type { PageLife } from './page-part.ts';
import { setOrRemove } from './set-or-remove.ts';
import { fragment } from './trusted.ts';

/** The head elements that belong to one page. */
const OWN_HEAD = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[name="fediverse:creator"]',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** Ends the parts of the current page, replaces it, and starts those of the new one. */
export function replacePage(life: PageLife, page: LoadedPage): void {
  life.end();
  swapPage(page);
  life.begin();
}

/** Replaces the current page by a loaded one: head, language, event, slices with their slots, and page fragment. */
function swapPage({ data, rendered, slices }: LoadedPage): void {
  const root = document.documentElement;
  const { pageContext: head } = data.result;
  root.lang = rendered.lang;
  root.dir = rendered.dir;
  setOrRemove(root, 'data-event', head.eventMark ?? head.event);
  raiseValidFrom(head.validFrom);
  root.dataset['themeDefault'] = head.theme.default;
  root.toggleAttribute('data-theme-fixed', head.theme.isFixed === true);
  window.confSite.applyTheme();
  for (const element of document.head.querySelectorAll(OWN_HEAD)) element.remove();
  document.head.append(fragment(rendered.head));
  document.querySelector('main')?.replaceChildren(fragment(rendered.html));
  for (const slot of ['header', 'footer'] as const) {
    const html = slices[slot];
    if (html !== undefined) document.querySelector(`body > ${slot}`)?.replaceWith(fragment(html));
  }
  fillSlots(head);
  setPageAssets({ slices: data.slicesMap, staticQueryHashes: data.staticQueryHashes, live: head.live });
  window.confSite.applyWindows(document);
}

/** No page was made before its last change, so the latest of these instants is the earliest possible present. */
function raiseValidFrom(validFrom: Instant | undefined): void {
  const { dataset } = document.documentElement;
  if (validFrom !== undefined && validFrom > Number(dataset['validFrom'] ?? 0))
    dataset['validFrom'] = String(validFrom);
}

/** The same that assembly fills in: the current item of menus, and the page's address in each language. */
function fillSlots(head: PageHead): void {
  const own = basePath() + head.path.slice(1);
  for (const link of document.querySelectorAll<HTMLElement>('[data-current]')) {
    setOrRemove(link, 'aria-current', link.dataset['current'] === own ? 'page' : undefined);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > header a[hreflang]')) {
    const path = head.alternates.find(({ language }) => language === link.hreflang)?.path ?? `/${link.hreflang}/`;
    link.href = basePath() + path.slice(1);
  }
}
