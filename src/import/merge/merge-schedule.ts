import type { FileChange } from '../../content-edits/content-files.ts';
import { isSame } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import type { DaySpan } from '../../domain/time/day-span.ts';
import type { EditionContent } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { SlotState } from './import-state.ts';
import {
  dropEntry,
  type EntryMerge,
  type FoundEntry,
  isAbsent,
  placeEntry,
  type ScheduleWork,
  type WantedSlot,
} from './merge-entry.ts';
import { type Entry, entriesOf, withoutTime } from './schedule-blocks.ts';
import { openSchedules, type ScheduleFile, scheduleChange } from './schedule-file.ts';

/** Updates the schedules of an edition's days. Entries that were added by hand stay in their place. */

export interface ScheduleMerge extends EntryMerge {
  readonly wanted: readonly WantedSlot[];
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly days: readonly DaySpan[];
  /** The days whose schedule has entries from an earlier import, of this or another format. */
  readonly importedDays: ReadonlySet<string>;
}

export interface MergedSchedule {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly slots: Readonly<Record<string, SlotState>>;
}

export function mergeSchedule(content: EditionContent, merge: ScheduleMerge): MergedSchedule {
  const files = [...openSchedules(content, merge.days)];
  const items: ReportItem[] = [];
  const found = findEntries(files, merge.slots);
  const work: ScheduleWork = {
    files,
    merge,
    placedByHand: sessionsByHand(files, found),
    report: (kind, path, message) => void items.push({ kind, path, message }),
  };
  const handWritten = files.filter(({ day, blocks }) => blocks.length > 0 && !merge.importedDays.has(day));
  const handWrittenDays = new Set(handWritten.map(({ day }) => day));
  for (const { path } of handWritten) work.report('kept', path, HAND_WRITTEN);
  const wanted = merge.wanted.filter(({ day, entry }) => !handWrittenDays.has(day) && !isAbsent(entry, merge));
  const keys = new Set(wanted.map(({ key }) => key));
  for (const [key, slot] of Object.entries(merge.slots)) {
    if (!keys.has(key)) dropEntry(work, { slot, found: found.get(key) });
  }
  const slots: Record<string, SlotState> = {};
  for (const slot of wanted) {
    placeEntry(work, { slot, before: merge.slots[slot.key], found: found.get(slot.key) });
    const { day, list, entry } = slot;
    slots[slot.key] = defined({ day, entry, list });
  }
  const changes = files.flatMap((file) => scheduleChange(content, file));
  const made = changes.filter(({ kind }) => kind === 'create').map(({ path }) => madeItem(files, path));
  const isNew = new Set(made.map(({ path }) => path));
  const otherItems = items.filter(({ kind, path }) => kind !== 'updated' || !isNew.has(path));
  return { files: changes, items: [...made, ...otherItems, ...emptySchedules(files, changes)], slots };
}

/** Finds the entries of the last import in the current schedules: the same entry, or else the most similar one. */
function findEntries(
  files: readonly ScheduleFile[],
  slots: Readonly<Record<string, SlotState>>,
): ReadonlyMap<string, FoundEntry> {
  const free = new Set(
    files.flatMap(({ blocks }, file) => entriesOf(blocks).map((one): FoundEntry => ({ ...one, file }))),
  );
  const found = new Map<string, FoundEntry>();
  const criteria: readonly ((slot: SlotState, one: FoundEntry) => boolean)[] = [
    ({ day, list, entry }, one) => files[one.file]?.day === day && one.list === list && isSame(one.entry, entry),
    ({ entry }, one) => entry['session'] !== undefined && one.entry['session'] === entry['session'],
    ({ entry }, one) => isSame(withoutTime(one.entry), withoutTime(entry)),
    ({ day, entry }, one) =>
      files[one.file]?.day === day &&
      kindOf(one.entry) === kindOf(entry) &&
      (one.entry['startsAt'] === entry['startsAt'] || isSame(one.entry['title'], entry['title'])),
  ];
  for (const isMatch of criteria) {
    for (const [key, slot] of Object.entries(slots)) {
      const match = found.has(key) ? undefined : [...free].find((one) => isMatch(slot, one));
      if (match === undefined) continue;
      found.set(key, match);
      free.delete(match);
    }
  }
  return found;
}

/** The sessions in entries that no import made. */
function sessionsByHand(files: readonly ScheduleFile[], found: ReadonlyMap<string, FoundEntry>): ReadonlySet<unknown> {
  const imported = new Set([...found.values()].map(({ entry }) => entry));
  const others = files.flatMap(({ blocks }) => entriesOf(blocks)).filter(({ entry }) => !imported.has(entry));
  return new Set(others.flatMap(({ entry }) => entry['session'] ?? []));
}

function kindOf(entry: Entry): string {
  return entry['session'] === undefined ? `${entry['break'] ?? ''} ${entry['special'] ?? ''}` : 'session';
}

/** Report items for schedules that have no entry left. */
function emptySchedules(files: readonly ScheduleFile[], changes: readonly FileChange[]): readonly ReportItem[] {
  const changed = new Set(changes.flatMap(({ kind, path }) => (kind === 'replace' ? [path] : [])));
  return files
    .filter(({ path, blocks }) => blocks.length === 0 && changed.has(path))
    .map(({ path }) => ({
      kind: 'doubtful',
      path,
      message: 'it has no entry left; delete it and its day if nothing takes place on it',
    }));
}

function madeItem(files: readonly ScheduleFile[], path: string): ReportItem {
  const movedFrom = files.find((file) => file.path === path)?.movedFrom;
  return movedFrom === undefined
    ? { kind: 'made', path, message: '' }
    : { kind: 'moved', path, message: `it was ${movedFrom}` };
}

const HAND_WRITTEN = 'this schedule was written by hand and is unchanged; delete it to import it';
