import { allRecordsOf, anyRecordNamed } from '../../content/content-index.ts';
import { roomsIn, roomsOf, venueIdents } from '../../content/reference-names.ts';
import type { Unchecked, UncheckedRecord } from '../../content/valid-record.ts';
import { type FileChange, textChange } from '../../content-edits/content-files.ts';
import { shortSlug } from '../../content-edits/idents.ts';
import { placeholderVenue } from '../../content-edits/placeholder-content.ts';
import { dataOf, textsOf } from '../../content-edits/record-values.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { roomsByName } from '../../domain/programme/rooms.ts';
import type { Room as VenueRoom } from '../../domain/site/content-types.ts';
import { slugOf } from '../../domain/slug.ts';
import { type EditionContent, editionRecords } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { ImportedRoom } from '../imported-programme.ts';
import { isNamed, numbered } from '../named-list.ts';
import { type FieldHashes, hashOf } from './import-state.ts';
import { mergeFields } from './merge-fields.ts';

/**
 * Adds the rooms of a programme to the venue of its edition, or to the edition itself if it has no venue and is online or has
 * rooms of its own. Any other edition without a venue gets one to complete.
 */

export interface VenueMerge {
  readonly rooms: readonly ImportedRoom[];
  /** Room key → ident, from the last import. */
  readonly previous: Readonly<Record<string, string>>;
  /** The hashes of the last import. */
  readonly base: FieldHashes;
}

export interface MergedVenue {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  /** Absent if the programme has no rooms, or they are the edition's own. */
  readonly venue?: string;
  /** Room → its data, for rooms of the edition that are new or have changed. */
  readonly ownRooms?: Readonly<Record<string, Room>>;
  /** Room key → ident. */
  readonly identByKey: Readonly<Record<string, string>>;
  readonly hashes: FieldHashes;
}

type Room = Unchecked<VenueRoom>;

export function mergeVenue(content: EditionContent, merge: VenueMerge): MergedVenue {
  if (merge.rooms.length === 0) return { files: [], items: [], identByKey: {}, hashes: {} };
  const [edition] = editionRecords(content, 'edition');
  if (edition !== undefined && hasRoomsItself(content, edition)) {
    const { rooms, messages, ...merged } = mergeRooms(content, { ...merge, owner: edition });
    const path = edition.document.path;
    return { files: [], items: updates(path, messages), ownRooms: rooms, ...merged };
  }
  const venue = venueOf(content, merge.rooms);
  const path = `content/venues/${venue}.yaml`;
  const owner = anyRecordNamed(content.index, 'venue', { ident: venue });
  const { rooms, messages, ...merged } = mergeRooms(content, { ...merge, owner, venue });
  const before = content.textOf(path);
  const isNew = before === '';
  const begun = isNew ? newVenue(content, venue) : { text: before, files: [] };
  const text = editYaml(begun.text, (yaml) => {
    for (const [ident, value] of Object.entries(rooms)) yaml.set(['rooms', ident], { value });
  });
  const items: readonly ReportItem[] = isNew ? [{ kind: 'made', path, message: '' }] : updates(path, messages);
  return { files: [...begun.files, textChange(path, text, before)], items, venue, ...merged };
}

/** Whether new rooms are the edition's own: it is online or has such rooms, and names no venue. */
function hasRoomsItself({ index }: EditionContent, edition: UncheckedRecord<'edition'>): boolean {
  const isOnline = edition.data.mode === 'online' || roomsIn(edition).length > 0;
  return isOnline && venueIdents(edition, index).length === 0;
}

function updates(path: string, messages: readonly string[]): readonly ReportItem[] {
  return messages.map((message) => ({ kind: 'updated', path, message }));
}

interface RoomsMerge extends VenueMerge {
  /** The record that has the rooms; undefined for a venue that is made now. */
  readonly owner: UncheckedRecord<'venue' | 'edition'> | undefined;
  readonly venue?: string;
}

interface MergedRooms extends Pick<MergedVenue, 'identByKey' | 'hashes'> {
  /** Room → its data, for those of the owner. */
  readonly rooms: Readonly<Record<string, Room>>;
  readonly messages: readonly string[];
}

function mergeRooms(content: EditionContent, merge: RoomsMerge): MergedRooms {
  const own = new Map(roomsIn(merge.owner));
  const known = knownRooms(content, own);
  const identByKey = roomIdents(content, { ...merge, known });
  const rooms: Record<string, Room> = {};
  const hashes: Record<string, string> = {};
  const messages: string[] = [];
  for (const room of merge.rooms) {
    const ident = identByKey[room.key] as string;
    const next: Room = { name: room.name, ...(room.capacity === undefined ? {} : { capacity: room.capacity }) };
    for (const [name, value] of Object.entries(next)) hashes[`rooms/${ident}/${name}`] = hashOf(value);
    const current = known.get(ident);
    if (current !== undefined && !own.has(ident)) continue;
    const value = updated(current ?? next, { next, base: merge.base, ident });
    rooms[ident] = value;
    if (current === undefined) messages.push(`the room ${ident} was added`);
    else if (hashOf(current.name) !== hashOf(value.name))
      messages.push(`the room ${ident} is called ${room.name} (it was ${textOf(current.name)})`);
  }
  return { rooms, hashes, identByKey, messages };
}

/** The name and capacity follow the export until they are edited by hand. */
function updated(
  current: Room,
  { next, base, ident }: { readonly next: Room; readonly base: FieldHashes; readonly ident: string },
): Room {
  const followed: readonly (keyof Room)[] = ['name', 'capacity'];
  const ofRoom = Object.fromEntries(followed.map((name) => [name, base[`rooms/${ident}/${name}`] ?? '']));
  const { updates } = mergeFields({ base: ofRoom, current, next });
  return { ...current, ...Object.fromEntries([...updates].filter(([, value]) => value !== undefined)) };
}

function textOf(name: unknown): string {
  return textsOf(name)[0] ?? '';
}

/**
 * The venue of the edition, or else that of the nearest edition of the event that has all these rooms, or else a new one
 * with the name of the edition.
 */
function venueOf({ event, year, index }: EditionContent, rooms: readonly ImportedRoom[]): string {
  const own = dataOf(index, 'edition', { event, year })?.venue;
  if (typeof own === 'string') return own;
  const isComplete = (venue: string): boolean => {
    const own = roomsIn(anyRecordNamed(index, 'venue', { ident: venue }));
    return rooms.every((room) => own.some(([, one]) => isNamed(one.name, room.name)));
  };
  const near = allRecordsOf(index, 'edition', { event }).toSorted(
    (a, b) => Math.abs(Number(a.place.year) - year) - Math.abs(Number(b.place.year) - year),
  );
  const venues = near.map(({ data }) => data.venue);
  const same = venues.find((venue): venue is string => typeof venue === 'string' && isComplete(venue));
  return same ?? `${event}-${year}`;
}

/** The rooms of the edition and its venues, and of the venue that it gets. */
function knownRooms(content: EditionContent, own: ReadonlyMap<string, Room>): ReadonlyMap<string, Room> {
  const [edition] = editionRecords(content, 'edition');
  const others = edition === undefined ? [] : [...roomsOf(edition, content.index)];
  return roomsByName([{ rooms: [...own] }, { rooms: others }]);
}

const MAX_LENGTH = 40;

/**
 * Assigns an ident to each room: that of the last import, that of a room with the same name, or a new one. A room of a venue
 * gets one that no other venue of the site has.
 */
function roomIdents(
  { index }: EditionContent,
  { rooms, previous, venue, known }: RoomsMerge & { readonly known: ReadonlyMap<string, Room> },
): Readonly<Record<string, string>> {
  const others = venue === undefined ? [] : allRecordsOf(index, 'venue').filter(({ place }) => place.ident !== venue);
  const elsewhere = others.flatMap((one) => roomsIn(one).map(([ident]) => ident));
  const used = new Set(Object.values(previous));
  const identByKey: Record<string, string> = {};
  for (const { key, name } of rooms) {
    const named = [...known].find(([ident, room]) => !used.has(ident) && isNamed(room.name, name))?.[0];
    const slug = shortSlug(slugOf(name), MAX_LENGTH) || 'room';
    const base = elsewhere.includes(slug) ? `${venue}-${slug}` : slug;
    const isTaken = (ident: string): boolean => used.has(ident) || known.has(ident) || elsewhere.includes(ident);
    const last = previous[key];
    const ident = (last !== undefined && known.has(last) ? last : (named ?? last)) ?? numbered(base, isTaken);
    used.add(ident);
    identByKey[key] = ident;
  }
  return identByKey;
}

/** A venue that is to be completed, and a placeholder for its map. */
function newVenue(
  content: EditionContent,
  ident: string,
): { readonly text: string; readonly files: readonly FileChange[] } {
  const { event, year, index } = content;
  const title = textsOf(dataOf(index, 'event', { event })?.title)[0] ?? event;
  const { data, reviews, map } = placeholderVenue(index, { ident, name: `${title} ${year}` });
  const named = [{ at: ['name'], comment: 'the name of the place' }, ...reviews];
  const draft = writeYaml(data, content.schemaLineOf(`content/venues/${ident}.yaml`, 'venue'));
  const text = editYaml(draft, (yaml) => {
    for (const { at, comment } of named) yaml.comment(at, `review: ${comment}`);
  });
  return { text, files: content.textOf(map.path) === '' ? [map] : [] };
}
