import { allRecordsOf, anyRecordNamed, type ContentIndex, field } from '../../content/content-index.ts';
import { roomsOf } from '../../content/reference-names.ts';
import type { Unchecked } from '../../content/valid-record.ts';
import { type FileChange, textChange } from '../../content-edits/content-files.ts';
import { shortSlug } from '../../content-edits/idents.ts';
import { placeholderVenue } from '../../content-edits/placeholder-content.ts';
import { dataOf, textsOf } from '../../content-edits/record-values.ts';
import { editYaml, openYaml } from '../../content-edits/yaml/open-yaml.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import type { Room as VenueRoom } from '../../domain/site/content-types.ts';
import { slugOf } from '../../domain/slug.ts';
import { type EditionContent, editionRecords } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { ImportedRoom } from '../imported-programme.ts';
import { isNamed, numbered } from '../named-list.ts';
import { type FieldHashes, hashOf } from './import-state.ts';
import { mergeFields } from './merge-fields.ts';

/**
 * Adds the rooms of a programme to the venue of its edition. An edition without a venue gets one to complete, unless it has
 * all these rooms itself, as an online one does.
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
  /** Absent if the programme has no rooms that belong to one. */
  readonly venue?: string;
  /** Room key → ident. */
  readonly identByKey: Readonly<Record<string, string>>;
  readonly hashes: FieldHashes;
}

type Room = Unchecked<VenueRoom>;

export function mergeVenue(content: EditionContent, merge: VenueMerge): MergedVenue {
  const { base } = merge;
  if (merge.rooms.length === 0) return { files: [], items: [], identByKey: {}, hashes: {} };
  const venue = venueOf(content, merge.rooms);
  const path = `content/venues/${venue}.yaml`;
  const known = knownRooms(content, venue);
  const identByKey = roomIdents(content, { ...merge, venue, known });
  const ofEdition = dataOf(content.index, 'edition', content)?.rooms ?? {};
  if (Object.values(identByKey).every((ident) => field(ofEdition, ident) !== undefined))
    return { files: [], items: [], identByKey, hashes: {} };
  const before = content.textOf(path);
  const isNew = before === '';
  const begun = isNew ? newVenue(content, venue) : { text: before, files: [] };
  const items: ReportItem[] = isNew ? [{ kind: 'made', path, message: '' }] : [];
  const yaml = openYaml(begun.text);
  const hashes: Record<string, string> = {};
  for (const room of merge.rooms) {
    const ident = identByKey[room.key] as string;
    const next: Room = { name: room.name, ...(room.capacity === undefined ? {} : { capacity: room.capacity }) };
    for (const [name, value] of Object.entries(next)) hashes[`rooms/${ident}/${name}`] = hashOf(value);
    const current = known.get(ident);
    const isOwn = field(ownRooms(content.index, venue), ident) !== undefined;
    if (current !== undefined && !isOwn) continue;
    const value = updated(current ?? next, { next, base, ident });
    yaml.set(['rooms', ident], { value });
    if (!isNew && current === undefined) items.push({ kind: 'updated', path, message: `the room ${ident} was added` });
    const isRenamed = current !== undefined && hashOf(current.name) !== hashOf(value.name);
    if (isRenamed)
      items.push({
        kind: 'updated',
        path,
        message: `the room ${ident} is called ${room.name} (it was ${textOf(current.name)})`,
      });
  }
  return { files: [...begun.files, textChange(path, yaml.text(), before)], items, venue, identByKey, hashes };
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
    const own = Object.values(ownRooms(index, venue));
    return rooms.every((room) => own.some((one) => isNamed(one?.name, room.name)));
  };
  const near = allRecordsOf(index, 'edition', { event }).toSorted(
    (a, b) => Math.abs(Number(a.place.year) - year) - Math.abs(Number(b.place.year) - year),
  );
  const venues = near.map(({ data }) => data.venue);
  const same = venues.find((venue): venue is string => typeof venue === 'string' && isComplete(venue));
  return same ?? `${event}-${year}`;
}

/** The rooms of the edition's venues, or of the venue that it gets. */
function knownRooms(content: EditionContent, venue: string): ReadonlyMap<string, Room> {
  const [edition] = editionRecords(content, 'edition');
  const others = edition === undefined ? [] : roomsOf(edition, content.index);
  return new Map([...others, ...Object.entries(ownRooms(content.index, venue))] as [string, Room][]);
}

function ownRooms(index: ContentIndex, venue: string): Readonly<Record<string, Room | undefined>> {
  return anyRecordNamed(index, 'venue', { ident: venue })?.data.rooms ?? {};
}

const MAX_LENGTH = 40;

/**
 * Assigns an ident to each room: that of the last import, that of a room with the same name, or a new one that no venue of
 * the site has.
 */
function roomIdents(
  { index }: EditionContent,
  {
    rooms,
    previous,
    venue,
    known,
  }: Pick<VenueMerge, 'rooms' | 'previous'> & {
    readonly venue: string;
    readonly known: ReadonlyMap<string, Room>;
  },
): Readonly<Record<string, string>> {
  const elsewhere = allRecordsOf(index, 'venue')
    .filter(({ place }) => place.ident !== venue)
    .flatMap(({ data }) => Object.keys(data.rooms ?? {}));
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
