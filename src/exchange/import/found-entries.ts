import { canonicalJson } from '../../model/canonical-json.ts';
import type { LedgerSlot } from './ledger.ts';
import { type Entry, entriesOf, type PlacedEntry } from './schedule-blocks.ts';
import type { ScheduleFile } from './schedule-file.ts';

/** Where an entry stands now; `file` counts the schedules. */
export interface Found extends PlacedEntry {
  readonly file: number;
}

/** The entries that the last import made, as they stand now: the same, or the ones most like them. */
export function findEntries(
  files: readonly ScheduleFile[],
  slots: Readonly<Record<string, LedgerSlot>>,
): ReadonlyMap<string, Found> {
  const free = new Set(files.flatMap(({ blocks }, file) => entriesOf(blocks).map((one): Found => ({ ...one, file }))));
  const found = new Map<string, Found>();
  const likeness: readonly ((slot: LedgerSlot, one: Found) => boolean)[] = [
    ({ day, track, entry }, one) => files[one.file]?.day === day && one.track === track && isSame(one.entry, entry),
    ({ entry }, one) => entry['session'] !== undefined && one.entry['session'] === entry['session'],
    ({ entry }, one) => isSame(without(one.entry), without(entry)),
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

/** What an entry says besides its time. */
export function without({ startsAt: _, ...entry }: Entry): Entry {
  return entry;
}

function sortOf(entry: Entry): string {
  return entry['session'] === undefined ? `${entry['break'] ?? ''} ${entry['special'] ?? ''}` : 'session';
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
