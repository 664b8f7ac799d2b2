import { defined } from '../../../domain/defined.ts';
import { isSame } from '../../record-values.ts';
import type { ReportItem } from '../import-report.ts';
import type { LedgerSlot } from './ledger.ts';
import { hashesOf, mergeFields } from './merge-fields.ts';
import { type Entry, entriesOf, type PlacedEntry, withoutTime } from './schedule-blocks.ts';
import { addEntry, changeEntry, removeEntry, type ScheduleFile } from './schedule-file.ts';

/** One entry of a schedule brought up to date: what it says, and where it stands. */

/** A slot as the export has it now. */
export interface WantedSlot extends LedgerSlot {
  readonly key: string;
  /** For the report. */
  readonly title: string;
}

/** An entry where it stands now; `file` counts the schedules. */
export interface FoundEntry extends PlacedEntry {
  readonly file: number;
}

/** What all entries are judged by. */
export interface EntryMerge {
  /** Idents of sessions that exist no longer, or were deleted by hand. */
  readonly absent: ReadonlySet<string>;
  /** Track → the name of its room. */
  readonly trackTitle: (track: string) => string;
}

/** Schedules on their way, which change with each entry, and what reports of it. */
export interface ScheduleWork {
  readonly files: ScheduleFile[];
  readonly merge: EntryMerge;
  readonly report: (kind: ReportItem['kind'], path: string, message: string) => void;
}

/** An entry that the export has no slot for any more goes, unless somebody edited it. */
export function dropEntry(
  { files, merge, report }: ScheduleWork,
  { slot, found }: { readonly slot: LedgerSlot; readonly found: FoundEntry | undefined },
): void {
  if (found === undefined) return;
  const file = files[found.file] as ScheduleFile;
  const name = nameOf(found.entry);
  const isOurs = file.day === slot.day && found.track === slot.track && isSame(found.entry, slot.entry);
  if (isOurs || isAbsent(found.entry, merge)) {
    files[found.file] = removeEntry(file, found.entry);
    report('removed', file.path, `${name} has no slot any more`);
  } else {
    report('kept', file.path, `${name} has no slot in the export any more, but was edited by hand`);
  }
}

interface Placing {
  readonly slot: WantedSlot;
  readonly before: LedgerSlot | undefined;
  readonly found: FoundEntry | undefined;
}

/**
 * An entry that the export has: where it stands, it is brought up to date; where it stands nowhere, it is added, unless
 * somebody took it out, or gave its session a slot by hand.
 */
export function placeEntry(work: ScheduleWork, { slot, before, found }: Placing): void {
  const { files, report } = work;
  const at = files.findIndex(({ day }) => day === slot.day);
  const file = files[at];
  if (file === undefined) return;
  if (before !== undefined && found !== undefined) renew(work, { slot, before, found, at });
  else if (before !== undefined)
    report('stays-deleted', file.path, `${slot.title}: taken out by hand, and not put back`);
  else if (!isPlaced(files, slot)) {
    files[at] = addEntry(file, slot);
    report('updated', file.path, `${slot.title}: ${whereOf(work, slot)}`);
  }
}

function isPlaced(files: readonly ScheduleFile[], { entry: { session } }: WantedSlot): boolean {
  if (session === undefined) return false;
  return files.some(({ blocks }) => entriesOf(blocks).some(({ entry }) => entry['session'] === session));
}

interface Renewing {
  readonly slot: WantedSlot;
  readonly before: LedgerSlot;
  readonly found: FoundEntry;
  /** The schedule that it is to stand in. */
  readonly at: number;
}

/** Merges an entry that stands in a schedule: its place as one, the other fields one by one. */
function renew(work: ScheduleWork, renewing: Renewing): void {
  const { files, report } = work;
  const { slot, before, found, at } = renewing;
  const file = files[found.file] as ScheduleFile;
  const target = files[at] as ScheduleFile;
  const isMoved = isToMove(work, renewing);
  const { written, kept } = mergeFields({
    base: hashesOf(withoutTime(before.entry)),
    current: withoutTime(found.entry),
    next: withoutTime(slot.entry),
  });
  for (const name of kept) report('kept', file.path, `${slot.title}: ${name}`);
  if (isMoved) report('moved', target.path, `${slot.title}: ${whereOf(work, before)} → ${whereOf(work, slot)}`);
  if (written.size > 0) report('updated', file.path, `${slot.title}: ${[...written.keys()].join(', ')}`);
  if (!isMoved && written.size === 0) return;
  const moved = isMoved ? { startsAt: slot.entry['startsAt'] } : {};
  const entry = defined<Entry>({ ...found.entry, ...Object.fromEntries(written), ...moved });
  if (!isMoved || (file === target && found.track === slot.track)) {
    files[found.file] = changeEntry(file, found, entry);
    return;
  }
  files[found.file] = removeEntry(file, found.entry);
  files[at] = addEntry(files[at] as ScheduleFile, { ...slot, entry });
}

/** Its place follows the export, unless somebody gave it another; that is reported where the export has a new one as well. */
function isToMove(work: ScheduleWork, { slot, before, found }: Renewing): boolean {
  const { day, path } = work.files[found.file] as ScheduleFile;
  const [was, is, will] = [before, { ...found, day }, slot].map(placeOf);
  if (was === will) return false;
  if (is !== was && is !== will) {
    work.report('kept', path, `${slot.title}: its place (the export says ${whereOf(work, slot)})`);
  }
  return is === was;
}

function placeOf({ day, track, entry }: { readonly day: string } & PlacedEntry): string {
  return `${day} ${String(entry['startsAt'])} ${track ?? ''}`;
}

function whereOf({ merge }: ScheduleWork, { day, track, entry }: LedgerSlot): string {
  return `${day} ${String(entry['startsAt'])}${track === undefined ? '' : ` ${merge.trackTitle(track)}`}`;
}

function nameOf({ session, title }: Entry): string {
  return typeof session === 'string' ? `"${session}"` : `"${String(title)}"`;
}

/** Whether its session is one of those that are not there, so that no entry may name it. */
export function isAbsent({ session }: Entry, { absent }: EntryMerge): boolean {
  return typeof session === 'string' && absent.has(session);
}
