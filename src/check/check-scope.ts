import { anyRecordNamed, type ContentIndex } from '../content/content-index.ts';
import type { RecordPlace } from '../content/kinds.ts';
import type { ReferenceKind } from '../content/schema-annotations.ts';
import { zoneOf } from '../content/time-zone.ts';
import type { EditionPlace } from './edition-place.ts';
import type { SitePages } from './pages-to-link.ts';
import { targetOf } from './reference-targets.ts';

/** The input of the rules between records. */
export interface CheckInputs {
  readonly index: ContentIndex;
  /** Whether no file is missing, unreadable or in an unexpected place. Only then can a rule report what nothing refers to. */
  readonly isComplete: boolean;
  /** Paths of records whose address is reserved or belongs to another record. */
  readonly rejectedPaths: ReadonlySet<string>;
  /** All pages that links can lead to. */
  readonly pages: SitePages;
}

/** The content, and what the rules between records look up in it. */
export interface CheckScope extends CheckInputs {
  /** The time zone in which the times of a record are written. */
  zoneOf(place: NamePlace['place']): string;
  /** Whether a reference from a place may have this name; undefined if that is not known. */
  hasName(name: string, reference: NamePlace): boolean | undefined;
  /** A name that a speaker has in all editions. Undefined if the edition has no speaker of this name. */
  personNamed(name: string, edition: EditionPlace): string | undefined;
}

/** The kind of a reference, and the place of its record. */
export interface NamePlace {
  readonly kind: ReferenceKind;
  readonly place: Pick<RecordPlace, 'event' | 'year'>;
  /** The event whose names are meant, if it is not that of the record. */
  readonly event?: string | undefined;
}

export function createCheckScope(inputs: CheckInputs): CheckScope {
  const { index } = inputs;
  return {
    ...inputs,
    zoneOf: (place) => zoneOf(index, place),
    hasName: nameLookup(index),
    personNamed: (name, { event, year }) => {
      const speaker = anyRecordNamed(index, 'speaker', { event, year, ident: name });
      const person = speaker?.data.person;
      return typeof person === 'string' ? person : speaker?.place.ident;
    },
  };
}

/** Kinds whose names are the same wherever they are referred to. */
const SITE_WIDE: ReadonlySet<ReferenceKind> = new Set(['venue', 'sponsor', 'media', 'event']);

/** Collects the names of each kind and edition once, since most references are to the same few. */
function nameLookup(index: ContentIndex): CheckScope['hasName'] {
  const namesByKey = new Map<string, ReadonlySet<string> | undefined>();
  return (name, { kind, place, event }) => {
    const key = SITE_WIDE.has(kind) ? kind : `${kind}\0${place.event}\0${place.year}\0${event}`;
    if (!namesByKey.has(key)) namesByKey.set(key, targetOf(kind, { place, data: undefined }, { index, event })?.names);
    return namesByKey.get(key)?.has(name);
  };
}
