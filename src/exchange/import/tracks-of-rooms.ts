import { type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../domain/slug.ts';
import { textsOf } from '../record-values.ts';
import { type EditionContent, ownRecords } from './edition-content.ts';
import type { ImportedRoom } from './imported-programme.ts';

export interface Track {
  readonly ident: string;
  /** As content has it: a text, or one by language. */
  readonly title: unknown;
}

export interface RoomTracks {
  /** Key of a room → number of its track; empty where everything is in one room. */
  readonly byRoom: Readonly<Record<string, string>>;
  /** The edition's own tracks as they ought to be; undefined where those of the event do. */
  readonly tracks?: readonly Track[];
}

/**
 * The tracks of the rooms in use: those that they had, those of the edition or its event that are called so, and new
 * ones. A programme in one room has no tracks. Numbers that a schedule counts on already keep what they mean.
 */
export function tracksOfRooms(
  content: EditionContent,
  { rooms, known }: { readonly rooms: readonly ImportedRoom[]; readonly known: Readonly<Record<string, string>> },
): RoomTracks {
  if (rooms.length < 2 && Object.keys(known).length === 0) return { byRoom: {} };
  const own = tracksIn(ownRecords(content, 'edition')[0]);
  const ofEvent = tracksIn(recordsOf(content.index, 'event', { event: content.event })[0]);
  const isOfEvent = own.length === 0 && rooms.every(({ name }) => ofEvent.some((track) => isCalled(track, name)));
  const isNamed = own.length === 0 && Object.keys(known).length === 0 && ownRecords(content, 'schedule').length > 0;
  const tracks: Track[] = [...(isOfEvent || isNamed ? ofEvent : own)];
  const byRoom: Record<string, string> = {};
  const isFree = ({ ident }: Track): boolean => !Object.values(byRoom).includes(ident);
  for (const { key, name } of rooms) {
    const before = tracks.find((track) => track.ident === known[key]);
    const named = tracks.find((track) => isCalled(track, name) && isFree(track));
    const track = before ?? named ?? { ident: nextNumber(tracks), title: name };
    if (!tracks.includes(track)) tracks.push(track);
    byRoom[key] = track.ident;
  }
  return isOfEvent ? { byRoom } : { byRoom, tracks };
}

function tracksIn(record: ContentRecord | undefined): readonly Track[] {
  return listIn(record?.document.data, 'tracks').map((track) => {
    return { ident: String(field(track, 'ident')), title: field(track, 'title') };
  });
}

function isCalled({ title }: Track, name: string): boolean {
  return textsOf(title).some((one) => one === name || (slugOf(name) !== '' && slugOf(one) === slugOf(name)));
}

function nextNumber(tracks: readonly Track[]): string {
  return String(Math.max(0, ...tracks.map(({ ident }) => Number(ident) || 0)) + 1);
}
