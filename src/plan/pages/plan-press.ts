import { defined } from '../../domain/defined.ts';
import { type Phrase, phraseIn, plain } from '../../domain/language.ts';
import type { Download, PressPage } from '../../domain/page/page-notices.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { formatNumber } from '../../domain/site/money.ts';
import type { MediaSource, Press, ProsePage, SiteEvent } from '../../domain/site/site.ts';
import { formatWall } from '../../domain/time/dates.ts';
import { shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { hasPage } from '../links/public-pages.ts';
import { isKnown } from '../links/publicity.ts';
import { fileOf, picture } from '../media/pictures.ts';
import { siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';
import { planTextPage } from './plan-pages.ts';

const PASS_FORM = '/press-register/';
const LOGOS = ['full', 'fullLight', 'header', 'selection', 'favicon'] as const;

/** The press page: its text, the media kit and the press reviews. */
export function planPress(context: PlanContext, page: ProsePage, press: Press): PressPage {
  const { events } = context.site;
  return defined({
    ...planTextPage(context, page),
    pass: passForm(context),
    kit: press.kit && markup(context, press.kit.text, 3, siteValues(context)),
    logos: events.filter((event) => isKnown(context.site, event)).map((event) => eventLogos(context, event)),
    files: (press.kit?.files ?? []).map(({ title, file }) => download(context, phrase(context, title), file)),
    years: years(context, press),
  });
}

/** The link to the form for a press pass, with its window, which is the main event's date limit. */
function passForm(context: PlanContext): PressPage['pass'] {
  const { events, settings } = context.site;
  const product = events.find((event) => event.ident === settings.product);
  const limit = product && currentEdition(product)?.dateLimits['pressRegistration'];
  if (limit === undefined || !hasPage(context.site, PASS_FORM)) return undefined;
  const window = shown(context, limit.window);
  return isNeverShown(window) ? undefined : { href: pageHref(context, PASS_FORM), shown: window };
}

/** The variants of an event's logo, without duplicate files. */
function eventLogos(context: PlanContext, event: SiteEvent): PressPage['logos'][number] {
  const title = plainText(context, event.title);
  const hashes = LOGOS.map((variant) => event.logos[variant].hash);
  const files = LOGOS.filter((variant, index) => hashes.indexOf(event.logos[variant].hash) === index).map(
    (variant) => ({
      ...download(context, context.t(`notices:press.logos.${variant}`, { event: title }), event.logos[variant]),
      ground: variant === 'fullLight' ? ('dark' as const) : ('light' as const),
      preview: picture(context, event.logos[variant], { place: 'small' }),
    }),
  );
  return { event: event.ident, title: phrase(context, event.title), files };
}

function download(context: PlanContext, title: Phrase, file: MediaSource): Download {
  const name = file.src.split('/').at(-1) as string;
  const type = (name.split('.').at(-1) as string).toUpperCase();
  return {
    title,
    href: fileOf(context, file),
    name,
    type,
    size: sizeOf(context, file.sizeBytes),
  };
}

function sizeOf({ language }: PlanContext, bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const amount = isSmall ? Math.ceil(bytes / 1000) : Math.ceil(bytes / 100_000) / 10;
  return `${formatNumber(amount, language)} ${isSmall ? 'kB' : 'MB'}`;
}

function years(context: PlanContext, { items }: Press): PressPage['years'] {
  return [...new Set(items.map(({ when }) => when.slice(0, 4)))].map((year) => ({
    year,
    items: items
      .filter(({ when }) => when.startsWith(year))
      .map(({ when, title, language, where, url }) =>
        defined({
          when: { iso: when, text: formatWall(when, 'dateShort', context.language) },
          title: inLanguage(context, title, language),
          where,
          href: url,
        }),
      ),
  }));
}

/** The title of a press review, with the review's language if that differs from the page's. */
function inLanguage(
  context: PlanContext,
  title: Press['items'][number]['title'],
  language: string | undefined,
): Phrase {
  const text = plain(phraseIn(title, context.language.option, [context.site.settings.defaultLanguage]));
  return language === undefined || language === context.language.option ? text : { text, lang: language };
}
