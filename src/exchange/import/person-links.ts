import type { ImportedLink } from './imported-programme.ts';
import { lineOf } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { secureAddress } from './web-address.ts';

const SITES: readonly (readonly [host: RegExp, title: string])[] = [
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)github\.com$/, 'GitHub'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)bsky\.app$/, 'Bluesky'],
];

export interface LinkSource {
  readonly of: string;
  readonly notes: ReadingNotes;
  readonly base?: string;
}

/** A link as content wants it, over HTTPS; what is no web address is noted and left out. */
export function importedLink(
  given: { readonly title?: unknown; readonly url: unknown; readonly kind: ImportedLink['kind'] },
  { of, notes, base }: LinkSource,
): ImportedLink | undefined {
  const raw = lineOf(given.url);
  if (raw === undefined) return undefined;
  const url = secureAddress(raw, base);
  if (url === undefined) {
    notes.add('left-out', 'Addresses that are no web addresses were left out for', of);
    return undefined;
  }
  if (/^http:/i.test(raw))
    notes.add('doubtful', 'Addresses were turned from http:// into https://, so try them out, for', of);
  return { title: lineOf(given.title) ?? new URL(url).hostname, url, kind: given.kind };
}

/** Where a page of a person is, by its address; `title` where no known site is. */
export function socialTitle(url: string, title: string): string {
  const { hostname, pathname } = new URL(url);
  const site = SITES.find(([host]) => host.test(hostname))?.[1];
  if (site !== undefined) return site;
  return /^\/@[\w.]+\/?$/.test(pathname) && /mastodon|fediverse|social/i.test(`${title} ${hostname}`)
    ? 'Mastodon'
    : title;
}
