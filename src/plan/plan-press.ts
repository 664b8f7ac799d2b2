import { formatWall } from '../model/dates.ts';
import { defined } from '../model/defined.ts';
import { type Phrase, phraseIn, plain } from '../model/language.ts';
import { formatNumber } from '../model/money.ts';
import type { Download, PressPage } from '../model/page-notices.ts';
import { isGone } from '../model/shown.ts';
import type { MediaSource, Press, ProsePage, SiteEvent } from '../model/site.ts';
import { siteValues } from './placeholder-values.ts';
import { planTextPage } from './plan-pages.ts';
import { currentEdition, hasPage } from './site-pages.ts';
import { fileOf, markup, pageHref, phrase, picture, shown, type Wording, words } from './wording.ts';

const PASS_FORM = '/press-register/';
const LOGOS = ['full', 'fullLight', 'header', 'selection', 'favicon'] as const;

/** The press page: its own text, the media kit, and what has been written. */
export function planPress(wording: Wording, page: ProsePage, press: Press): PressPage {
  return defined({
    ...planTextPage(wording, page),
    pass: passForm(wording),
    kit: press.kit && markup(wording, press.kit.text, 3, siteValues(wording)),
    logos: wording.site.events.map((event) => eventLogos(wording, event)),
    files: (press.kit?.files ?? []).map(({ title, file }) => download(wording, phrase(wording, title), file)),
    years: years(wording, press),
  });
}

/** The form for a press pass, while the main event's limit for it lasts. */
function passForm(wording: Wording): PressPage['pass'] {
  const { events, settings } = wording.site;
  const product = events.find((event) => event.ident === settings.product);
  const limit = product && currentEdition(product)?.dateLimits['pressRegistration'];
  if (limit === undefined || !hasPage(wording.site, PASS_FORM)) return undefined;
  const window = shown(wording, limit.window);
  return isGone(window) ? undefined : { href: pageHref(wording, PASS_FORM), shown: window };
}

/** A variant that is the same file as one before it is not offered twice. */
function eventLogos(wording: Wording, event: SiteEvent): PressPage['logos'][number] {
  const title = words(wording, event.title);
  const hashes = LOGOS.map((variant) => event.logos[variant].hash);
  const files = LOGOS.filter((variant, index) => hashes.indexOf(event.logos[variant].hash) === index).map(
    (variant) => ({
      ...download(wording, wording.t(`notices:press.logos.${variant}`, { event: title }), event.logos[variant]),
      ground: variant === 'fullLight' ? ('dark' as const) : ('light' as const),
      preview: picture(wording, event.logos[variant], { place: 'small' }),
    }),
  );
  return { event: event.ident, title: phrase(wording, event.title), files };
}

function download(wording: Wording, title: Phrase, file: MediaSource): Download {
  const name = file.src.split('/').at(-1) as string;
  const type = (name.split('.').at(-1) as string).toUpperCase();
  return {
    title,
    href: fileOf(wording, file),
    name,
    type,
    size: sizeOf(wording, file.sizeBytes),
  };
}

function sizeOf({ language }: Wording, bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const amount = isSmall ? Math.ceil(bytes / 1000) : Math.ceil(bytes / 100_000) / 10;
  return `${formatNumber(amount, language)} ${isSmall ? 'kB' : 'MB'}`;
}

function years(wording: Wording, { items }: Press): PressPage['years'] {
  return [...new Set(items.map(({ when }) => when.slice(0, 4)))].map((year) => ({
    year,
    items: items
      .filter(({ when }) => when.startsWith(year))
      .map(({ when, title, language, where, url }) =>
        defined({
          when: { iso: when, text: formatWall(when, 'dateShort', wording.language) },
          title: inLanguage(wording, title, language),
          where,
          href: url,
        }),
      ),
  }));
}

/** A title is in the language of its report, which may not be the page's. */
function inLanguage(wording: Wording, title: Press['items'][number]['title'], language: string | undefined): Phrase {
  const text = plain(phraseIn(title, wording.language.option));
  return language === undefined || language === wording.language.option ? text : { text, lang: language };
}
