import { defined } from '../model/defined.ts';
import type { LanguageSettings } from '../model/language.ts';
import type { ConsentQuestion, FooterSlice, HeaderSlice, HeroButton, MenuLink } from '../model/page.ts';
import { SECTION_KINDS } from '../model/section-kinds.ts';
import { isGone } from '../model/shown.ts';
import type { Edition, FooterLink, SiteEvent, SiteSettings } from '../model/site.ts';
import { and, constant, not, or, type Window } from '../model/timeline.ts';
import { editionValues, siteTitle, siteValues } from './placeholder-values.ts';
import { eventHref, heroButton } from './plan-event-page.ts';
import { planExtraTexts } from './plan-extra-texts.ts';
import { isSecret } from './secret-pages.ts';
import { currentEdition } from './site-pages.ts';
import { href, linkTo, type PictureOptions, pageHref, phrase, picture, shown, type Wording, words } from './wording.ts';

/** The header of an event's pages, or of the site's own where no event is given. */
export function planHeader(wording: Wording, event: SiteEvent | undefined): HeaderSlice {
  const { settings, events, languages } = wording.site;
  const edition = event && currentEdition(event);
  const isOpen = event !== undefined && edition !== undefined && event.enabled;
  return defined({
    home: pageHref(wording, '/'),
    siteTitle: siteTitle(wording),
    event: event && {
      ident: event.ident,
      title: phrase(wording, event.title),
      href: pageHref(wording, event.path),
      logos: {
        light: picture(wording, event.logos.header, { place: 'small' }),
        dark: picture(wording, event.logos.fullLight, { place: 'small' }),
      },
    },
    logos: event === undefined ? settings.logo && siteLogos(wording, settings.logo) : undefined,
    menu: [...(isOpen ? sectionLinks(wording, event, edition) : []), ...menuLinks(wording, event)],
    events: events
      .filter((one) => one.enabled && one.visible && one.visibleInHeader && !isSecret(wording.site, one.path))
      .map((one) => ({ ident: one.ident, title: phrase(wording, one.title), href: pageHref(wording, one.path) })),
    buttons: isOpen ? headerButtons(wording, event, edition) : [],
    themes: event?.themes.active ?? settings.themes.active,
    consent: consentQuestion(wording),
    languages: (event === undefined || event.isMultiLanguage
      ? languages
      : languages.filter((one) => one.option === settings.defaultLanguage)
    ).map((one) => headerLanguage(wording, one)),
  });
}

const DAY_SECONDS = 24 * 60 * 60;

/** The question names the service, and how long its cookies stay. */
function consentQuestion(wording: Wording): ConsentQuestion | undefined {
  const { analytics } = wording.site.settings.client;
  if (analytics === undefined) return undefined;
  const days = Math.ceil(analytics.cookieMaxAge / DAY_SECONDS);
  return {
    text: wording.t(`common:consent.text.${analytics.provider}`, { count: days }),
    ...linkTo(wording, '/privacy/'),
  };
}

function headerLanguage(wording: Wording, { option, name, flag }: LanguageSettings): HeaderSlice['languages'][number] {
  const current = option === wording.language.option;
  const t = wording.translate(option);
  const offer = { read: t('common:languageOffer.read'), decline: t('common:languageOffer.decline') };
  return { option, name, flag: `flag-${flag}`, current, ...(current ? {} : { offer }) };
}

function siteLogos(wording: Wording, { light, dark }: NonNullable<SiteSettings['logo']>): HeaderSlice['logos'] {
  const options: PictureOptions = { values: siteValues(wording), place: 'small' };
  return { light: picture(wording, light, options), dark: picture(wording, dark, options) };
}

/** An event's own links, or else the site's; gone ones are left out. Placeholders stand for what is true of their owner. */
function menuLinks(wording: Wording, event: SiteEvent | undefined): readonly MenuLink[] {
  const edition = event && currentEdition(event);
  const links = event?.menu ?? wording.site.settings.menu;
  const values =
    event?.menu === undefined || edition === undefined ? siteValues(wording) : editionValues(wording, event, edition);
  return links
    .map((link) => ({
      ident: link.url,
      title: phrase(wording, link.title, values),
      href:
        event === undefined ? href(wording, link.url, values) : eventHref(wording, event, { url: link.url, values }),
      external: link.external,
      extra: false,
      shown: shown(wording, link.window),
    }))
    .filter((link) => !isGone(link.shown));
}

/** The sections that the menu names; gone ones are left out. */
function sectionLinks(wording: Wording, event: SiteEvent, edition: Edition): readonly MenuLink[] {
  return SECTION_KINDS.flatMap((section) => {
    const window = shown(wording, edition.menu[section] ?? constant(false));
    if (isGone(window)) return [];
    return [
      {
        ident: section,
        title: wording.t(`event:sections.${section}`),
        href: `${pageHref(wording, event.path)}#${section}`,
        external: false,
        extra: false,
        shown: window,
      },
    ];
  });
}

/** The floating buttons follow the visitor; they are the header's, where the first one that is open has the place. */
function headerButtons(wording: Wording, event: SiteEvent, edition: Edition): readonly HeroButton[] {
  const values = editionValues(wording, event, edition);
  let taken: Window = constant(false);
  return edition.buttons
    .filter((button) => button.floating)
    .map((button) => {
      const window = and(button.window, not(taken));
      taken = or(taken, button.window);
      const looks = { hollowOnHero: button.hollow, heroClasses: [] };
      return heroButton(wording, event, { button: { ...button, ...looks, window }, values });
    })
    .filter((button) => !isGone(button.shown));
}

/** The footer of an event's pages: the site's links and those buttons of the event that link there. */
export function planFooter(wording: Wording, event: SiteEvent | undefined): FooterSlice {
  const { settings, company } = wording.site;
  const edition = event && currentEdition(event);
  const own = settings.footer.links.map((link) => footerLink(wording, link));
  const buttons =
    event === undefined || edition === undefined || !event.enabled ? [] : footerButtons(wording, event, edition);
  const isOpen = event !== undefined && edition !== undefined && event.enabled;
  const window = isOpen ? (edition.sections.footer ?? constant(true)) : constant(true);
  return {
    shown: shown(wording, window),
    extra: isOpen
      ? planExtraTexts(wording, edition, { kind: 'footer', values: editionValues(wording, event, edition) })
      : [],
    siteTitle: siteTitle(wording),
    organiser: company.name,
    address: `${company.address}, ${company.zip} ${company.city}, ${words(wording, company.country)}`,
    contactEmail: company.contactEmail,
    links: [...own, ...buttons].filter((link) => !isGone(link.shown)),
    social: settings.footer.social.map((one) => ({
      ident: one.ident,
      title: phrase(wording, one.title),
      href: one.url,
    })),
    note: phrase(wording, company.description ?? { '*': settings.organiser }),
    isInvented: company.isInvented,
    asksConsent: settings.client.analytics !== undefined,
  };
}

function footerLink(wording: Wording, link: FooterLink): MenuLink {
  const values = siteValues(wording);
  return {
    ident: link.ident,
    title: phrase(wording, link.title, values),
    href: href(wording, link.url, values),
    external: link.external,
    extra: link.extra,
    shown: shown(wording, link.window),
  };
}

/** Buttons that link in the footer, each while no link of the site's own leads to the same address. */
function footerButtons(wording: Wording, event: SiteEvent, edition: Edition): readonly MenuLink[] {
  const values = editionValues(wording, event, edition);
  const { links } = wording.site.settings.footer;
  return edition.buttons
    .filter((button) => button.linkInFooter)
    .map((button) => {
      const { ident, title, href, external } = heroButton(wording, event, { button, values });
      const same = links.filter((link) => footerLink(wording, link).href === href).map((link) => link.window);
      return { ident, title, href, external, extra: true, shown: shown(wording, and(button.window, not(or(...same)))) };
    });
}
