import { memoize } from '../model/memoize.ts';
import type { ContentIndex, ContentRecord } from './content-record.ts';
import type { Kind, RecordPlace } from './kinds.ts';

/**
 * Records by the editions that they belong to, and by their kinds. An edit is mostly one edition's: a list that has the very
 * records of the last time is the very list, so that what was made of it can be kept with it.
 */

/** All records of one edition, or all that belong to none, which has no event and no year. */
export interface EditionRecords extends Pick<RecordPlace, 'event' | 'year'> {
  readonly records: readonly ContentRecord[];
}

type Records = ContentIndex['records'];

/** In the order of their first records. */
export const recordsByEdition = memoize((records: Records): readonly EditionRecords[] => {
  const found = new Map<string, ContentRecord[]>();
  let last: ContentRecord | undefined;
  let own: ContentRecord[] = [];
  for (const record of records) {
    if (last === undefined || record.place.event !== last.place.event || record.place.year !== last.place.year) {
      const name = editionName(record.place);
      own = found.get(name) ?? [];
      found.set(name, own);
    }
    own.push(record);
    last = record;
  }
  return [...found.values()].map((list) => editionOf(asBefore('edition', list)));
});

/** Names the edition that a place belongs to; nothing for none. */
export function editionName({ event, year }: Pick<RecordPlace, 'event' | 'year'>): string {
  return event === undefined || year === undefined ? '' : `${event}/${year}`;
}

const editionOf = memoize((records: Records): EditionRecords => {
  const { event, year } = (records[0] as ContentRecord).place;
  return event === undefined || year === undefined ? { records } : { event, year, records };
});

/** Where records are: each edition once, and of records that belong to none the place of each. */
export function placesOf(records: Records): readonly Pick<RecordPlace, 'event' | 'year'>[] {
  return recordsByEdition(records).flatMap((edition): readonly Pick<RecordPlace, 'event' | 'year'>[] =>
    edition.event === undefined ? edition.records.map(({ place }) => place) : [edition],
  );
}

/** The name of the shelf for the records of a kind, of one event, or of an edition of it. */
export function shelfOf(kind: Kind, event?: string, year?: number): string {
  return `${kind}|${event ?? ''}|${year ?? ''}`;
}

/** The records on a shelf. */
export function recordsOn(shelf: string, records: Records): readonly ContentRecord[] {
  const [first = NONE, ...more] = partsOfShelves(records).get(shelf) ?? [];
  return more.length === 0 ? first : joined(records, shelf, [first, ...more]);
}

/** The same for all that ask, so that what is made of it is. */
const NONE: Records = [];

/** What each edition has on a shelf. */
const partsOfShelves = memoize((records: Records): ReadonlyMap<string, readonly Records[]> => {
  const parts = new Map<string, Records[]>();
  for (const edition of recordsByEdition(records)) {
    for (const [name, own] of shelvesOf(edition)) {
      const known = parts.get(name);
      if (known === undefined) parts.set(name, [own]);
      else known.push(own);
    }
  }
  return parts;
});

function joined(records: Records, shelf: string, parts: readonly Records[]): Records {
  const known = joinedShelves(records);
  const found = known.get(shelf) ?? parts.flat();
  known.set(shelf, found);
  return found;
}

/** Filled as shelves are asked for. */
const joinedShelves = memoize((_records: Records) => new Map<string, Records>());

const shelvesOf = memoize(({ records }: EditionRecords): ReadonlyMap<string, Records> => {
  const shelves = new Map<string, ContentRecord[]>();
  for (const record of records) {
    const { kind, event, year } = record.place;
    for (const name of new Set([shelfOf(kind), shelfOf(kind, event), shelfOf(kind, event, year)])) {
      const shelf = shelves.get(name);
      if (shelf === undefined) shelves.set(name, [record]);
      else shelf.push(record);
    }
  }
  return new Map([...shelves].map(([name, shelf]) => [name, asBefore(name, shelf)]));
});

/** What begins with a record, by name. */
const before = new WeakMap<ContentRecord, Map<string, Records>>();

/** A list of records, not empty: the one of this name that was given before, if it has these very records. */
function asBefore(name: string, list: Records): Records {
  const first = list[0] as ContentRecord;
  const byName = before.get(first) ?? new Map<string, Records>();
  before.set(first, byName);
  const known = byName.get(name);
  if (known !== undefined && areIdentical(known, list)) return known;
  byName.set(name, list);
  return list;
}

function areIdentical(some: Records, others: Records): boolean {
  return some.length === others.length && some.every((record, at) => record === others[at]);
}
