import { memoize } from '../../model/memoize.ts';
import type { Site } from '../../model/site.ts';

/**
 * Secret pages are for those who know their address: they say so, and nothing else of the site tells of them. While
 * their event does not run there is nothing to keep: its pages are notices. The years that were are public.
 */

/** Whether a page, by its path in the default language, is secret. Menus, feeds, the sitemap and the worker ask here. */
export function isSecret(site: Site, path: string): boolean {
  if (!secretPaths(site.settings).some((parts) => matches(parts, path))) return false;
  const event = site.events.find((one) => path.startsWith(one.path));
  if (event === undefined) return true;
  const year = /^(\d{4})\//.exec(path.slice(event.path.length))?.[1];
  return event.enabled && (year === undefined || Number(year) >= event.currentYear);
}

const secretPaths = memoize(({ secretPages }: Site['settings']) => secretPages.map((one) => one.split(/(\*+)/)));

/** `**` stands for anything, `*` for anything but a slash. Takes no longer than each part is long, times the path. */
function matches(parts: readonly string[], path: string): boolean {
  const ends = parts.reduce<readonly number[]>((reached, part) => endsOf(part, path, reached), [0]);
  return ends.at(-1) === path.length;
}

/** Where a part can end, in order, which begins at one of these places. */
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
