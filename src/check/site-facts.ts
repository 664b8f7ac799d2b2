import { type ContentIndex, type ContentRecord, field, recordNamed } from '../content/content-index.ts';
import { timeZone } from '../content/time-zone.ts';
import type { CheckScope, NamePlace } from './check-scope.ts';
import { knownPages } from './known-pages.ts';
import { type Target, targetOf } from './reference-targets.ts';

/** What is known of the records before the rules between them are asked. */
export interface Judged {
  readonly index: ContentIndex;
  readonly isWhole: boolean;
  readonly refused: ReadonlySet<string>;
  /** Paths of records whose own shape is not right. */
  readonly broken: ReadonlySet<string>;
}

/** The whole of the content as rules may ask for it; what takes all records to answer is worked out once. */
export function siteFacts({ index, isWhole, refused, broken }: Judged): CheckScope {
  const isSound = ({ document }: ContentRecord): boolean => !broken.has(document.path);
  const zone = once(() => timeZone(index));
  const pages = once(() => knownPages(index));
  const targets = new Map<string, Target | undefined>();
  const namesOf = ({ kind, place, event }: NamePlace): ReadonlySet<string> | undefined => {
    const key = OF_SITE.has(kind) ? kind : `${kind}\0${place.event}\0${place.year}\0${event}`;
    if (!targets.has(key)) targets.set(key, targetOf(kind, { place, data: undefined }, { index, event, isSound }));
    return targets.get(key)?.names;
  };
  return {
    index,
    isWhole,
    refused,
    isSound,
    get zone() {
      return zone();
    },
    get pages() {
      return pages();
    },
    pageAt: (path) => pages().pages.get(path),
    movedFrom: (path) => pages().moved.get(path),
    pageOf: ({ document }) => pages().ofRecord.get(document.path),
    hasName: (name, of) => namesOf(of)?.has(name),
    personNamed: (name, { event, year }) => {
      const speaker = recordNamed(index, 'speaker', { event, year, ident: name });
      return speaker && personOf(speaker);
    },
  };
}

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
