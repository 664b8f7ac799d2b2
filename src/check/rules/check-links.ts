import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex, type ContentRecord, field } from '../../content/content-index.ts';
import { readMarkdown } from '../../content/markdown.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import type { ButtonRecord, FooterLink, Link, MenuLink } from '../../domain/site/content-types.ts';
import type { CheckScope } from '../check-scope.ts';
import type { UnplacedFinding } from '../finding-at.ts';
import { linkFinding } from '../link-finding.ts';
import { textsOf } from '../placed-texts.ts';
import { placeLinks } from '../source-places.ts';

/**
 * Checks links to pages of the site, in texts and in fields. Adds `link-unknown` for a link to a page that does not exist,
 * and the warnings `anchor-unknown`, `link-moved` for a former address, `link-without-slash`, `link-relative` for a relative
 * link, and `external-inside` for a link that is marked as external but leads to a page of the site.
 */
export function checkLinks(record: ContentRecord, site: CheckScope): readonly Finding[] {
  const links = [...linksInFields(record), ...linksInTexts(record)];
  if (links.length === 0) return [];
  const scope = { site, own: ownPage(record, site), year: yearOf(record, site.index) };
  return links.flatMap((link): readonly Finding[] => {
    const found = linkFinding(link.url, scope);
    if (found !== undefined) return [findingAt(link, found)];
    return link.external !== undefined && isInside(link.url)
      ? [findingAt({ ...link, place: link.external }, EXTERNAL)]
      : [];
  });
}

interface PlacedLink {
  readonly url: string;
  readonly path: string;
  readonly place: Place;
  /** The place of the field that marks the link as external, if there is one. */
  readonly external?: Place;
}

const EXTERNAL: UnplacedFinding = {
  code: 'external-inside',
  severity: 'warning',
  message: 'The link is marked as external, but leads to a page of this site.',
  hint: 'delete "external: true"',
};

type AnyLink = ButtonRecord | FooterLink | Link | MenuLink;

function linksInFields({ document, place }: ContentRecord): readonly PlacedLink[] {
  return annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'link').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string') return [];
    const parent = pointer.slice(0, -1);
    const link: PlacedLink = { url: value, path: document.path, place: { kind: 'pointer', pointer, on: 'value' } };
    if (field<AnyLink>(parent.reduce<unknown>(field, document.data), 'external') !== true) return [link];
    return [{ ...link, external: { kind: 'pointer', pointer: [...parent, 'external'], on: 'key' } }];
  });
}

function linksInTexts(record: ContentRecord): readonly PlacedLink[] {
  return textsOf(record)
    .filter(({ isMarkdown }) => isMarkdown)
    .flatMap(({ text, document, place }) => {
      const { links } = readMarkdown(text, { headingLevel: 2 });
      const places = placeLinks(text, links);
      return links.map((url, at): PlacedLink => {
        const { start, end } = places[at] ?? { start: 0, end: 0 };
        return { url, path: document.path, place: place(start, end) };
      });
    });
}

/** The page that a link with only an anchor refers to. Undefined if the record can be on several pages. */
function ownPage(record: ContentRecord, { index, pages }: CheckScope): string | undefined {
  const { kind, event, year } = record.place;
  if (kind === 'page') return pages.pathByFile.get(record.document.path);
  if (event === undefined || kind === 'session' || kind === 'speaker') return undefined;
  const data = allRecordsOf(index, 'event', { event })[0]?.data;
  const address = data?.baseUrl;
  const isCurrent = year === undefined || year === data?.currentYear;
  return isCurrent && typeof address === 'string' ? address : undefined;
}

/** The value of `{year}` in a record of an event. */
function yearOf({ place }: ContentRecord, index: ContentIndex): string | undefined {
  if (place.event === undefined) return undefined;
  return String(place.year ?? allRecordsOf(index, 'event', { event: place.event })[0]?.data.currentYear);
}

function isInside(url: string): boolean {
  return /^(?:\{linkLang\}|\/|#)/.test(url);
}

function findingAt({ path, place }: PlacedLink, { hint, ...finding }: UnplacedFinding): Finding {
  return { ...finding, path, place, ...(hint === undefined ? {} : { hint }) };
}
