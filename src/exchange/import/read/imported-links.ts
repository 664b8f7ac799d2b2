import type { ImportedLink } from '../imported-programme.ts';
import { webAddress } from '../text/web-address.ts';
import { lineOf } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Links of speakers and sessions as content wants them: over HTTPS, with a title, and what they lead to. */

export interface LinkSource {
  /** The speaker or session whose link it is, for notes. */
  readonly of: string;
  readonly notes: ReadingNotes;
  /** What relative addresses are relative to. */
  readonly base?: string | undefined;
}

export interface GivenLink {
  readonly title?: unknown;
  readonly url: unknown;
  /** Without it, the words of the title and the address decide. */
  readonly kind?: ImportedLink['kind'];
}

/** The link, or none: what is no web address is noted and left out. */
export function importedLink({ title, url: given, kind }: GivenLink, source: LinkSource): readonly ImportedLink[] {
  const { of, notes, base } = source;
  const raw = lineOf(given);
  if (raw === undefined) return [];
  const url = secureAddress(raw, base);
  if (url === undefined) {
    notes.add('left-out', 'Addresses that are no web addresses were left out for', of);
    return [];
  }
  if (/^http:/i.test(raw))
    notes.add('doubtful', 'Addresses were turned from http:// into https://, so try them out, for', of);
  const name = lineOf(title);
  return [{ title: name ?? new URL(url).hostname, url, kind: kind ?? kindOf(`${name ?? ''} ${raw}`) }];
}

/** The page of a person. Its title is the name of the site, where that is a known one. */
export function socialLink(given: Omit<GivenLink, 'kind'>, source: LinkSource): readonly ImportedLink[] {
  return importedLink({ ...given, kind: 'social' }, source).map((link) => ({ ...link, title: siteOf(link) }));
}

/** A web address over HTTPS; undefined if it is no web address. */
export function secureAddress(raw: string, base?: string): string | undefined {
  return webAddress(raw, base)?.replace(/^http:/, 'https:');
}

function kindOf(words: string): ImportedLink['kind'] {
  if (/youtu\.?be|vimeo|media\.ccc\.de|peertube|recording|video|stream|aufzeichnung|snimka|watch/i.test(words))
    return 'recording';
  if (/slides?|presentation|deck|folien|pr[ée]sentation|prezentacij|\.pdf|\.pptx?|\.odp|\.key\b/i.test(words))
    return 'slides';
  return 'other';
}

const SITES: readonly (readonly [host: RegExp, title: string])[] = [
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)github\.com$/, 'GitHub'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)bsky\.app$/, 'Bluesky'],
];

function siteOf({ url, title }: ImportedLink): string {
  const { hostname, pathname } = new URL(url);
  const site = SITES.find(([host]) => host.test(hostname))?.[1];
  if (site !== undefined) return site;
  const isMastodon = /^\/@[\w.]+\/?$/.test(pathname) && /mastodon|fediverse|social/i.test(`${title} ${hostname}`);
  return isMastodon ? 'Mastodon' : title;
}
