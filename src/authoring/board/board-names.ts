import { allRecordsOf, anyRecordNamed, type ContentIndex } from '../../content/content-index.ts';
import { roomsOf } from '../../content/reference-names.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import { dataOf, isRecord, textsOf } from '../../content-edits/record-values.ts';
import type { BoardPlace, BoardSession } from '../../domain/editor/edit-board.ts';
import { minutesOfSession } from '../../domain/programme/timed-entries.ts';

/** The names that a board shows, in the default language of the site. */
export interface BoardNames {
  textIn(value: unknown): string;
  /** Room → its name. */
  readonly rooms: ReadonlyMap<string, string>;
  readonly tracks: readonly { readonly ident: string; readonly title: string }[];
  /** The title of a list of parallel entries, and the room in which it is. */
  listNamed(by: 'tracks' | 'rooms', name: string): { readonly title: string; readonly room?: string };
  session(record: UncheckedRecord<'session'>): BoardSession;
}

export function boardNames(index: ContentIndex, edition: UncheckedRecord<'edition'>): BoardNames {
  const { event, year } = edition.place as BoardPlace;
  const textIn = (value: unknown): string => {
    const own = isRecord(value) ? value[index.defaultLanguage] : value;
    return (typeof own === 'string' ? own : (textsOf(value)[0] ?? '')).replace(/\s+/g, ' ').trim();
  };
  const rooms = new Map([...roomsOf(edition, index)].map(([ident, room]) => [ident, textIn(room.name) || ident]));
  const [eventRecord] = allRecordsOf(index, 'event', { event });
  const tracks = items(edition.data.tracks ?? eventRecord?.data.tracks);
  const personNamed = (ident: unknown): string => {
    const data = anyRecordNamed(index, 'speaker', { event, year, ident })?.data;
    return `${textIn(data?.name)} ${textIn(data?.surname)}`.trim() || String(ident);
  };
  return {
    textIn,
    rooms,
    tracks: tracks.map((track) => {
      const ident = String(track?.ident);
      return { ident, title: textIn(track?.title) || ident };
    }),
    listNamed: (by, name) => {
      if (by === 'rooms') return { title: rooms.get(name) ?? name, room: name };
      const track = tracks.find((one) => one?.ident === name);
      const room = track?.room;
      return { title: textIn(track?.title) || name, ...(typeof room === 'string' ? { room } : {}) };
    },
    session: ({ place, document: { path }, data: { title, speakers, duration } }) => ({
      ident: place.ident,
      path,
      title: textIn(title) || place.ident,
      speakers: items(speakers).map(personNamed),
      minutes: minutesOfSession({ duration }, dataOf(index, 'site')?.defaults),
    }),
  };
}
