import { readMarkdown } from '../content/markdown.ts';
import { deadlineDay, formatInstant, formatWall, zoneName } from '../model/dates.ts';
import { defined } from '../model/defined.ts';
import { escapeMarkup } from '../model/escape-markup.ts';
import { type LanguageSettings, type Markup, type Phrase, phraseIn, plain, type Text } from '../model/language.ts';
import { scaledHeight } from '../model/media.ts';
import type { Moment, Picture, Shown } from '../model/page.ts';
import { fillPlaceholders } from '../model/placeholders.ts';
import { shownSince } from '../model/shown.ts';
import type { Edition, Image, Site } from '../model/site.ts';
import type { Instant, Timeline, Window } from '../model/timeline.ts';
import { boundaries, since } from '../model/timeline.ts';
import { zonedIso } from '../model/zone.ts';
import {
  flatFileOf,
  isRaster,
  mediaPath,
  type PicturePlace,
  type PlannedFile,
  variantsOf,
} from './picture-variants.ts';
import type { NoteTaker } from './plan-notes.ts';
import { hasPage } from './site-pages.ts';
import { placeWindows } from './text-windows.ts';

/** Interface texts: `namespace:key`, with i18next's plurals and interpolation. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What placeholders stand for; undefined leaves them as they are. */
export interface Values {
  (name: string): string | undefined;
  /** Whose phases and date limits the text's blocks mean. */
  readonly edition?: Edition;
}

/** What a page is planned with: the site, the instant of the build, the language, and where the site will stand. */
export interface PlanContext {
  readonly site: Site;
  readonly at: Instant;
  readonly language: LanguageSettings;
  readonly origin: string;
  readonly basePath: string;
  readonly t: Translate;
  /** The interface texts of another language. */
  readonly translate: (language: string) => Translate;
  /** Version of what encodes pictures, which is part of their names. */
  readonly encoder: string;
  readonly notes: NoteTaker;
}

const NOTHING: Values = () => undefined;

/** A text in the page's language. */
export function phrase(context: PlanContext, text: Text, values: Values = NOTHING): Phrase {
  const found = phraseIn(text, context.language.option, [context.site.settings.defaultLanguage]);
  const fill = (filled: string): string => fillPlaceholders(filled, (name) => linkLang(context, name) ?? values(name));
  return typeof found === 'string' ? fill(found) : { text: fill(found.text), lang: found.lang };
}

/** A text in the page's language, where only a plain string can stand. */
export function words(context: PlanContext, text: Text, values: Values = NOTHING): string {
  return plain(phrase(context, text, values));
}

/** A Markdown text as markup, with its `##` at the given level. */
export function markup(context: PlanContext, text: Text, headingLevel: 2 | 3 | 4, values: Values = NOTHING): Markup {
  const found = phraseIn(text, context.language.option, [context.site.settings.defaultLanguage]);
  const { html } = readMarkdown(plain(found), { headingLevel });
  const placedBlocks = placeWindows(html, {
    edition: values.edition,
    zone: context.site.settings.timeZone,
    shown: (window) => shown(context, window),
  });
  const filled = fillPlaceholders(placedBlocks, (name) => linkLang(context, name) ?? values(name), escapeMarkup);
  const placed =
    context.basePath === '/' ? filled : filled.replaceAll(' href="/', () => ` href="${escapeMarkup(context.basePath)}`);
  return typeof found === 'string' ? { html: placed } : { html: placed, lang: found.lang };
}

/** A link of content as an address: internal ones root-absolute, under the base path. */
export function href(context: PlanContext, url: string, values: Values = NOTHING): string {
  const filled = fillPlaceholders(url, (name) => linkLang(context, name) ?? values(name));
  return filled.startsWith('/') ? context.basePath + filled.slice(1) : filled;
}

/**
 * The path of a page in the context's language, without the base path: `/devlica/` → `/hr/devlica/`; in the default
 * language where it exists in that one only.
 */
export function localPath(context: PlanContext, path: string): string {
  const { option } = context.language;
  const isDefault = option === context.site.settings.defaultLanguage;
  return isDefault || !hasPage(context.site, path, option) ? path : `/${option}${path}`;
}

/** The address of a page in the context's language. */
export function pageHref(context: PlanContext, path: string): string {
  return context.basePath + localPath(context, path).slice(1);
}

/** The address of a page as `pageHref` gives it; none for a page that does not exist. */
export function linkTo(context: PlanContext, path: string): { readonly href?: string } {
  return hasPage(context.site, path) ? { href: pageHref(context, path) } : {};
}

export interface PictureOptions {
  /** What placeholders in its words stand for. */
  readonly values?: Values;
  /** Where pages show it, which decides how wide its files are: in a column of the text where nothing is said. */
  readonly place?: PicturePlace;
}

/**
 * A picture with its addresses, which name their content and need no escaping anywhere. Its size is that of `src`.
 * A photograph comes in several widths; a drawing as it is.
 */
export function picture(
  context: PlanContext,
  image: Image,
  { values = NOTHING, place = 'column' }: PictureOptions = {},
): Picture {
  return defined({
    ...(isRaster(image.src) ? rasterFiles(context, image, place) : drawing(context, image)),
    alt: phrase(context, image.alt, values),
    caption: image.caption && phrase(context, image.caption, values),
  });
}

/** The address of a media file as it is. */
export function fileOf(context: PlanContext, file: Pick<Image, 'src' | 'hash'>): string {
  const extension = /\.[a-z0-9]+$/i.exec(file.src)?.[0] ?? '';
  const path = mediaPath(file.src, file.hash) + extension.toLowerCase();
  context.notes.current.media.set(path, { kind: 'copy', source: file.src });
  return context.basePath + path;
}

function drawing(context: PlanContext, image: Image): Omit<Picture, 'alt' | 'caption'> {
  return { src: fileOf(context, image), width: image.width, height: image.height };
}

function rasterFiles(context: PlanContext, image: Image, place: PicturePlace): Omit<Picture, 'alt' | 'caption'> {
  const flat = flatFileOf(image, context.encoder);
  if (flat !== undefined) return { src: addressOf(context, flat), width: image.width, height: image.height };
  const { avif, webp } = variantsOf(image, place, context.encoder);
  const { width } = webp.media.recipe;
  const widths = avif.map((one) => `${addressOf(context, one)} ${one.media.recipe.width}w`);
  return { src: addressOf(context, webp), width, height: scaledHeight(image, width), avif: widths.join(', ') };
}

/** The address of a file that is to be made. */
function addressOf({ basePath, notes }: PlanContext, { path, media }: PlannedFile): string {
  notes.current.media.set(path, media);
  return basePath + path;
}

/** A window from the build on. */
export function shown(context: PlanContext, window: Window): Shown {
  noteChanges(context, window);
  return shownSince(window, context.at);
}

/** A timeline from the build on. */
export function ahead<T>(context: PlanContext, timeline: Timeline<T>): Timeline<T> {
  noteChanges(context, timeline);
  return since(timeline, context.at);
}

function noteChanges(context: PlanContext, timeline: Timeline<unknown>): void {
  for (const boundary of boundaries(timeline)) context.notes.current.changes.add(boundary);
}

/** A calendar day. */
export function day(context: PlanContext, date: string): Moment {
  return { iso: date, text: formatWall(date, 'date', context.language) };
}

/** A point in time, with the zone's name. */
export function moment(context: PlanContext, at: Instant): Moment {
  const zone = context.site.settings.timeZone;
  const text = formatInstant(at, 'dateTime', { language: context.language, zone });
  return { iso: zonedIso(at, zone), text: `${text} ${zoneName(at, zone)}` };
}

/** A deadline: the last day on which it holds, or its time where it is not a day's end. */
export function deadline(context: PlanContext, until: Instant): Moment {
  const { wall, hasTime } = deadlineDay(until, context.site.settings.timeZone);
  return hasTime
    ? moment(context, until)
    : { iso: zonedIso(until, context.site.settings.timeZone), text: formatWall(wall, 'date', context.language) };
}

/** A start: its day, or its time where it is not midnight. */
export function beginning(context: PlanContext, from: Instant): Moment {
  const zone = context.site.settings.timeZone;
  const iso = zonedIso(from, zone);
  return iso.slice(11, 19) === '00:00:00'
    ? { iso, text: formatWall(iso.slice(0, 10), 'date', context.language) }
    : moment(context, from);
}

/** `{linkLang}` is the language's prefix, and nothing where pages exist in the default language only. */
function linkLang(context: PlanContext, name: string): string | undefined {
  return name === 'linkLang' ? localPath(context, '/').replace(/\/$/, '') : undefined;
}
