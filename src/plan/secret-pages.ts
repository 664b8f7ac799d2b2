import type { Site } from '../model/site.ts';

/**
 * Secret pages are for those who know their address: they say so, and nothing else of the site tells of them. While
 * their event does not run there is nothing to keep: its pages are notices. The years that were are public.
 */

/** Whether a page, by its path in the default language, is secret. Menus, feeds, the sitemap and the worker ask here. */
export function isSecret(site: Site, path: string): boolean {
  if (!site.settings.secretPages.some((pattern) => matches(pattern, path))) return false;
  const event = site.events.find((one) => path.startsWith(one.path));
  if (event === undefined) return true;
  const year = /^(\d{4})\//.exec(path.slice(event.path.length))?.[1];
  return event.enabled && (year === undefined || Number(year) >= event.currentYear);
}

/** `**` stands for anything, `*` for anything but a slash. */
function matches(pattern: string, path: string): boolean {
  const expression = pattern
    .split(/(\*+)/)
    .map((part) => (part.startsWith('**') ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${expression}$`).test(path);
}
