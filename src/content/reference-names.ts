import { roomsByName } from '../domain/programme/rooms.ts';
import type { EventRecord, Room, TicketsRecord } from '../domain/site/content-types.ts';
import { ENDING_LIMITS } from '../domain/site/forms.ts';
import { allRecordsOf, anyRecordNamed, type ContentIndex, type RecordFilter } from './content-index.ts';
import type { Kind, RecordPlace } from './kinds.ts';
import { nameOfEntry, scheduleEntries } from './schedule-entries.ts';
import type { ReferenceKind } from './schema-annotations.ts';
import { items, type Unchecked, type UncheckedRecord } from './valid-record.ts';

/** The record that a reference stands in: its place and its data. */
export interface ReferencePlace {
  readonly place: Pick<RecordPlace, 'event' | 'year'>;
  readonly data: unknown;
}

/** Kinds of references whose names are defined in the record that holds the reference. */
export const NAMED_IN_RECORD: readonly ReferenceKind[] = ['ticket', 'button'];

/**
 * The names that a reference of a kind may have in a record. Undefined if they are not known because the record that
 * would define them is missing. `event` is given if the names of another event than the record's own are meant.
 */
export function referenceNames(
  kind: ReferenceKind,
  at: ReferencePlace,
  { index, event }: { readonly index: ContentIndex; readonly event?: string | undefined },
): ReadonlySet<string> | undefined {
  const names = NAMES[kind](at, index, event);
  return names && new Set(names);
}

type Names = (at: ReferencePlace, index: ContentIndex, event?: string) => Iterable<string> | undefined;

const NAMES: Readonly<Record<ReferenceKind, Names>> = {
  speaker: inEdition('speaker'),
  session: inEdition('session'),
  entry: entriesIn,
  venue: (_, index) => idents(index, 'venue'),
  sponsor: (_, index) => idents(index, 'sponsor'),
  media: (_, index) => index.media.keys(),
  event: (_, index) => eventNames(index),
  dateLimit: dateLimits,
  ticket: ({ data }) => identsIn((data as Unchecked<TicketsRecord> | undefined)?.tickets),
  track: (at, index) => definedNames(at, index, 'tracks'),
  topic: (at, index) => definedNames(at, index, 'topics'),
  room: (at, index) => (hasAllVenues(at, index) ? roomsOf(at, index).keys() : undefined),
  button: (at, index) => ownAndEvent(at, index).flatMap((data) => Object.keys(data?.buttons ?? {})),
};

function inEdition(kind: 'speaker' | 'session'): Names {
  return ({ place: { event, year } }, index) =>
    event === undefined || year === undefined ? undefined : idents(index, kind, { event, year });
}

/** The sessions of an edition, and the entries of its schedules that have an ident. */
function entriesIn(at: ReferencePlace, index: ContentIndex): readonly string[] | undefined {
  const sessions = inEdition('session')(at, index);
  const { event, year } = at.place;
  if (sessions === undefined || event === undefined || year === undefined) return undefined;
  const entries = allRecordsOf(index, 'schedule', { event, year }).flatMap(({ data }) => scheduleEntries(data));
  return [...sessions, ...entries.flatMap(({ data }) => nameOfEntry(data) ?? [])];
}

function idents(index: ContentIndex, kind: Kind, filter?: RecordFilter): readonly string[] {
  return allRecordsOf(index, kind, filter).map(({ place }) => place.ident);
}

/** All events that have a folder. If the file of the event itself is missing or unreadable, other rules report that. */
function eventNames(index: ContentIndex): readonly string[] {
  const places = [...index.records.map(({ place }) => place), ...index.unreadable];
  return places.flatMap(({ event }) => event ?? []);
}

function dateLimits({ place }: ReferencePlace, index: ContentIndex, other?: string): Iterable<string> | undefined {
  const edition = editionMeant({ ...place, ...(other === undefined ? {} : { event: other }) }, index);
  return edition && [...Object.keys(edition.data.dateLimits ?? {}), ...ENDING_LIMITS];
}

/**
 * The edition whose phases and date limits a text means: its own. For an event it is the current edition, for the site
 * that of the main event. Undefined if there is none.
 */
export function editionMeant(
  place: Pick<RecordPlace, 'event' | 'year'>,
  index: ContentIndex,
): UncheckedRecord<'edition'> | undefined {
  const event = place.event ?? (allRecordsOf(index, 'site')[0]?.data.product as string | undefined);
  const year = place.year ?? currentYear(event, index);
  return event === undefined || year === undefined ? undefined : allRecordsOf(index, 'edition', { event, year })[0];
}

function currentYear(event: string | undefined, index: ContentIndex): number | undefined {
  const year = event === undefined ? undefined : allRecordsOf(index, 'event', { event })[0]?.data.currentYear;
  return typeof year === 'number' ? year : undefined;
}

/** The idents in a list of the edition, or of its event if the edition has no such list. Undefined if one is missing. */
function definedNames(
  { place: { event, year } }: ReferencePlace,
  index: ContentIndex,
  list: 'tracks' | 'topics',
): readonly string[] | undefined {
  if (event === undefined) return [];
  const [eventRecord] = allRecordsOf(index, 'event', { event });
  const edition = year === undefined ? undefined : allRecordsOf(index, 'edition', { event, year })[0];
  if (eventRecord === undefined || (year !== undefined && edition === undefined)) return undefined;
  return identsIn(edition?.data[list] ?? eventRecord.data[list]);
}

/** The idents of the venues of the edition; for an event, of all its editions. */
export function venueIdents(at: Pick<ReferencePlace, 'place'>, index: ContentIndex): readonly unknown[] {
  const venues = editionsAt(at, index).flatMap(({ data: { days, venue } }) => [
    ...items(days).map((day) => day?.venue),
    venue,
  ]);
  return [...new Set(venues)].filter((ident) => ident !== undefined);
}

/** The edition; for an event, all its editions. */
function editionsAt(
  { place: { event, year } }: Pick<ReferencePlace, 'place'>,
  index: ContentIndex,
): readonly UncheckedRecord<'edition'>[] {
  const filter = { ...(event === undefined ? {} : { event }), ...(year === undefined ? {} : { year }) };
  return allRecordsOf(index, 'edition', filter);
}

/** Whether the edition and its venues exist. Otherwise it is unknown which rooms there are. */
function hasAllVenues({ place }: ReferencePlace, index: ContentIndex): boolean {
  const { event, year } = place;
  const isThere =
    event === undefined || year === undefined || allRecordsOf(index, 'edition', { event, year }).length > 0;
  return (
    isThere && venueIdents({ place }, index).every((ident) => anyRecordNamed(index, 'venue', { ident }) !== undefined)
  );
}

/**
 * Room → its data: the rooms of the edition and its venues; for an event, those of all its editions. `venue` is that of the
 * day on which they are meant.
 */
export function roomsOf(
  at: Pick<ReferencePlace, 'place'>,
  index: ContentIndex,
  venue?: string,
): ReadonlyMap<string, Unchecked<Room>> {
  const ofVenues = venuesOf(at, index).map((one) => ({ ident: one.place.ident, rooms: roomsIn(one) }));
  return roomsByName([...ofVenues, ...editionsAt(at, index).map((one) => ({ rooms: roomsIn(one) }))], venue);
}

/** The venues of the edition that exist; for an event, of all its editions. */
export function venuesOf(at: Pick<ReferencePlace, 'place'>, index: ContentIndex): readonly UncheckedRecord<'venue'>[] {
  return venueIdents(at, index).flatMap((ident) => anyRecordNamed(index, 'venue', { ident }) ?? []);
}

/** The rooms that a venue or an edition lists, by name. */
export function roomsIn(record: UncheckedRecord<'venue' | 'edition'> | undefined): NamedRooms {
  return Object.entries(record?.data.rooms ?? {}).map(([name, room]) => [name, room ?? {}]);
}

type NamedRooms = readonly (readonly [string, Unchecked<Room>])[];

function ownAndEvent(
  { place, data }: ReferencePlace,
  index: ContentIndex,
): readonly (Unchecked<EventRecord> | undefined)[] {
  const event = place.event === undefined ? undefined : allRecordsOf(index, 'event', { event: place.event })[0];
  return [data as Unchecked<EventRecord> | undefined, event?.data];
}

function identsIn(list: Parameters<typeof items<{ readonly ident?: unknown } | null>>[0]): readonly string[] {
  return items(list).map((item) => String(item?.ident));
}
