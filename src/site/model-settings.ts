import type { SiteRecord } from '../model/content-types.ts';
import { defined } from '../model/defined.ts';
import type { DateLimit, FooterLink, SiteSettings } from '../model/site.ts';
import { and, constant, type Window } from '../model/timeline.ts';
import type { Merged } from './merged.ts';
import { image, type Modelling } from './modelling.ts';

/** The site's own settings; the date limits that footer links name are the main event's. */
export function modelSettings(
  modelling: Modelling,
  site: Merged<SiteRecord>,
  limits: Readonly<Record<string, DateLimit>>,
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
        (link) => footerLink(link, limits),
      ),
      social: footer.social,
    },
    themes: site.themes,
    apiOrigin: site.api === undefined ? undefined : new URL(site.api.baseUrl).origin,
    serviceWorkerActive: site.serviceWorker.active,
  });
}

type LinkData = Merged<SiteRecord>['footer']['links'][number];

/** The site has no phases of its own: a footer link that names one shows always. */
function footerLink(link: LinkData, limits: Readonly<Record<string, DateLimit>>): FooterLink {
  const open: Window =
    link.dateLimit === undefined ? constant(true) : (limits[link.dateLimit]?.window ?? constant(true));
  return {
    ident: link.ident,
    title: link.title,
    url: link.url,
    external: link.external ?? false,
    extra: link.extra ?? false,
    window: and(constant(link.visible !== false), open),
  };
}
