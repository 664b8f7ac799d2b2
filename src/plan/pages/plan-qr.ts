import type { QrLink, QrPage } from '../../domain/page/page-notices.ts';
import type { QrTarget } from '../../domain/site/qr-targets.ts';
import { map } from '../../domain/time/timeline.ts';
import { remaining } from '../from-the-build.ts';
import { href, pageHref } from '../links/links.ts';
import { hasPage } from '../links/public-pages.ts';
import { isSecret } from '../links/publicity.ts';
import { siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** The targets of the printed QR code from the build on. Targets on this site that do not exist or are secret are removed. */
export function planQr(context: PlanContext): QrPage {
  const targets = map(context.site.settings.qr, (target) => (target === null ? null : qrLink(context, target)));
  return { home: pageHref(context, '/'), targets: remaining(context, targets) };
}

function qrLink(context: PlanContext, { ident, title, url }: QrTarget): QrLink | null {
  const values = siteValues(context);
  const address = href(context, url, values);
  const external = !address.startsWith('/');
  const path = url.replace(/^\{linkLang\}/, '').replace(/[?#].*$/, '');
  if (!external && (!hasPage(context.site, path) || isSecret(context.site, path))) return null;
  return { ident, title: phrase(context, title, values), href: address, external };
}
