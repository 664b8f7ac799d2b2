import type { QrLink, QrPage } from '../model/page-notices.ts';
import type { QrTarget } from '../model/qr.ts';
import { map } from '../model/timeline.ts';
import { siteValues } from './placeholder-values.ts';
import { hasPage } from './site-pages.ts';
import { ahead, href, pageHref, phrase, type Wording } from './wording.ts';

/** Where the printed code leads from the build on; a target of this site without a page is none. */
export function planQr(wording: Wording): QrPage {
  const targets = map(wording.site.settings.qr, (target) => (target === null ? null : qrLink(wording, target)));
  return { home: pageHref(wording, '/'), targets: ahead(wording, targets) };
}

function qrLink(wording: Wording, { ident, title, url }: QrTarget): QrLink | null {
  const values = siteValues(wording);
  const address = href(wording, url, values);
  const external = !address.startsWith('/');
  const path = url.replace(/^\{linkLang\}/, '').replace(/[?#].*$/, '');
  if (!external && !hasPage(wording.site, path)) return null;
  return { ident, title: phrase(wording, title, values), href: address, external };
}
