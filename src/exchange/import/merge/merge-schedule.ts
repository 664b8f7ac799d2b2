import type { DaySpan } from '../../../domain/day-span.ts';
import { defined } from '../../../domain/defined.ts';
import type { FileChange } from '../../content-files.ts';
import { isSame } from '../../record-values.ts';
import type { EditionContent } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import type { LedgerSlot } from './ledger.ts';
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

/** The schedules of an edition's days brought up to date. What an editor put between the entries stays where it is. */

export interface ScheduleMerge extends EntryMerge {
  readonly wanted: readonly WantedSlot[];
  readonly slots: Readonly<Record<string, LedgerSlot>>;
  readonly days: readonly DaySpan[];
  /** Days into whose schedule something was imported before, from this or another system. */
  readonly importedDays: ReadonlySet<string>;
}

export interface MergedSchedule {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly slots: Readonly<Record<string, LedgerSlot>>;
}

export function mergeSchedule(content: EditionContent, merge: ScheduleMerge): MergedSchedule {
  const files = [...openSchedules(content, merge.days)];
  const items: ReportItem[] = [];
  const work: ScheduleWork = {
    files,
    merge,
    report: (kind, path, message) => void items.push({ kind, path, message }),
  };
  const byHand = files.filter(({ day, blocks }) => blocks.length > 0 && !merge.importedDays.has(day));
  const foreign = new Set(byHand.map(({ day }) => day));
  for (const { path } of byHand) work.report('kept', path, BY_HAND);
  const found = findEntries(files, merge.slots);
  const wanted = merge.wanted.filter(({ day, entry }) => !foreign.has(day) && !isAbsent(entry, merge));
  const keys = new Set(wanted.map(({ key }) => key));
  for (const [key, slot] of Object.entries(merge.slots)) {
    if (!keys.has(key)) dropEntry(work, { slot, found: found.get(key) });
  }
  const slots: Record<string, LedgerSlot> = {};
  for (const slot of wanted) {
    placeEntry(work, { slot, before: merge.slots[slot.key], found: found.get(slot.key) });
    const { day, track, entry } = slot;
    slots[slot.key] = defined({ day, entry, track });
  }
  const changes = files.flatMap((file) => scheduleChange(content, file));
  const made = changes.filter(({ kind }) => kind === 'create').map(({ path }) => madeItem(files, path));
  const isNew = new Set(made.map(({ path }) => path));
  const news = items.filter(({ kind, path }) => kind !== 'updated' || !isNew.has(path));
  return { files: changes, items: [...made, ...news, ...emptied(files, changes)], slots };
}

/** The entries that the last import made, as they stand now: the same, or the ones most like them. */
function findEntries(
  files: readonly ScheduleFile[],
  slots: Readonly<Record<string, LedgerSlot>>,
): ReadonlyMap<string, FoundEntry> {
  const free = new Set(
    files.flatMap(({ blocks }, file) => entriesOf(blocks).map((one): FoundEntry => ({ ...one, file }))),
  );
  const found = new Map<string, FoundEntry>();
  const likeness: readonly ((slot: LedgerSlot, one: FoundEntry) => boolean)[] = [
    ({ day, track, entry }, one) => files[one.file]?.day === day && one.track === track && isSame(one.entry, entry),
    ({ entry }, one) => entry['session'] !== undefined && one.entry['session'] === entry['session'],
    ({ entry }, one) => isSame(withoutTime(one.entry), withoutTime(entry)),
    ({ day, entry }, one) =>
      files[one.file]?.day === day &&
      sortOf(one.entry) === sortOf(entry) &&
      (one.entry['startsAt'] === entry['startsAt'] || isSame(one.entry['title'], entry['title'])),
  ];
  for (const isLike of likeness) {
    for (const [key, slot] of Object.entries(slots)) {
      const match = found.has(key) ? undefined : [...free].find((one) => isLike(slot, one));
      if (match === undefined) continue;
      found.set(key, match);
      free.delete(match);
    }
  }
  return found;
}

function sortOf(entry: Entry): string {
  return entry['session'] === undefined ? `${entry['break'] ?? ''} ${entry['special'] ?? ''}` : 'session';
}

/** Schedules that lost their last entry. */
function emptied(files: readonly ScheduleFile[], changes: readonly FileChange[]): readonly ReportItem[] {
  const changed = new Set(changes.flatMap(({ kind, path }) => (kind === 'replace' ? [path] : [])));
  return files
    .filter(({ path, blocks }) => blocks.length === 0 && changed.has(path))
    .map(({ path }) => ({
      kind: 'doubtful',
      path,
      message: 'it has no entry left; delete it, and its day, if nothing takes place then',
    }));
}

function madeItem(files: readonly ScheduleFile[], path: string): ReportItem {
  const movedFrom = files.find((file) => file.path === path)?.movedFrom;
  return movedFrom === undefined
    ? { kind: 'made', path, message: '' }
    : { kind: 'moved', path, message: `it was ${movedFrom}` };
}

const BY_HAND = 'this schedule was written by hand, so no times were put into it; delete it to have it made';
