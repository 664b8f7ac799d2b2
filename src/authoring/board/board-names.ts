import {
  type ContentIndex,
  type ContentRecord,
  field,
  listIn,
  recordNamed,
  recordsOf,
} from '../../content/content-index.ts';
import { roomsOf } from '../../content/reference-names.ts';
import { isRecord, textsOf } from '../../content-edits/record-values.ts';
import type { BoardPlace, BoardSession } from '../../domain/editor/edit-board.ts';

/** The names that a board shows, in the default language of the site. */
export interface BoardNames {
  textIn(value: unknown): string;
  /** Room → its name. */
  readonly rooms: ReadonlyMap<string, string>;
  readonly tracks: readonly { readonly ident: string; readonly title: string }[];
  /** The title of a list of parallel entries, and the room in which it is. */
  listNamed(by: 'tracks' | 'rooms', name: string): { readonly title: string; readonly room?: string };
  session(record: ContentRecord): BoardSession;
}

export function boardNames(index: ContentIndex, edition: ContentRecord): BoardNames {
  const { event, year } = edition.place as BoardPlace;
  const textIn = (value: unknown): string => {
    const own = isRecord(value) ? value[index.defaultLanguage] : value;
    return (typeof own === 'string' ? own : (textsOf(value)[0] ?? '')).replace(/\s+/g, ' ').trim();
  };
  const rooms = new Map(
    [...roomsOf(edition, index)].reverse().map(([ident, room]) => [ident, textIn(field(room, 'name')) || ident]),
  );
  const [eventRecord] = recordsOf(index, 'event', { event });
  const owner = [edition, eventRecord].find((one) => field(one?.document.data, 'tracks') !== undefined);
  const tracks = listIn(owner?.document.data, 'tracks');
  const personNamed = (ident: unknown): string => {
    const data = recordNamed(index, 'speaker', { event, year, ident })?.document.data;
    return `${textIn(field(data, 'name'))} ${textIn(field(data, 'surname'))}`.trim() || String(ident);
  };
  return {
    textIn,
    rooms,
    tracks: tracks.map((track) => {
      const ident = String(field(track, 'ident'));
      return { ident, title: textIn(field(track, 'title')) || ident };
    }),
    listNamed: (by, name) => {
      if (by === 'rooms') return { title: rooms.get(name) ?? name, room: name };
      const track = tracks.find((one) => field(one, 'ident') === name);
      const room = field(track, 'room');
      return { title: textIn(field(track, 'title')) || name, ...(typeof room === 'string' ? { room } : {}) };
    },
    session: ({ place, document: { path, data } }) => {
      const minutes = field(data, 'duration');
      return {
        ident: place.ident,
        path,
        title: textIn(field(data, 'title')) || place.ident,
        speakers: listIn(data, 'speakers').map(personNamed),
        minutes: typeof minutes === 'number' ? minutes : 0,
      };
    },
  };
}
