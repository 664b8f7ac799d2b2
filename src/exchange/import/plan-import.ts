import type { FileChange } from '../content-files.ts';
import { setAt } from '../yaml/edit-yaml.ts';
import type { EditionContent } from './edition-content.ts';
import { importNotes, type ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import { EMPTY_LEDGER, type Ledger, type Ledgers, ledgerPath, writeLedgers } from './merge/ledger.ts';
import { mergeEdition } from './merge/merge-edition.ts';
import { mergeRecords } from './merge/merge-records.ts';
import { mergeSchedule } from './merge/merge-schedule.ts';
import type { ProgrammeSlot, ProgrammeSlots } from './programme-slots.ts';
import type { ImportFormat } from './read/recognise-format.ts';
import { slotEntries } from './slot-entries.ts';
import { type RoomTracks, tracksOfRooms } from './tracks-of-rooms.ts';
import {
  ASSETS,
  presentSlots,
  SESSIONS,
  SPEAKERS,
  type Wanted,
  wantedAssets,
  wantedSessions,
  wantedSpeakers,
  withoutDeleted,
} from './wanted-records.ts';
import { refuseOtherProgramme, yearNote } from './wrong-programme.ts';

export interface ImportPlan {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
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
  readonly ledgers: Ledgers;
}

/** What it takes to bring an edition up to date with a programme. Writes nothing; the same programme twice gives no file. */
export function planImport(content: EditionContent, { format, programme, slots, ledgers }: ImportSource): ImportPlan {
  const ledger = ledgers[format] ?? EMPTY_LEDGER;
  refuseOtherProgramme(content, { programme, ledger });
  const rooms = usedRooms(programme, slots.slots);
  const tracks = tracksOfRooms(content, { rooms, known: ledger.rooms });
  const roomNames = namesByTrack(rooms, tracks);
  const speakers = wantedSpeakers(content, { programme, ledger });
  const sessions = wantedSessions(content, { programme, ledger, speakers, slots: slots.slots });
  const wanted = { speakers, sessions };
  const merged = {
    speakers: mergeRecords(content, SPEAKERS, { wanted: speakers.records, section: ledger.speakers }),
    sessions: mergeRecords(content, SESSIONS, { wanted: sessions.records, section: ledger.sessions }),
    assets: mergeRecords(content, ASSETS, { wanted: wantedAssets(programme, sessions), section: ledger.assets }),
  };
  const edition = mergeEdition(content, { days: slots.days, rooms: tracks, roomNames, base: ledger.edition });
  const schedule = mergeSchedule(content, {
    wanted: slotEntries(slots.slots, { sessionIdents: sessions.idents, tracks: tracks.byRoom }),
    slots: ledger.slots,
    days: edition.days,
    importedDays: new Set(Object.values(ledgers).flatMap((one) => Object.values(one.slots).map(({ day }) => day))),
    absent: new Set([...merged.sessions.removed, ...sessions.deleted]),
    trackTitle: (track) => roomNames.get(track) ?? `track ${track}`,
  });
  const limit = raisedLimit(content, [...roomNames.keys()]);
  const next: Ledger = {
    version: 1,
    speakers: merged.speakers.section,
    sessions: merged.sessions.section,
    assets: merged.assets.section,
    rooms: { ...ledger.rooms, ...tracks.byRoom },
    slots: schedule.slots,
    edition: edition.hashes,
  };
  const parts = [edition, merged.speakers, merged.sessions, merged.assets, schedule, limit];
  return {
    files: [...parts.flatMap(({ files }) => files), ledgerFile(content, { ...ledgers, [format]: next })],
    items: [
      ...yearNote(content, slots.days),
      ...parts.flatMap(({ items }) => items),
      ...importNotes(content, { programme: withoutDeleted(programme, wanted), slots }),
    ],
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

/** Rooms in which something takes place that is not for all, in the order of the export. */
function usedRooms({ rooms }: ImportedProgramme, slots: readonly ProgrammeSlot[]): ImportedProgramme['rooms'] {
  const used = new Set(
    slots.flatMap(({ session, roomKey }) => (session.isForAll || roomKey === undefined ? [] : [roomKey])),
  );
  return rooms.filter(({ key }) => used.has(key));
}

function namesByTrack(rooms: ImportedProgramme['rooms'], { byRoom }: RoomTracks): ReadonlyMap<string, string> {
  return new Map(rooms.flatMap(({ key, name }) => (byRoom[key] === undefined ? [] : [[byRoom[key], name] as const])));
}

/** More rooms than the site allows tracks: the site allows more from now on. */
function raisedLimit(content: EditionContent, tracks: readonly string[]): Pick<ImportPlan, 'files' | 'items'> {
  const { mostTracks } = content.settings;
  const most = Math.max(0, ...tracks.map(Number));
  if (most <= mostTracks) return { files: [], items: [] };
  const path = 'content/site.yaml';
  const text = setAt(content.textOf(path), ['limits', 'tracks'], { value: most });
  const message = `limits.tracks is ${most} (it was ${mostTracks}), one for each room`;
  return { files: [{ kind: 'replace', path, text }], items: [{ kind: 'updated', path, message }] };
}

function ledgerFile(content: EditionContent, ledgers: Ledgers): FileChange {
  const path = ledgerPath(content);
  return { kind: content.textOf(path) === '' ? 'create' : 'replace', path, text: writeLedgers(ledgers) };
}
