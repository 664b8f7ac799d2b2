import { namedFonts } from '../content/site-fonts.ts';
import { defined } from '../domain/defined.ts';
import { grouped } from '../domain/grouped.ts';
import { linkedPage } from '../domain/page/page-link.ts';
import { currentEdition } from '../domain/paths/page-owners.ts';
import type { SiteRecord } from '../domain/site/content-types.ts';
import type { SiteFonts } from '../domain/site/fonts.ts';
import { DATE_LIMITS } from '../domain/site/forms.ts';
import { type QrTarget, qrTargets } from '../domain/site/qr-targets.ts';
import type { Edition, FooterLink, SiteEvent, SiteSettings } from '../domain/site/site.ts';
import { salesWindowOf, type TicketPlace } from '../domain/site/ticket-links.ts';
import { and, constant, type Window } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import { modelAnalytics } from './model-analytics.ts';
import { image, instant, type ModelContext, modelled, period } from './model-context.ts';
import { modelLink, ticketPlace } from './model-links.ts';

/** The site's settings. Links in the menu and footer use the phases and date limits of the main event. */
export function modelSettings(
  context: ModelContext,
  site: Merged<SiteRecord>,
  { edition, events }: { readonly edition: Edition | undefined; readonly events: readonly SiteEvent[] },
): SiteSettings {
  const { title, tagline, description, organiser, product, baseUrl, timeZone, defaultLanguage, home, footer } = site;
  const tickets = events
    .toSorted((a, b) => Number(b.ident === product) - Number(a.ident === product))
    .flatMap((event) => ticketPlace(event.path, currentEdition(event)));
  const analytics = site.analytics && modelAnalytics(site.analytics);
  return defined({
    title,
    tagline,
    description,
    logo: logoOf(context, site),
    favicon: site.logo?.favicon === undefined ? undefined : image(context, { src: site.logo.favicon, alt: title }),
    fonts: fontsOf(context),
    baseColor: colorOf(site, events),
    menu: (site.menu ?? []).map((link) => modelLink(link, edition, tickets)),
    organiser,
    product,
    timeZone,
    defaultLanguage,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    attendance: site.attendance.minimum,
    attendanceText: site.attendance.text,
    home: defined({ lead: home.lead, image: home.image && image(context, home.image), events: home.events }),
    limits: site.limits,
    alternateCurrency: site.alternateCurrency?.active === true ? site.alternateCurrency : undefined,
    footer: {
      links: [
        ...[...footer.links, ...(footer.award === undefined ? [] : [{ ident: 'award', ...footer.award }])].map((link) =>
          footerLink(context, link, { edition, tickets }),
        ),
        ...contestLink(context, site, events),
      ],
      social: footer.social,
    },
    themes: site.themes,
    security: site.security && {
      contacts: site.security.contact,
      expiresAt: instant(site.security.expires, 'deadline', site.timeZone),
      languages: site.security.languages ?? [],
      ...defined({ policy: site.security.policy }),
    },
    strictTransport: site.strictTransport ?? 'host',
    shareImages: site.shareImages,
    apiOrigin:
      site.api === undefined || site.api.baseUrl.startsWith('/') ? undefined : new URL(site.api.baseUrl).origin,
    apiAddress: site.api && [site.api.baseUrl, site.api.version].filter(Boolean).join('/'),
    analyticsOrigin: analytics?.origin,
    shirtSizes: site.shirtSizes,
    client: defined({
      prefetch: site.prefetch,
      routeUpdate: site.routeUpdate,
      anchor: site.anchor,
      analytics: analytics?.settings,
    }),
    availabilityLevels: site.availabilityLevels.map((one) => ({
      ...one,
      from: one.from ?? DEFAULT_THRESHOLDS[one.level] ?? 0,
    })),
    surveyCompletion: [...site.surveyCompletion].sort((a, b) => b.from - a.from),
    translation: site.translation,
    serviceWorkerActive: site.serviceWorker.active,
    secretPages: site.secretPages ?? [],
    unsupportedRedirectSeconds: site.unsupportedLanguage?.redirectSeconds ?? 10,
    qr: modelQr(context, site.qr, tickets),
  });
}

/** The percentage of seats taken at which each availability level begins, unless content defines it. */
const DEFAULT_THRESHOLDS: Readonly<Record<number, number>> = { 1: 0, 2: 50, 3: 80, 4: 100 };

type LinkData = Merged<SiteRecord>['footer']['links'][number];

/** A footer link. A link to a form shows only while the form is open. */
function footerLink(
  context: ModelContext,
  data: LinkData,
  { edition, tickets }: { readonly edition: Edition | undefined; readonly tickets: readonly TicketPlace[] },
): FooterLink {
  const link = modelLink(data, edition, tickets);
  const window = data.form === true ? and(link.window, formWindow(context, data.url, edition)) : link.window;
  return { ident: data.ident, extra: data.extra ?? false, ...link, window };
}

/** The window of the form on the linked page. Always open if the page has no form, or the form no date limit. */
function formWindow(context: ModelContext, url: string, edition: Edition | undefined): Window {
  const ident = linkedPage(url);
  const page = modelled(context, 'page').find((one) => one.ident === ident && one.record.place.event === undefined);
  const limit = page?.data.form === undefined ? undefined : DATE_LIMITS[page.data.form];
  return edition?.dateLimits[limit ?? '']?.window ?? constant(true);
}

/** The site's own fonts. Undefined if it has none. */
function fontsOf({ index }: ModelContext): SiteFonts | undefined {
  const fonts = namedFonts(index).flatMap(({ role, src, file }) =>
    file?.font === undefined ? [] : [{ role, font: { src, hash: file.hash, ...file.font } }],
  );
  if (fonts.length === 0) return undefined;
  return Object.fromEntries(
    [...grouped(fonts, ({ role }) => role)].map(([role, list]) => [role, list.map(({ font }) => font)]),
  );
}

/** The site's colour: its own, else that of its only event. */
function colorOf({ baseColor }: Merged<SiteRecord>, events: readonly SiteEvent[]): string | undefined {
  return baseColor ?? (events.length === 1 ? events[0]?.baseColor : undefined);
}

function logoOf(context: ModelContext, { title, logo }: Merged<SiteRecord>): SiteSettings['logo'] {
  if (logo === undefined) return undefined;
  const { header, fullLight = header } = logo;
  return {
    light: image(context, { src: header, alt: title }),
    dark: image(context, { src: fullLight, alt: title }),
  };
}

/** The link to the contest rules, limited by the date limit that the settings name. */
function contestLink(
  context: ModelContext,
  { contest }: Merged<SiteRecord>,
  events: readonly SiteEvent[],
): readonly FooterLink[] {
  const event = events.find((one) => one.ident === contest?.event);
  const limit = event?.editions.find((one) => one.year === event.currentYear)?.dateLimits[contest?.dateLimit ?? ''];
  const rules = modelled(context, 'page').find(
    ({ ident, record }) => ident === contest?.ident && record.place.event === undefined,
  );
  if (contest === undefined || rules === undefined || limit === undefined) return [];
  const { title, menu = title } = rules.data;
  const url = `{linkLang}/${contest.token}/`;
  return [{ ident: 'contest', title: menu, url, external: false, extra: true, window: limit.window }];
}

/** The targets of the printed QR code. The default target applies when no other is in force or has tickets to sell. */
function modelQr(
  { zone }: ModelContext,
  qr: Merged<SiteRecord>['qr'],
  tickets: readonly TicketPlace[],
): SiteSettings['qr'] {
  const all = (qr?.targets ?? []).map((data) => ({
    isDefault: data.default === true,
    target: { ident: data.ident, title: data.title ?? { '*': data.url }, url: data.url } as QrTarget,
    window: and(period(data.from, data.to, zone).window, salesWindowOf(data.url, tickets)),
  }));
  const timed = all.filter(({ isDefault }) => !isDefault);
  return qrTargets(timed, all.find(({ isDefault }) => isDefault)?.target ?? null);
}
