import { canonicalJson } from '../../model/canonical-json.ts';
import type { DaySpan } from '../../model/day-span.ts';
import type { FileChange } from '../content-files.ts';
import type { EditionContent } from './edition-content.ts';
import { type Found, findEntries, without } from './found-entries.ts';
import type { ReportItem } from './import-report.ts';
import type { LedgerSlot } from './ledger.ts';
import { hashesOf, mergeFields } from './merge-fields.ts';
import { type Entry, entriesOf, type PlacedEntry } from './schedule-blocks.ts';
import {
  addEntry,
  changeEntry,
  openSchedules,
  removeEntry,
  type ScheduleFile,
  scheduleChange,
} from './schedule-file.ts';

/** The schedules of an edition's days brought up to date. What an editor put between the entries stays where it is. */

export interface WantedSlot extends LedgerSlot {
  readonly key: string;
  /** For the report. */
  readonly title: string;
}

export interface ScheduleMerge {
  readonly wanted: readonly WantedSlot[];
  readonly slots: Readonly<Record<string, LedgerSlot>>;
  readonly days: readonly DaySpan[];
  /** Days into whose schedule something was imported before, from this or another system. */
  readonly importedDays: ReadonlySet<string>;
  /** Idents of sessions that exist no longer, or were deleted by hand. */
  readonly absent: ReadonlySet<string>;
  /** Track → the name of its room. */
  readonly trackTitle: (track: string) => string;
}

export interface MergedSchedule {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly slots: Readonly<Record<string, LedgerSlot>>;
}

export function mergeSchedule(content: EditionContent, merge: ScheduleMerge): MergedSchedule {
  const files = [...openSchedules(content, merge.days)];
  const items: ReportItem[] = [];
  const foreign = new Set(foreignDays(files, merge.importedDays));
  for (const file of files) {
    if (foreign.has(file.day)) items.push({ kind: 'kept', path: file.path, message: FOREIGN });
  }
  const found = findEntries(files, merge.slots);
  const wanted = merge.wanted.filter(({ day, entry }) => !foreign.has(day) && !isAbsent(entry, merge));
  const keys = new Set(wanted.map(({ key }) => key));
  for (const [key, slot] of Object.entries(merge.slots)) {
    if (!keys.has(key)) drop({ files, items, merge }, { slot, found: found.get(key) });
  }
  const slots: Record<string, LedgerSlot> = {};
  for (const slot of wanted) {
    place({ files, items, merge }, { slot, before: merge.slots[slot.key], found: found.get(slot.key) });
    const { day, track, entry } = slot;
    slots[slot.key] = { day, entry, ...(track === undefined ? {} : { track }) };
  }
  const changes = files.flatMap((file) => scheduleChange(content, file));
  const made = changes.filter(({ kind }) => kind === 'create').map(({ path }) => madeItem(files, path));
  const isNew = new Set(made.map(({ path }) => path));
  const news = items.filter(({ kind, path }) => kind !== 'updated' || !isNew.has(path));
  return { files: changes, items: [...made, ...news], slots };
}

function madeItem(files: readonly ScheduleFile[], path: string): ReportItem {
  const movedFrom = files.find((file) => file.path === path)?.movedFrom;
  return movedFrom === undefined
    ? { kind: 'made', path, message: '' }
    : { kind: 'moved', path, message: `it was ${movedFrom}` };
}

const FOREIGN = 'this schedule was written by hand, so no times were put into it; delete it to have it made';

/** Days whose schedule somebody wrote before anything was imported into it. */
function foreignDays(files: readonly ScheduleFile[], imported: ReadonlySet<string>): readonly string[] {
  return files.filter(({ day, blocks }) => blocks.length > 0 && !imported.has(day)).map(({ day }) => day);
}

function isAbsent({ session }: Entry, { absent }: ScheduleMerge): boolean {
  return typeof session === 'string' && absent.has(session);
}

interface Work {
  readonly files: ScheduleFile[];
  readonly items: ReportItem[];
  readonly merge: ScheduleMerge;
}

function drop(
  { files, items, merge }: Work,
  { slot, found }: { readonly slot: LedgerSlot; readonly found: Found | undefined },
): void {
  if (found === undefined) return;
  const file = files[found.file] as ScheduleFile;
  const isOurs =
    file.day === slot.day && found.track === slot.track && canonicalJson(found.entry) === canonicalJson(slot.entry);
  if (!isOurs && !isAbsent(found.entry, merge)) {
    items.push({
      kind: 'kept',
      path: file.path,
      message: `${nameOf(found.entry)} has no slot in the export any more, but was edited by hand`,
    });
    return;
  }
  files[found.file] = removeEntry(file, found.entry);
  items.push({ kind: 'removed', path: file.path, message: `${nameOf(found.entry)} has no slot any more` });
}

interface Placing {
  readonly slot: WantedSlot;
  readonly before: LedgerSlot | undefined;
  readonly found: Found | undefined;
}

function place(work: Work, { slot, before, found }: Placing): void {
  const { files } = work;
  const at = files.findIndex(({ day }) => day === slot.day);
  if (at < 0) return;
  if (found === undefined) placeNew(work, { slot, before, at });
  else if (before !== undefined) renew(work, { slot, before, found, at });
}

/** An entry that stands in no schedule: a new one, unless somebody took it out, or gave its session a slot by hand. */
function placeNew(work: Work, { slot, before, at }: Omit<Placing, 'found'> & { readonly at: number }): void {
  const { files, items } = work;
  const file = files[at] as ScheduleFile;
  if (before !== undefined) {
    items.push({
      kind: 'stays-deleted',
      path: file.path,
      message: `${slot.title}: taken out by hand, and not put back`,
    });
  } else if (!isPlaced(files, slot)) {
    files[at] = addEntry(file, slot);
    items.push({ kind: 'updated', path: file.path, message: `${slot.title}: ${whereOf(work, slot)}` });
  }
}

function isPlaced(files: readonly ScheduleFile[], { entry: { session } }: WantedSlot): boolean {
  if (session === undefined) return false;
  return files.some(({ blocks }) => entriesOf(blocks).some(({ entry }) => entry['session'] === session));
}

/** Merges an entry that stands in a schedule: its place as one, the other fields one by one. */
function renew(
  work: Work,
  { slot, before, found, at }: { slot: WantedSlot; before: LedgerSlot; found: Found; at: number },
): void {
  const { files, items } = work;
  const file = files[found.file] as ScheduleFile;
  const [was, is, will] = [before, { ...found, day: file.day }, slot].map(placeOf);
  const isMoved = was !== will && is === was;
  if (was !== will && is !== was && is !== will) {
    items.push({
      kind: 'kept',
      path: file.path,
      message: `${slot.title}: its place (the export says ${whereOf(work, slot)})`,
    });
  }
  const { written, kept } = mergeFields({
    base: hashesOf(without(before.entry)),
    current: without(found.entry),
    next: without(slot.entry),
  });
  for (const name of kept) items.push({ kind: 'kept', path: file.path, message: `${slot.title}: ${name}` });
  if (!isMoved && written.size === 0) return;
  const entry = Object.fromEntries(
    Object.entries({
      ...found.entry,
      ...Object.fromEntries(written),
      ...(isMoved ? { startsAt: slot.entry['startsAt'] } : {}),
    }).filter(([, value]) => value !== undefined),
  );
  if (isMoved)
    items.push({
      kind: 'moved',
      path: files[at]?.path ?? file.path,
      message: `${slot.title}: ${whereOf(work, before)} → ${whereOf(work, slot)}`,
    });
  if (written.size > 0)
    items.push({ kind: 'updated', path: file.path, message: `${slot.title}: ${[...written.keys()].join(', ')}` });
  if (!isMoved || (found.file === at && found.track === slot.track)) {
    files[found.file] = changeEntry(file, found, entry);
    return;
  }
  files[found.file] = removeEntry(file, found.entry);
  files[at] = addEntry(files[at] as ScheduleFile, { ...slot, entry });
}

function placeOf({ day, track, entry }: { readonly day: string } & PlacedEntry): string {
  return `${day} ${String(entry['startsAt'])} ${track ?? ''}`;
}

function whereOf({ merge }: Work, { day, track, entry }: LedgerSlot): string {
  return `${day} ${String(entry['startsAt'])}${track === undefined ? '' : ` ${merge.trackTitle(track)}`}`;
}

function nameOf({ session, title }: Entry): string {
  return typeof session === 'string' ? `"${session}"` : `"${String(title)}"`;
}
