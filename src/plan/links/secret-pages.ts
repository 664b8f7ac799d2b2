import { memoize } from '../../domain/memoize.ts';
import type { Site } from '../../domain/site.ts';

/**
 * Secret pages are for visitors who know their address: they are excluded from menus, feeds, the sitemap and the
 * offline list. If their event is not running, their addresses show a notice, which is not secret. Past editions are
 * public.
 */

/** Whether a page is secret, by its path in the default language. */
export function isSecret(site: Site, path: string): boolean {
  if (!secretPaths(site.settings).some((parts) => matches(parts, path))) return false;
  const event = site.events.find((one) => path.startsWith(one.path));
  if (event === undefined) return true;
  const year = /^(\d{4})\//.exec(path.slice(event.path.length))?.[1];
  return event.enabled && (year === undefined || Number(year) >= event.currentYear);
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
