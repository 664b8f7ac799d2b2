import { hashOf } from '../../content/short-hash.ts';
import { languagePrefix } from '../../domain/language-tag.ts';
import { memoize } from '../../domain/memoize.ts';
import { editionPath, textPath } from '../../domain/paths/addresses.ts';
import type { Edition, Site, SiteEvent } from '../../domain/site/site.ts';

/**
 * Who may find a page. Only this module decides; menus, lists, feeds, calendars, the search, the sitemap, redirects and
 * headers ask it. Paths are those of the default language or of any other.
 */

/**
 * `public`: everybody. `hidden`: whoever knows its address or follows a link in content. `secret`: whoever knows its
 * address; the site links to it from no other page, and the page says so.
 */
export type Publicity = 'public' | 'hidden' | 'secret';

/**
 * How public a page is. Secret are the pages that match `secretPages`, and all pages of an event whose own page does,
 * except those of its past years and the notices in place of an event that is not enabled. Hidden are text pages with
 * `hidden: true`, and the rules of the contest.
 */
export function publicityOf(site: Site, path: string): Publicity {
  const own = inDefaultLanguage(site, path);
  if (isSecretPath(site, own)) return 'secret';
  return hiddenPaths(site).has(own) ? 'hidden' : 'public';
}

/** Whether everybody may find a page, so that lists, files and other pages may name it. */
export function isListed(site: Site, path: string): boolean {
  return publicityOf(site, path) === 'public';
}

/** Whether only those who know the address of a page may find it. */
export function isSecret(site: Site, path: string): boolean {
  return publicityOf(site, path) === 'secret';
}

/** Whether a page is secret for visitors of an event's pages, or of the site's own ones: they may not know its event. */
export function isSecretFor(site: Site, path: string, event: SiteEvent | undefined): boolean {
  if (!isSecret(site, path)) return false;
  const owner = eventOf(site, inDefaultLanguage(site, path));
  return event === undefined || owner?.ident !== event.ident || !isSecret(site, event.path);
}

/** Whether an event appears outside its own pages. */
export function isPublic(site: Site, event: SiteEvent): boolean {
  return event.enabled && event.visible && isListed(site, event.path);
}

/** Whether a page is of a past year of a secret event, so that everybody may find it, but must not find the event there. */
export function isPastOfSecret(site: Site, event: SiteEvent, year: number | undefined): boolean {
  return year !== undefined && year < event.currentYear && isSecret(site, event.path);
}

/** Whether the site may name an event: there are pages of the event, or of a past year, that everybody may find. */
export function isKnown(site: Site, event: SiteEvent): boolean {
  return event.editions.some((edition) => isEditionListed(site, event, edition));
}

/** The name of an event in stylesheets, which all pages share: its ident, or a hash of it if the site must not name it. */
export function eventMark(site: Site, event: SiteEvent): string {
  return isKnown(site, event) ? event.ident : hashOf(event.ident).slice(0, 10);
}

/**
 * Whether the site may say that there is an edition: it is past, or the current one of an event that is enabled and not
 * secret.
 */
export function isEditionListed(site: Site, event: SiteEvent, { year }: Pick<Edition, 'year'>): boolean {
  if (year < event.currentYear) return true;
  return event.enabled && year === event.currentYear && isListed(site, editionPath({ event: event.ident, year }));
}

/** The path of the contest's rules, which is hard to guess. */
export function contestPath({ contest }: Site): string | undefined {
  return contest && textPath('/', { ident: contest.token });
}

function inDefaultLanguage({ languages, settings }: Site, path: string): string {
  const prefixes = languages.map(({ option }) => `/${languagePrefix(option, settings.defaultLanguage)}`);
  const prefix = prefixes.find((one) => one !== '/' && path.startsWith(one));
  return prefix === undefined ? path : path.slice(prefix.length - 1);
}

function isSecretPath(site: Site, path: string): boolean {
  const event = eventOf(site, path);
  if (event === undefined) return matchesSecret(site, path);
  const isSecretHere = matchesSecret(site, path) || matchesSecret(site, event.path);
  return isSecretHere && event.enabled && (yearOf(event, path) ?? event.currentYear) >= event.currentYear;
}

/** The event that a page belongs to. Its pages are below its path; those of its years are below its ident. */
function eventOf({ events }: Site, path: string): SiteEvent | undefined {
  const lengthIn = (event: SiteEvent): number =>
    Math.max(...foldersOf(event).map((folder) => (path.startsWith(folder) ? folder.length : 0)));
  const [nearest] = events.filter((event) => lengthIn(event) > 0).sort((a, b) => lengthIn(b) - lengthIn(a));
  return nearest;
}

function foldersOf({ path, ident }: SiteEvent): readonly string[] {
  return [path, `/${ident}/`];
}

/** The year of an edition's page, or of a page below it; undefined for other pages of the event. */
function yearOf(event: SiteEvent, path: string): number | undefined {
  const years = foldersOf(event).flatMap((folder) =>
    path.startsWith(folder) ? (/^(\d{4})\//.exec(path.slice(folder.length))?.[1] ?? []) : [],
  );
  return years.length === 0 ? undefined : Number(years[0]);
}

const hiddenPaths = memoize((site: Site): ReadonlySet<string> => {
  const ofSite = site.pages.map((page) => ({ page, folder: '/' }));
  const ofEvents = site.events.flatMap(({ pages, path }) => pages.map((page) => ({ page, folder: path })));
  const hidden = [...ofSite, ...ofEvents].filter(({ page }) => page.isHidden);
  return new Set([...hidden.map(({ page, folder }) => textPath(folder, page)), ...[contestPath(site) ?? []].flat()]);
});

function matchesSecret(site: Site, path: string): boolean {
  return secretPaths(site.settings).some((parts) => matches(parts, path));
}

const secretPaths = memoize(({ secretPages }: Site['settings']) => secretPages.map((one) => one.split(/(\*+)/)));

/**
 * Matches a pattern that was split at `*` and `**`: `**` matches anything, `*` anything but a slash. Runs in time
 * proportional to the pattern's length times the path's.
 */
function matches(parts: readonly string[], path: string): boolean {
  const ends = parts.reduce<readonly number[]>((reached, part) => endsOf(part, path, reached), [0]);
  return ends.at(-1) === path.length;
}

/** The positions at which `part` can end in `path` if it begins at one of the given positions, ascending. */
function endsOf(part: string, path: string, begins: readonly number[]): readonly number[] {
  if (!part.startsWith('*')) {
    return begins.filter((at) => path.startsWith(part, at)).map((at) => at + part.length);
  }
  const isAny = part.length > 1;
  const begun = new Set(begins);
  const ends: number[] = [];
  for (let at = begins[0] ?? path.length + 1; at <= path.length; at += 1) {
    const goesOn = ends.at(-1) === at - 1 && (isAny || path[at - 1] !== '/');
    if (begun.has(at) || goesOn) ends.push(at);
  }
  return ends;
}
