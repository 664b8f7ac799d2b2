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
export interface Wording {
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
export function phrase(wording: Wording, text: Text, values: Values = NOTHING): Phrase {
  const found = phraseIn(text, wording.language.option, [wording.site.settings.defaultLanguage]);
  const fill = (filled: string): string => fillPlaceholders(filled, (name) => linkLang(wording, name) ?? values(name));
  return typeof found === 'string' ? fill(found) : { text: fill(found.text), lang: found.lang };
}

/** A text in the page's language, where only a plain string can stand. */
export function words(wording: Wording, text: Text, values: Values = NOTHING): string {
  return plain(phrase(wording, text, values));
}

/** A Markdown text as markup, with its `##` at the given level. */
export function markup(wording: Wording, text: Text, headingLevel: 2 | 3 | 4, values: Values = NOTHING): Markup {
  const found = phraseIn(text, wording.language.option, [wording.site.settings.defaultLanguage]);
  const { html } = readMarkdown(plain(found), { headingLevel });
  const placedBlocks = placeWindows(html, {
    edition: values.edition,
    zone: wording.site.settings.timeZone,
    shown: (window) => shown(wording, window),
  });
  const filled = fillPlaceholders(placedBlocks, (name) => linkLang(wording, name) ?? values(name), escapeMarkup);
  const placed =
    wording.basePath === '/' ? filled : filled.replaceAll(' href="/', () => ` href="${escapeMarkup(wording.basePath)}`);
  return typeof found === 'string' ? { html: placed } : { html: placed, lang: found.lang };
}

/** A link of content as an address: internal ones root-absolute, under the base path. */
export function href(wording: Wording, url: string, values: Values = NOTHING): string {
  const filled = fillPlaceholders(url, (name) => linkLang(wording, name) ?? values(name));
  return filled.startsWith('/') ? wording.basePath + filled.slice(1) : filled;
}

/**
 * The path of a page in the wording's language, without the base path: `/devlica/` → `/hr/devlica/`; in the default
 * language where it exists in that one only.
 */
export function localPath(wording: Wording, path: string): string {
  const { option } = wording.language;
  const isDefault = option === wording.site.settings.defaultLanguage;
  return isDefault || !hasPage(wording.site, path, option) ? path : `/${option}${path}`;
}

/** The address of a page in the wording's language. */
export function pageHref(wording: Wording, path: string): string {
  return wording.basePath + localPath(wording, path).slice(1);
}

/** The address of a page as `pageHref` gives it; none for a page that does not exist. */
export function linkTo(wording: Wording, path: string): { readonly href?: string } {
  return hasPage(wording.site, path) ? { href: pageHref(wording, path) } : {};
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
  wording: Wording,
  image: Image,
  { values = NOTHING, place = 'column' }: PictureOptions = {},
): Picture {
  return defined({
    ...(isRaster(image.src) ? rasterFiles(wording, image, place) : drawing(wording, image)),
    alt: phrase(wording, image.alt, values),
    caption: image.caption && phrase(wording, image.caption, values),
  });
}

/** The address of a media file as it is. */
export function fileOf(wording: Wording, file: Pick<Image, 'src' | 'hash'>): string {
  const extension = /\.[a-z0-9]+$/i.exec(file.src)?.[0] ?? '';
  const path = mediaPath(file.src, file.hash) + extension.toLowerCase();
  wording.notes.current.media.set(path, { kind: 'copy', source: file.src });
  return wording.basePath + path;
}

function drawing(wording: Wording, image: Image): Omit<Picture, 'alt' | 'caption'> {
  return { src: fileOf(wording, image), width: image.width, height: image.height };
}

function rasterFiles(wording: Wording, image: Image, place: PicturePlace): Omit<Picture, 'alt' | 'caption'> {
  const flat = flatFileOf(image, wording.encoder);
  if (flat !== undefined) return { src: addressOf(wording, flat), width: image.width, height: image.height };
  const { avif, webp } = variantsOf(image, place, wording.encoder);
  const { width } = webp.media.recipe;
  const widths = avif.map((one) => `${addressOf(wording, one)} ${one.media.recipe.width}w`);
  return { src: addressOf(wording, webp), width, height: scaledHeight(image, width), avif: widths.join(', ') };
}

/** The address of a file that is to be made. */
function addressOf({ basePath, notes }: Wording, { path, media }: PlannedFile): string {
  notes.current.media.set(path, media);
  return basePath + path;
}

/** A window from the build on. */
export function shown(wording: Wording, window: Window): Shown {
  noteChanges(wording, window);
  return shownSince(window, wording.at);
}

/** A timeline from the build on. */
export function ahead<T>(wording: Wording, timeline: Timeline<T>): Timeline<T> {
  noteChanges(wording, timeline);
  return since(timeline, wording.at);
}

function noteChanges(wording: Wording, timeline: Timeline<unknown>): void {
  for (const boundary of boundaries(timeline)) wording.notes.current.changes.add(boundary);
}

/** A calendar day. */
export function day(wording: Wording, date: string): Moment {
  return { iso: date, text: formatWall(date, 'date', wording.language) };
}

/** A point in time, with the zone's name. */
export function moment(wording: Wording, at: Instant): Moment {
  const zone = wording.site.settings.timeZone;
  const text = formatInstant(at, 'dateTime', { language: wording.language, zone });
  return { iso: zonedIso(at, zone), text: `${text} ${zoneName(at, zone)}` };
}

/** A deadline: the last day on which it holds, or its time where it is not a day's end. */
export function deadline(wording: Wording, until: Instant): Moment {
  const { wall, hasTime } = deadlineDay(until, wording.site.settings.timeZone);
  return hasTime
    ? moment(wording, until)
    : { iso: zonedIso(until, wording.site.settings.timeZone), text: formatWall(wall, 'date', wording.language) };
}

/** A start: its day, or its time where it is not midnight. */
export function beginning(wording: Wording, from: Instant): Moment {
  const zone = wording.site.settings.timeZone;
  const iso = zonedIso(from, zone);
  return iso.slice(11, 19) === '00:00:00'
    ? { iso, text: formatWall(iso.slice(0, 10), 'date', wording.language) }
    : moment(wording, from);
}

/** `{linkLang}` is the language's prefix, and nothing where pages exist in the default language only. */
function linkLang(wording: Wording, name: string): string | undefined {
  return name === 'linkLang' ? localPath(wording, '/').replace(/\/$/, '') : undefined;
}
