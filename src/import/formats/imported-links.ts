import type { ImportedLink } from '../imported-programme.ts';
import { webAddress } from '../text/web-address.ts';
import { lineOf } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Converts links of speakers and sessions: to HTTPS, with a title and a kind. */

export interface LinkSource {
  /** The name of the speaker or session, for notes. */
  readonly subject: string;
  readonly notes: ReadingNotes;
  /** The base of relative addresses. */
  readonly base?: string | undefined;
}

export interface ExportLink {
  readonly title?: unknown;
  readonly url: unknown;
  /** By default it is guessed from the title and the address. */
  readonly kind?: ImportedLink['kind'];
}

/** A list with the link. It is empty, with a note, if the address is not a web address. */
export function importedLink({ title, url: rawUrl, kind }: ExportLink, source: LinkSource): readonly ImportedLink[] {
  const { subject, notes, base } = source;
  const raw = lineOf(rawUrl);
  if (raw === undefined) return [];
  const url = secureAddress(raw, base);
  if (url === undefined) {
    notes.add('left-out', 'Links that are not web addresses were left out for', subject);
    return [];
  }
  if (/^http:/i.test(raw))
    notes.add('doubtful', 'Addresses were changed from http:// to https:// and need a check, for', subject);
  const name = lineOf(title);
  return [{ title: name ?? new URL(url).hostname, url, kind: kind ?? kindOf(`${name ?? ''} ${raw}`) }];
}

/** A link to a profile of a person. Its title is the name of the site, for common sites. */
export function socialLink(link: Omit<ExportLink, 'kind'>, source: LinkSource): readonly ImportedLink[] {
  return importedLink({ ...link, kind: 'social' }, source).map((one) => ({ ...one, title: siteOf(one) }));
}

/** The address of a picture, as it is in the export; undefined if it is not a web address. */
export function pictureAddress(raw: string, base?: string): string | undefined {
  return webAddress(raw, base);
}

/** A web address with HTTPS; undefined if it is not a web address. */
export function secureAddress(raw: string, base?: string): string | undefined {
  return webAddress(raw, base)?.replace(/^http:/, 'https:');
}

function kindOf(text: string): ImportedLink['kind'] {
  if (/youtu\.?be|vimeo|media\.ccc\.de|peertube|recording|video|stream|aufzeichnung|snimka|watch/i.test(text))
    return 'recording';
  if (/slides?|presentation|deck|folien|pr[ée]sentation|prezentacij|\.pdf|\.pptx?|\.odp|\.key\b/i.test(text))
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
