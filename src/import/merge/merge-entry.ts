import { isSame } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import type { ReportItem } from '../import-report.ts';
import type { SlotState } from './import-state.ts';
import { hashesOf, mergeFields } from './merge-fields.ts';
import { type Entry, type PlacedEntry, withoutTime } from './schedule-blocks.ts';
import { addEntry, changeEntry, removeEntry, type ScheduleFile } from './schedule-file.ts';

/** Updates one entry of a schedule: its fields and its place. */

/** A slot of the current export. */
export interface WantedSlot extends SlotState {
  readonly key: string;
  /** The title in the report. */
  readonly title: string;
}

/** An entry in its current place. `file` is the index of its schedule. */
export interface FoundEntry extends PlacedEntry {
  readonly file: number;
}

export interface EntryMerge {
  /** The idents of sessions that no longer exist. */
  readonly absent: ReadonlySet<string>;
  /** The name of the room in which an entry takes place, if it is known. */
  readonly roomName: (placed: PlacedEntry) => string | undefined;
}

/** The schedules during the merge. Each entry replaces its schedule in `files`. */
export interface ScheduleWork {
  readonly files: ScheduleFile[];
  readonly merge: EntryMerge;
  /** The sessions that have a slot which was written by hand. */
  readonly placedByHand: ReadonlySet<unknown>;
  readonly report: (kind: ReportItem['kind'], path: string, message: string) => void;
}

/** Removes an entry that the export no longer has, unless it was edited by hand. */
export function dropEntry(
  { files, merge, report }: ScheduleWork,
  { slot, found }: { readonly slot: SlotState; readonly found: FoundEntry | undefined },
): void {
  if (found === undefined) return;
  const file = files[found.file] as ScheduleFile;
  const name = nameOf(found.entry);
  const isUntouched = file.day === slot.day && found.list === slot.list && isSame(found.entry, slot.entry);
  if (isUntouched || isAbsent(found.entry, merge)) {
    files[found.file] = removeEntry(file, found.entry);
    report('removed', file.path, `${name} no longer has a slot`);
  } else {
    report('kept', file.path, `${name} no longer has a slot in the export, but was edited by hand`);
  }
}

interface EntrySource {
  readonly slot: WantedSlot;
  readonly before: SlotState | undefined;
  readonly found: FoundEntry | undefined;
}

/**
 * Updates an entry of the export, or adds it if the schedule does not have it. An entry that was removed by hand is not
 * added again, and neither is one whose session has a slot that was written by hand.
 */
export function placeEntry(work: ScheduleWork, { slot, before, found }: EntrySource): void {
  const { files, placedByHand, report } = work;
  const at = files.findIndex(({ day }) => day === slot.day);
  const file = files[at];
  if (file === undefined) return;
  if (before !== undefined && found !== undefined) updateEntry(work, { slot, before, found, at });
  else if (before !== undefined)
    report('stays-deleted', file.path, `${slot.title}: removed by hand, and not added again`);
  else if (!placedByHand.has(slot.entry['session'])) {
    files[at] = addEntry(file, slot);
    report('updated', file.path, `${slot.title}: ${whereOf(work, slot)}`);
  }
}

interface EntryUpdate {
  readonly slot: WantedSlot;
  readonly before: SlotState;
  readonly found: FoundEntry;
  /** The index of the schedule to which it belongs. */
  readonly at: number;
}

/** Merges an entry of a schedule: its place as a whole, and its other fields one by one. */
function updateEntry(work: ScheduleWork, update: EntryUpdate): void {
  const { files, report } = work;
  const { slot, before, found, at } = update;
  const file = files[found.file] as ScheduleFile;
  const target = files[at] as ScheduleFile;
  const isMoved = shouldMove(work, update);
  const { updates, conflicts } = mergeFields({
    base: hashesOf(withoutTime(before.entry)),
    current: withoutTime(found.entry),
    next: withoutTime(slot.entry),
  });
  for (const name of conflicts) report('kept', file.path, `${slot.title}: ${name}`);
  if (isMoved) report('moved', target.path, `${slot.title}: ${whereOf(work, before)} → ${whereOf(work, slot)}`);
  if (updates.size > 0) report('updated', file.path, `${slot.title}: ${[...updates.keys()].join(', ')}`);
  if (!isMoved && updates.size === 0) return;
  // An entry that moves away runs beside nothing any more.
  const moved = isMoved ? { startsAt: slot.entry['startsAt'], alongside: undefined } : {};
  const entry = defined<Entry>({ ...found.entry, ...Object.fromEntries(updates), ...moved });
  if (!isMoved || (file === target && found.list === slot.list)) {
    files[found.file] = changeEntry(file, found, entry);
    return;
  }
  files[found.file] = removeEntry(file, found.entry);
  files[at] = addEntry(files[at] as ScheduleFile, { ...slot, entry });
}

/**
 * Whether the entry moves to its place in the export. If it was also moved by hand, it stays there, and that is
 * reported.
 */
function shouldMove(work: ScheduleWork, { slot, before, found }: EntryUpdate): boolean {
  const { day, path } = work.files[found.file] as ScheduleFile;
  const [was, is, will] = [before, { ...found, day }, slot].map(placeOf);
  if (was === will) return false;
  if (is !== was && is !== will) {
    work.report('kept', path, `${slot.title}: its place (the export has ${whereOf(work, slot)})`);
  }
  return is === was;
}

function placeOf({ day, list, entry }: { readonly day: string } & PlacedEntry): string {
  return `${day} ${String(entry['startsAt'])} ${list ?? ''}`;
}

function whereOf({ merge }: ScheduleWork, { day, ...placed }: SlotState): string {
  return [day, String(placed.entry['startsAt']), merge.roomName(placed)].filter((part) => part !== undefined).join(' ');
}

function nameOf({ session, title }: Entry): string {
  return typeof session === 'string' ? `"${session}"` : `"${String(title)}"`;
}

/** Whether the session of an entry no longer exists. */
export function isAbsent({ session }: Entry, { absent }: EntryMerge): boolean {
  return typeof session === 'string' && absent.has(session);
}
