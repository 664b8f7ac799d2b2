import { defined } from '../../domain/defined.ts';
import type { LanguageSettings, Phrase } from '../../domain/language.ts';
import type { ConsentQuestion, FooterSlice, HeaderSlice, HeroButton, MenuLink } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { editionPath, SEARCH_PAGE, schedulePath } from '../../domain/paths/addresses.ts';
import { currentEdition, scheduledDays } from '../../domain/paths/page-owners.ts';
import { DEADLINES_CALENDAR } from '../../domain/programme/deadlines.ts';
import { SECTION_KINDS } from '../../domain/site/section-kinds.ts';
import type { Edition, FooterLink, SiteEvent, SiteSettings } from '../../domain/site/site.ts';
import { editionTakesPlace, overWindow } from '../../domain/time/edition-status.ts';
import { and, constant, during, not, or, type Window } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { href, linkTo, pageHref } from '../links/links.ts';
import { isPastOfSecret, isPublic, isSecretFor } from '../links/publicity.ts';
import { type PictureOptions, picture } from '../media/pictures.ts';
import { eventHref, heroButton } from '../pages/plan-event-page.ts';
import { editionValues, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase, plainText } from '../texts.ts';
import { pastSections } from './past-sections.ts';
import { planDeadlines } from './plan-deadlines.ts';
import { planExtraTexts } from './plan-extra-texts.ts';

/** The header of an event's pages, or of the site's own pages if no event is given. */
export function planHeader(context: PlanContext, event: SiteEvent | undefined): HeaderSlice {
  const { settings, events, languages } = context.site;
  const edition = event && currentEdition(event);
  const isOpen = event !== undefined && edition !== undefined && event.enabled;
  return defined({
    home: pageHref(context, '/'),
    search: pageHref(context, SEARCH_PAGE),
    siteTitle: siteTitle(context),
    event: event && {
      ident: event.ident,
      title: phrase(context, event.title),
      href: pageHref(context, event.path),
      logos: {
        light: picture(context, event.logos.header, { place: 'small' }),
        dark: picture(context, event.logos.fullLight, { place: 'small' }),
      },
    },
    logos: event === undefined ? settings.logo && siteLogos(context, settings.logo) : undefined,
    menu: [...(isOpen ? sectionLinks(context, event, edition) : []), ...menuLinks(context, event)],
    events: events
      .filter((one) => isPublic(context.site, one) && one.visibleInHeader)
      .map((one) => ({ ident: one.ident, title: phrase(context, one.title), href: pageHref(context, one.path) })),
    buttons: isOpen ? headerButtons(context, event, edition) : [],
    themes: event?.themes.active ?? settings.themes.active,
    consent: consentQuestion(context),
    languages: (event === undefined || event.isMultiLanguage
      ? languages
      : languages.filter((one) => one.option === settings.defaultLanguage)
    ).map((one) => headerLanguage(context, one)),
  });
}

/**
 * The header of the pages of a past edition: that of the event, with a menu that stays within the year. If the event is
 * secret, it is that of the site.
 */
export function planPastHeader(context: PlanContext, event: SiteEvent, edition: Edition): HeaderSlice {
  const owner = isPastOfSecret(context.site, event, edition.year) ? undefined : event;
  return { ...planHeader(context, owner), menu: [...yearLinks(context, event, edition), ...menuLinks(context, owner)] };
}

/** Links to the page of a past edition and to its sections. */
function yearLinks(context: PlanContext, event: SiteEvent, edition: Edition): readonly MenuLink[] {
  const page = pageHref(context, editionPath(edition));
  const link = (ident: string, title: Phrase, href: string): MenuLink => ({
    ...{ ident, title, href },
    external: false,
    extra: false,
    shown: shown(context, ident === 'about' && edition.about.length === 0 ? overWindow(edition) : constant(true)),
  });
  const sections = pastSections(edition).map((section) =>
    link(
      section,
      context.t(section === 'about' ? 'event:history.summary' : `event:sections.${section}`),
      `${page}#${section}`,
    ),
  );
  return [link('year', `${plainText(context, event.title)} ${edition.year}`, page), ...sections];
}

const DAY_SECONDS = 24 * 60 * 60;

/** The consent question, which names the analytics service and the lifetime of its cookies. */
function consentQuestion(context: PlanContext): ConsentQuestion | undefined {
  const { analytics } = context.site.settings.client;
  if (analytics === undefined) return undefined;
  const days = Math.ceil(analytics.cookieMaxAge / DAY_SECONDS);
  return {
    text: context.t(`common:consent.text.${analytics.provider}`, { count: days }),
    ...linkTo(context, '/privacy/'),
  };
}

function headerLanguage(
  context: PlanContext,
  { option, name, flag }: LanguageSettings,
): HeaderSlice['languages'][number] {
  const current = option === context.language.option;
  const t = context.translate(option);
  const offer = { read: t('common:languageOffer.read'), decline: t('common:languageOffer.decline') };
  return { option, name, flag: `flag-${flag}`, current, ...(current ? {} : { offer }) };
}

function siteLogos(context: PlanContext, { light, dark }: NonNullable<SiteSettings['logo']>): HeaderSlice['logos'] {
  const options: PictureOptions = { values: siteValues(context), place: 'small' };
  return { light: picture(context, light, options), dark: picture(context, dark, options) };
}

/** Whether the menu of a page may have a link: it does not lead to a secret page, unless that belongs to the same event. */
function mayLink({ site }: PlanContext, url: string, event: SiteEvent | undefined): boolean {
  const path = url.replace(/^\{linkLang\}/, '').replace(/[?#].*$/, '');
  return !path.startsWith('/') || !isSecretFor(site, path, event);
}

/**
 * The menu links of an event, else of the site. Links whose window has ended are left out. Placeholders get the values
 * of the event or site.
 */
function menuLinks(context: PlanContext, event: SiteEvent | undefined): readonly MenuLink[] {
  const edition = event && currentEdition(event);
  const links = event?.menu ?? context.site.settings.menu;
  const values =
    event?.menu === undefined || edition === undefined ? siteValues(context) : editionValues(context, event, edition);
  return links
    .filter(({ url }) => mayLink(context, url, event))
    .map((link) => ({
      ident: link.url,
      title: phrase(context, link.title, values),
      href:
        event === undefined ? href(context, link.url, values) : eventHref(context, event, { url: link.url, values }),
      external: link.external,
      extra: false,
      shown: shown(context, link.window),
    }))
    .filter((link) => !isNeverShown(link.shown));
}

/** The sections in the menu, and the page of the schedule. Sections whose window has ended are left out. */
function sectionLinks(context: PlanContext, event: SiteEvent, edition: Edition): readonly MenuLink[] {
  return SECTION_KINDS.flatMap((section) => {
    const window = shown(context, edition.menu[section] ?? constant(false));
    if (isNeverShown(window)) return [];
    const hasOwnPage = section === 'schedule' && scheduledDays(event).length > 0;
    return [
      {
        ident: section,
        title: context.t(`event:sections.${section}`),
        href: hasOwnPage ? pageHref(context, schedulePath(event)) : `${pageHref(context, event.path)}#${section}`,
        external: false,
        extra: false,
        shown: window,
      },
    ];
  });
}

/** The floating buttons. At any time only the first open one shows. */
function headerButtons(context: PlanContext, event: SiteEvent, edition: Edition): readonly HeroButton[] {
  const values = editionValues(context, event, edition);
  let taken: Window = constant(false);
  return edition.buttons
    .filter((button) => button.floating)
    .map((button) => {
      const window = and(button.window, not(taken));
      taken = or(taken, button.window);
      const looks = { hollowOnHero: button.hollow, heroClasses: [] };
      return heroButton(context, event, { button: { ...button, ...looks, window }, values });
    })
    .filter((button) => !isNeverShown(button.shown));
}

/** The footer of an event's pages: the site's links, and the event's buttons that are placed in the footer. */
export function planFooter(context: PlanContext, event: SiteEvent | undefined): FooterSlice {
  const { settings, company } = context.site;
  const edition = event && currentEdition(event);
  const own = settings.footer.links
    .filter(({ url }) => mayLink(context, url, event))
    .map((link) => footerLink(context, link));
  const buttons =
    event === undefined || edition === undefined || !event.enabled ? [] : footerButtons(context, event, edition);
  const isOpen = event !== undefined && edition !== undefined && event.enabled;
  const window = isOpen ? (edition.sections.footer ?? constant(true)) : constant(true);
  return {
    shown: shown(context, window),
    extra: isOpen
      ? planExtraTexts(context, edition, { kind: 'footer', values: editionValues(context, event, edition) })
      : [],
    siteTitle: siteTitle(context),
    organiser: company.name,
    address: `${company.address}, ${company.zip} ${company.city}, ${plainText(context, company.country)}`,
    contactEmail: company.contactEmail,
    links: [...own, ...buttons, ...deadlinesLink(context, event)].filter((link) => !isNeverShown(link.shown)),
    social: settings.footer.social.map((one) => ({
      ident: one.ident,
      title: phrase(context, one.title),
      href: one.url,
    })),
    note: phrase(context, company.description ?? { '*': settings.organiser }),
    isInvented: company.isInvented,
    asksConsent: settings.client.analytics !== undefined,
  };
}

function footerLink(context: PlanContext, link: FooterLink): MenuLink {
  const values = siteValues(context);
  return {
    ident: link.ident,
    title: phrase(context, link.title, values),
    href: href(context, link.url, values),
    external: link.external,
    extra: link.extra,
    shown: shown(context, link.window),
  };
}

/** The event's buttons for the footer. A button is hidden while a link of the site leads to the same address. */
function footerButtons(context: PlanContext, event: SiteEvent, edition: Edition): readonly MenuLink[] {
  const values = editionValues(context, event, edition);
  const { links } = context.site.settings.footer;
  return edition.buttons
    .filter((button) => button.linkInFooter)
    .map((button) => {
      const { ident, title, href, external } = heroButton(context, event, { button, values });
      const same = links.filter((link) => footerLink(context, link).href === href).map((link) => link.window);
      return { ident, title, href, external, extra: true, shown: shown(context, and(button.window, not(or(...same)))) };
    });
}

/** A link to the calendar of the current edition's deadlines, until the last one is over. Empty if there are none. */
function deadlinesLink(context: PlanContext, event: SiteEvent | undefined): readonly MenuLink[] {
  const edition = event && currentEdition(event);
  const last = event && edition && planDeadlines(context, event, edition).at(-1);
  if (edition === undefined || last === undefined || !editionTakesPlace(edition)) return [];
  return [
    {
      ident: 'deadlines',
      title: context.t('event:deadlines.link'),
      href: context.basePath + editionPath(edition).slice(1) + DEADLINES_CALENDAR,
      external: false,
      extra: true,
      shown: shown(context, during(null, last.until)),
    },
  ];
}
