import type { SiteRecord } from '../model/content-types.ts';
import { defined } from '../model/defined.ts';
import { visibilityWindow } from '../model/phase.ts';
import type { Edition, FooterLink, SiteSettings } from '../model/site.ts';
import { and, constant } from '../model/timeline.ts';
import type { Merged } from './merged.ts';
import { image, type Modelling } from './modelling.ts';

/** The site's own settings; the phases and date limits that footer links name are the main event's. */
export function modelSettings(
  modelling: Modelling,
  site: Merged<SiteRecord>,
  edition: Edition | undefined,
): SiteSettings {
  const { title, tagline, description, organiser, product, baseUrl, timeZone, defaultLanguage, home, footer } = site;
  return defined({
    title,
    tagline,
    description,
    organiser,
    product,
    timeZone,
    defaultLanguage,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    attendance: site.attendance.minimum,
    home: defined({ lead: home.lead, image: home.image && image(modelling, home.image), events: home.events }),
    limits: site.limits,
    alternateCurrency: site.alternateCurrency?.active === true ? site.alternateCurrency : undefined,
    footer: {
      links: [...footer.links, ...(footer.award === undefined ? [] : [{ ident: 'award', ...footer.award }])].map(
        (link) => footerLink(link, edition),
      ),
      social: footer.social,
    },
    themes: site.themes,
    shareImages: site.shareImages,
    apiOrigin: site.api === undefined ? undefined : new URL(site.api.baseUrl).origin,
    apiAddress: site.api && [site.api.baseUrl, site.api.version].filter(Boolean).join('/'),
    shirtSizes: site.shirtSizes,
    serviceWorkerActive: site.serviceWorker.active,
  });
}

type LinkData = Merged<SiteRecord>['footer']['links'][number];

/** A footer link in the window that its phases and date limit leave it. */
function footerLink(link: LinkData, edition: Edition | undefined): FooterLink {
  const visible =
    edition === undefined ? constant(link.visible !== false) : visibilityWindow(link.visible ?? true, edition.phases);
  const limit = link.dateLimit === undefined ? undefined : edition?.dateLimits[link.dateLimit]?.window;
  return {
    ident: link.ident,
    title: link.title,
    url: link.url,
    external: link.external ?? false,
    extra: link.extra ?? false,
    window: and(visible, limit ?? constant(true)),
  };
}
