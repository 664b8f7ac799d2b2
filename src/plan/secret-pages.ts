import type { Site } from '../model/site.ts';
import { keptWith } from './look-ups.ts';

/**
 * Secret pages are for those who know their address: they say so, and nothing else of the site tells of them. While
 * their event does not run there is nothing to keep: its pages are notices. The years that were are public.
 */

/** Whether a page, by its path in the default language, is secret. Menus, feeds, the sitemap and the worker ask here. */
export function isSecret(site: Site, path: string): boolean {
  if (!secretPaths(site.settings).some((pattern) => pattern.test(path))) return false;
  const event = site.events.find((one) => path.startsWith(one.path));
  if (event === undefined) return true;
  const year = /^(\d{4})\//.exec(path.slice(event.path.length))?.[1];
  return event.enabled && (year === undefined || Number(year) >= event.currentYear);
}

const secretPaths = keptWith(({ secretPages }: Site['settings']) => secretPages.map(expressionOf));

/** `**` stands for anything, `*` for anything but a slash. */
function expressionOf(pattern: string): RegExp {
  const expression = pattern
    .split(/(\*+)/)
    .map((part) => (part.startsWith('**') ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${expression}$`);
}
