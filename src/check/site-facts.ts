import { type ContentIndex, type ContentRecord, field, recordsOf } from '../content/content-index.ts';
import { timeZone } from '../content/time-zone.ts';
import { memoize } from '../model/memoize.ts';
import type { CheckScope, NamePlace } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { knownPages, movedFrom, pageAt, type SitePages, sitePages } from './known-pages.ts';
import { type Target, targetOf } from './reference-targets.ts';

/** What is known of the records before the rules between them are asked. */
export interface Judged {
  readonly index: ContentIndex;
  readonly isWhole: boolean;
  readonly refused: ReadonlySet<string>;
  /** Paths of records whose own shape is not right. */
  readonly broken: ReadonlySet<string>;
}

/** What rules may ask for, and what their questions are answered from. */
export interface SiteFacts extends CheckScope, Pick<Judged, 'broken'> {
  readonly sitePages: SitePages;
  /** All names of which `hasName` tells whether one is there. */
  namesOf(of: NamePlace): ReadonlySet<string> | undefined;
  /** All that `personNamed` tells of. */
  personsOf(of: EditionPlace): ReadonlyMap<string, string>;
}

/** The whole of the content as rules may ask for it; what takes all records to answer is worked out once. */
export function siteFacts({ index, isWhole, refused, broken }: Judged): SiteFacts {
  const isSound = ({ document }: ContentRecord): boolean => !broken.has(document.path);
  const zone = once(() => timeZone(index));
  const found = once(() => sitePages(index));
  const pages = once(() => knownPages(found()));
  const targets = new Map<string, Target | undefined>();
  const namesOf = ({ kind, place, event }: NamePlace): ReadonlySet<string> | undefined => {
    const key = OF_SITE.has(kind) ? kind : `${kind}\0${place.event}\0${place.year}\0${event}`;
    if (!targets.has(key)) targets.set(key, targetOf(kind, { place, data: undefined }, { index, event, isSound }));
    return targets.get(key)?.names;
  };
  const personsOf = (of: EditionPlace): ReadonlyMap<string, string> => personsAmong(recordsOf(index, 'speaker', of));
  return {
    index,
    isWhole,
    refused,
    broken,
    isSound,
    namesOf,
    personsOf,
    get zone() {
      return zone();
    },
    get pages() {
      return pages();
    },
    get sitePages() {
      return found();
    },
    pageAt: (path) => pageAt(found(), path),
    movedFrom: (path) => movedFrom(found(), path),
    pageOf: ({ document }) => found().ofSite.ofRecord.get(document.path),
    hasName: (name, of) => namesOf(of)?.has(name),
    personNamed: (name, { event, year }) => personsOf({ event, year }).get(name),
  };
}

/** Speakers by their names, of two with one name the first. */
const personsAmong = memoize(
  (speakers: readonly ContentRecord[]): ReadonlyMap<string, string> =>
    new Map(speakers.toReversed().map((speaker) => [speaker.place.ident, personOf(speaker)])),
);

function personOf({ document, place }: ContentRecord): string {
  const person = field(document.data, 'person');
  return typeof person === 'string' ? person : place.ident;
}

/** Things that are of no event have the same names wherever they are named. */
const OF_SITE: ReadonlySet<NamePlace['kind']> = new Set(['venue', 'sponsor', 'media', 'event']);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
