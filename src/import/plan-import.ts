import { items } from '../content/valid-record.ts';
import { type FileChange, textChange } from '../content-edits/content-files.ts';
import { dataOf } from '../content-edits/record-values.ts';
import { type EditionContent, editionRecords } from './edition-content.ts';
import type { ImportFormat } from './formats/export-formats.ts';
import { importNotes, type ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import {
  EMPTY_STATE,
  formatStates,
  type ImportState,
  type ImportStates,
  type SlotState,
  statePath,
} from './merge/import-state.ts';
import { mergeEdition } from './merge/merge-edition.ts';
import { mergeRecords } from './merge/merge-records.ts';
import { mergeSchedule } from './merge/merge-schedule.ts';
import { listedYear, raisedLimit } from './merge/merge-settings.ts';
import { mergeVenue } from './merge/merge-venue.ts';
import type { PlacedEntry } from './merge/schedule-blocks.ts';
import { type NamedList, namedList } from './named-list.ts';
import type { PortraitSource } from './portraits/portrait-source.ts';
import type { ProgrammeSlot, ProgrammeSlots } from './programme-slots.ts';
import { roomOfAll, type SlotTargets, slotEntries } from './slot-entries.ts';
import { refuseOtherProgramme, yearNote } from './validate-target.ts';
import {
  ASSETS,
  missingPortraits,
  presentSlots,
  SESSIONS,
  SPEAKERS,
  type Wanted,
  wantedAssets,
  wantedSessions,
  wantedSpeakers,
  withoutDeleted,
} from './wanted-records.ts';

export interface ImportPlan {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  /** The speakers whose portraits are not in the content yet. */
  readonly portraits: readonly PortraitSource[];
  readonly counts: {
    readonly speakers: number;
    readonly sessions: number;
    readonly entries: number;
    readonly rooms: number;
    readonly tracks: number;
    readonly days: number;
  };
}

export interface ImportSource {
  readonly format: ImportFormat;
  readonly programme: ImportedProgramme;
  readonly slots: ProgrammeSlots;
  readonly states: ImportStates;
  /** Whether portraits are fetched afterwards. */
  readonly fetchesPortraits: boolean;
}

/**
 * The changes that update an edition to a programme. Writes nothing. Importing the same programme again changes
 * nothing.
 */
export function planImport(
  content: EditionContent,
  { format, programme, slots, states, fetchesPortraits }: ImportSource,
): ImportPlan {
  const state = states[format] ?? EMPTY_STATE;
  refuseOtherProgramme(content, { programme, state });
  const venue = mergeVenue(content, { rooms: programme.rooms, previous: state.rooms, base: state.edition });
  const lists = namedLists(content, { programme, state });
  const isParallel =
    usedRooms(slots.slots).size > 1 || Object.values(states).some((one) => hasLists(Object.values(one.slots)));
  const targets = { rooms: venue.identByKey, isParallel };
  const speakers = wantedSpeakers(content, { programme, state });
  const topics = lists.topics.identByName;
  const sessions = wantedSessions(content, { programme, state, speakers, slots: slots.slots, topics });
  const wanted = { speakers, sessions };
  const merged = {
    speakers: mergeRecords(content, SPEAKERS, { wanted: speakers.records, states: speakers.states }),
    sessions: mergeRecords(content, SESSIONS, { wanted: sessions.records, states: state.sessions }),
    assets: mergeRecords(content, ASSETS, { wanted: wantedAssets(programme, sessions), states: state.assets }),
  };
  const ownEdition = dataOf(content.index, 'edition', content);
  const room = ownEdition === undefined ? roomOfAll(slots.slots, targets) : ownEdition.room;
  const roomForAll = typeof room === 'string' ? room : undefined;
  const edition = mergeEdition(content, {
    ...{ days: slots.days, base: state.edition, venue: venue.venue, rooms: venue.ownRooms, room: roomForAll },
    ...{ tracks: lists.tracks.items, topics: lists.topics.items },
  });
  const tracks = lists.tracks.identByName;
  const schedule = mergeSchedule(content, {
    wanted: slotEntries(slots.slots, { ...targets, sessionIdents: sessions.idents, tracks, roomForAll }),
    slots: state.slots,
    days: edition.days,
    importedDays: new Set(Object.values(states).flatMap((one) => Object.values(one.slots).map(({ day }) => day))),
    absent: new Set([...merged.sessions.removed, ...sessions.deleted]),
    roomName: roomNames(programme, { ...targets, roomForAll }),
  });
  const next: ImportState = {
    version: 2,
    speakers: merged.speakers.states,
    sessions: merged.sessions.states,
    assets: merged.assets.states,
    rooms: { ...state.rooms, ...venue.identByKey },
    tracks: { ...state.tracks, ...tracks },
    topics: { ...state.topics, ...topics },
    slots: schedule.slots,
    edition: { ...edition.hashes, ...venue.hashes },
  };
  const portraits = missingPortraits(content, programme, speakers);
  const parts = [
    listedYear(content),
    ...[edition, venue, merged.speakers, merged.sessions, merged.assets, schedule],
    raisedLimit(content, lists.tracks.items ?? []),
  ];
  return {
    files: [...parts.flatMap(({ files }) => files), stateFile(content, { ...states, [format]: next })],
    items: [
      ...yearNote(content, slots.days),
      ...parts.flatMap(({ items }) => items),
      ...importNotes(content, {
        programme: withoutDeleted(programme, wanted),
        slots,
        portraits: fetchesPortraits ? [] : portraits,
      }),
    ],
    portraits,
    counts: {
      speakers: presentRecords(speakers),
      sessions: presentRecords(sessions),
      entries: presentSlots(slots.slots, wanted).length,
      rooms: programme.rooms.length,
      tracks: programme.tracks.length,
      days: slots.days.length,
    },
  };
}

interface ListsSource {
  readonly programme: ImportedProgramme;
  readonly state: ImportState;
}

function namedLists(
  content: EditionContent,
  { programme, state }: ListsSource,
): Readonly<Record<'tracks' | 'topics', NamedList>> {
  const topics = [...new Set(programme.sessions.flatMap((session) => session.topics ?? []))];
  const sessions = editionRecords(content, 'session');
  return {
    tracks: namedList(content, 'tracks', {
      ...{ wanted: programme.tracks, previous: state.tracks },
      isInUse: Object.keys(state.slots).length === 0 && editionRecords(content, 'schedule').length > 0,
    }),
    topics: namedList(content, 'topics', {
      ...{ wanted: topics.map((name) => ({ name })), previous: state.topics },
      isInUse: sessions.some(({ data }) => items(data.topics).length > 0),
    }),
  };
}

function presentRecords({ records, deleted }: Wanted): number {
  return records.filter(({ ident }) => !deleted.has(ident)).length;
}

/** The rooms with sessions that are not for everybody. */
function usedRooms(slots: readonly ProgrammeSlot[]): ReadonlySet<string> {
  return new Set(slots.flatMap(({ session, roomKey }) => (session.isForAll || roomKey === undefined ? [] : [roomKey])));
}

function hasLists(slots: readonly SlotState[]): boolean {
  return slots.some(({ list }) => list !== undefined);
}

/** Returns the name of the room in which an entry takes place. */
function roomNames(
  { rooms }: ImportedProgramme,
  { rooms: identByKey, roomForAll }: Pick<SlotTargets, 'rooms' | 'roomForAll'>,
): (placed: PlacedEntry) => string | undefined {
  const names = new Map(rooms.map(({ key, name }) => [identByKey[key], name]));
  return ({ list, entry }) => {
    const inList = list?.startsWith('rooms/') ? list.slice('rooms/'.length) : undefined;
    const own = typeof entry['room'] === 'string' ? entry['room'] : undefined;
    const room = own ?? inList ?? (list === undefined && !('break' in entry) ? roomForAll : undefined);
    return names.get(room) ?? room ?? list?.replace('tracks/', 'track ');
  };
}

function stateFile(content: EditionContent, states: ImportStates): FileChange {
  const path = statePath(content);
  return textChange(path, formatStates(states), content.textOf(path));
}
