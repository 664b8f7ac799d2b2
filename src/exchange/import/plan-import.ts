import type { FileChange } from '../content-files.ts';
import { setAt } from '../yaml/edit-yaml.ts';
import type { EditionContent } from './edition-content.ts';
import { importNotes, type ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { EMPTY_STATE, formatStates, type ImportState, type ImportStates, statePath } from './merge/import-state.ts';
import { mergeEdition } from './merge/merge-edition.ts';
import { mergeRecords } from './merge/merge-records.ts';
import { mergeSchedule } from './merge/merge-schedule.ts';
import type { PortraitSource } from './portraits/portrait-source.ts';
import type { ProgrammeSlot, ProgrammeSlots } from './programme-slots.ts';
import type { ImportFormat } from './read/export-formats.ts';
import { slotEntries } from './slot-entries.ts';
import { type RoomTracks, tracksOfRooms } from './tracks-of-rooms.ts';
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
  const rooms = usedRooms(programme, slots.slots);
  const tracks = tracksOfRooms(content, { rooms, previous: state.rooms });
  const roomNames = namesByTrack(rooms, tracks);
  const speakers = wantedSpeakers(content, { programme, state });
  const sessions = wantedSessions(content, { programme, state, speakers, slots: slots.slots });
  const wanted = { speakers, sessions };
  const merged = {
    speakers: mergeRecords(content, SPEAKERS, { wanted: speakers.records, states: state.speakers }),
    sessions: mergeRecords(content, SESSIONS, { wanted: sessions.records, states: state.sessions }),
    assets: mergeRecords(content, ASSETS, { wanted: wantedAssets(programme, sessions), states: state.assets }),
  };
  const edition = mergeEdition(content, { days: slots.days, rooms: tracks, roomNames, base: state.edition });
  const schedule = mergeSchedule(content, {
    wanted: slotEntries(slots.slots, { sessionIdents: sessions.idents, tracks: tracks.byRoom }),
    slots: state.slots,
    days: edition.days,
    importedDays: new Set(Object.values(states).flatMap((one) => Object.values(one.slots).map(({ day }) => day))),
    absent: new Set([...merged.sessions.removed, ...sessions.deleted]),
    trackTitle: (track) => roomNames.get(track) ?? `track ${track}`,
  });
  const limit = raisedLimit(content, [...roomNames.keys()]);
  const next: ImportState = {
    version: 1,
    speakers: merged.speakers.states,
    sessions: merged.sessions.states,
    assets: merged.assets.states,
    rooms: { ...state.rooms, ...tracks.byRoom },
    slots: schedule.slots,
    edition: edition.hashes,
  };
  const portraits = missingPortraits(content, programme, speakers);
  const parts = [edition, merged.speakers, merged.sessions, merged.assets, schedule, limit];
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
      tracks: roomNames.size,
      days: slots.days.length,
    },
  };
}

function presentRecords({ records, deleted }: Wanted): number {
  return records.filter(({ ident }) => !deleted.has(ident)).length;
}

/** The rooms with sessions that are not for everybody, in the order of the export. */
function usedRooms({ rooms }: ImportedProgramme, slots: readonly ProgrammeSlot[]): ImportedProgramme['rooms'] {
  const used = new Set(
    slots.flatMap(({ session, roomKey }) => (session.isForAll || roomKey === undefined ? [] : [roomKey])),
  );
  return rooms.filter(({ key }) => used.has(key));
}

function namesByTrack(rooms: ImportedProgramme['rooms'], { byRoom }: RoomTracks): ReadonlyMap<string, string> {
  return new Map(rooms.flatMap(({ key, name }) => (byRoom[key] === undefined ? [] : [[byRoom[key], name] as const])));
}

/** Raises the site's maximum number of tracks if the programme has more rooms. */
function raisedLimit(content: EditionContent, tracks: readonly string[]): Pick<ImportPlan, 'files' | 'items'> {
  const { maxTracks } = content.settings;
  const needed = Math.max(0, ...tracks.map(Number));
  if (needed <= maxTracks) return { files: [], items: [] };
  const path = 'content/site.yaml';
  const text = setAt(content.textOf(path), ['limits', 'tracks'], { value: needed });
  const message = `limits.tracks is ${needed} (it was ${maxTracks}), one for each room`;
  return { files: [{ kind: 'replace', path, text }], items: [{ kind: 'updated', path, message }] };
}

function stateFile(content: EditionContent, states: ImportStates): FileChange {
  const path = statePath(content);
  return { kind: content.textOf(path) === '' ? 'create' : 'replace', path, text: formatStates(states) };
}
