import { type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import { slugOf } from '../../domain/slug.ts';
import { textsOf } from '../record-values.ts';
import { type EditionContent, editionRecords } from './edition-content.ts';
import type { ImportedRoom } from './imported-programme.ts';

export interface Track {
  readonly ident: string;
  /** A text, or a map from language to text. */
  readonly title: unknown;
}

export interface RoomTracks {
  /** Room key → track number; empty if there is only one room. */
  readonly byRoom: Readonly<Record<string, string>>;
  /** The tracks that the edition needs; undefined if it can use those of the event. */
  readonly tracks?: readonly Track[];
}

/**
 * Assigns a track to each room: the track of the last import, one of the edition or event with the same name, or a new
 * one. A programme in one room has no tracks. Track numbers that a schedule already uses keep their meaning.
 */
export function tracksOfRooms(
  content: EditionContent,
  { rooms, previous }: { readonly rooms: readonly ImportedRoom[]; readonly previous: Readonly<Record<string, string>> },
): RoomTracks {
  if (rooms.length < 2 && Object.keys(previous).length === 0) return { byRoom: {} };
  const own = tracksIn(editionRecords(content, 'edition')[0]);
  const eventTracks = tracksIn(recordsOf(content.index, 'event', { event: content.event })[0]);
  const usesEventTracks =
    own.length === 0 && rooms.every(({ name }) => eventTracks.some((track) => isCalled(track, name)));
  const isInUse =
    own.length === 0 && Object.keys(previous).length === 0 && editionRecords(content, 'schedule').length > 0;
  const tracks: Track[] = [...(usesEventTracks || isInUse ? eventTracks : own)];
  const byRoom: Record<string, string> = {};
  const isFree = ({ ident }: Track): boolean => !Object.values(byRoom).includes(ident);
  for (const { key, name } of rooms) {
    const earlier = tracks.find((track) => track.ident === previous[key]);
    const named = tracks.find((track) => isCalled(track, name) && isFree(track));
    const track = earlier ?? named ?? { ident: nextNumber(tracks), title: name };
    if (!tracks.includes(track)) tracks.push(track);
    byRoom[key] = track.ident;
  }
  return usesEventTracks ? { byRoom } : { byRoom, tracks };
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
