import { newItem } from '../../content-edits/yaml/list-items.ts';
import { openYaml } from '../../content-edits/yaml/open-yaml.ts';
import { defined } from '../../domain/defined.ts';
import { type Placed, type ProgrammeBlock, placeProgramme } from '../../domain/programme/schedule.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { ScheduledDay, SourceEntry } from '../../pipeline/check-programmes.ts';
import { startTime } from './change-times.ts';

/** What an edit of a day's schedule is to come to. All other entries keep their time and room. */
export interface ScheduleEdit {
  /** Entry → its new start. */
  readonly starts: ReadonlyMap<SourceEntry, Instant>;
  /** An entry that moves away from what it ran beside, and its new room. */
  readonly moved?: { readonly entry: SourceEntry; readonly room?: string };
  /** A session that takes the place of an entry, at the same time. */
  readonly replacement?: { readonly entry: SourceEntry; readonly session: string; readonly minutes: number };
}

/** Keys of an entry before and up to `startsAt`, in the usual order. */
const ORDER = ['session', 'special', 'break', 'ident', 'track', 'room', 'startsAt', 'alongside'];

/**
 * Edits the text of a day's schedule. As few entries as possible get a `startsAt`: those that would otherwise begin at
 * another time than wanted. All other bytes stay. Throws `YamlEditError`, and `RequestError` for a time outside of the day.
 */
export function editSchedule(day: ScheduledDay, text: string, edit: ScheduleEdit): string {
  const { moved, replacement } = edit;
  const yaml = openYaml(text);
  const alone = leftAlone(day, moved?.entry);
  for (const [entry, at] of pinsFor(withoutBeside(day, alone), edit)) {
    yaml.set([...entry.pointer, 'startsAt'], { value: startTime(day, at), order: ORDER });
  }
  if (alone !== undefined) yaml.remove([...alone.pointer, 'alongside']);
  if (moved?.room !== undefined) yaml.set([...moved.entry.pointer, 'room'], { value: moved.room, order: ORDER });
  if (replacement === undefined) return yaml.text();
  const { pointer, data } = replacement.entry;
  const start = day.entries.find(({ entry }) => entry === replacement.entry)?.startsAt as Instant;
  const { track, room: ownRoom, alongside } = data;
  const startsAt = startTime(day, start);
  const item = defined({ session: replacement.session, track, room: ownRoom, startsAt, alongside });
  yaml.insert(pointer.slice(0, -1), { index: Number(pointer.at(-1)) + 1, item: newItem(item) });
  return yaml.text();
}

/** The entry that runs beside nothing any more once one has moved away: that one, or else the one that ran beside it. */
function leftAlone({ entries }: ScheduledDay, moved: SourceEntry | undefined): SourceEntry | undefined {
  if (moved?.alongside !== undefined) return moved;
  const list = moved?.pointer.slice(0, -1);
  const next = list && [...list, String(Number(moved?.pointer.at(-1)) + 1)].join('/');
  return entries.find(({ entry }) => entry.alongside !== undefined && entry.pointer.join('/') === next)?.entry;
}

function withoutBeside(day: ScheduledDay, alone: SourceEntry | undefined): ScheduledDay {
  const changed = (entry: SourceEntry): SourceEntry => {
    const { alongside: _, ...others } = entry;
    return entry === alone ? others : entry;
  };
  const blocks = day.blocks.map((block): ProgrammeBlock<SourceEntry> => {
    if (block.kind === 'all') return { kind: 'all', entry: changed(block.entry) };
    return { kind: 'parallel', lists: block.lists.map((list) => list.map(changed)) };
  });
  return { ...day, blocks };
}

/** The entries that need a fixed start, in the order of the file. */
function pinsFor(day: ScheduledDay, { starts, replacement }: ScheduleEdit): ReadonlyMap<SourceEntry, Instant> {
  const planned = new Map(day.entries.map(({ entry, startsAt }) => [entry.order, startsAt]));
  for (const [{ order }, at] of starts) planned.set(order, at);
  const pins = new Map<SourceEntry, Instant>();
  const source = new Map(day.entries.map(({ entry }) => [entry.order, entry]));
  for (;;) {
    const pinned = new Map([...pins].map(([{ order }, at]) => [order, at]));
    const wrong = placed(day, pinned, replacement).find((one) => {
      const wanted = planned.get(one.entry.order);
      return wanted !== undefined && wanted !== one.startsAt;
    });
    const entry = wrong && source.get(wrong.entry.order);
    if (entry === undefined) return pins;
    pins.set(entry, planned.get(entry.order) as Instant);
  }
}

/** The programme with fixed starts (by the order of entries), in the order of the file. */
function placed(
  { blocks, span }: ScheduledDay,
  pins: ReadonlyMap<number, Instant>,
  replacement: ScheduleEdit['replacement'],
): readonly Placed<SourceEntry>[] {
  const pin = (entry: SourceEntry): SourceEntry => {
    const at = pins.get(entry.order);
    return at === undefined ? entry : { ...entry, pinnedAt: at };
  };
  const withReplacement = (entry: SourceEntry, startsAt?: Instant): readonly SourceEntry[] => {
    if (replacement?.entry.order !== entry.order) return [pin(entry)];
    const added = { ...entry, order: entry.order + 0.5, durationMinutes: replacement.minutes };
    return [pin(entry), startsAt === undefined ? added : { ...added, pinnedAt: startsAt }];
  };
  const replacedAt = startOf({ blocks, span }, replacement?.entry);
  const changed = blocks.flatMap((block): readonly ProgrammeBlock<SourceEntry>[] => {
    if (block.kind === 'all')
      return withReplacement(block.entry, replacedAt).map((entry) => ({ kind: 'all', entry }) as const);
    return [{ ...block, lists: block.lists.map((list) => list.flatMap((one) => withReplacement(one, replacedAt))) }];
  });
  return placeProgramme(changed, span.startsAt).toSorted((a, b) => a.entry.order - b.entry.order);
}

function startOf(
  { blocks, span }: Pick<ScheduledDay, 'blocks' | 'span'>,
  entry: SourceEntry | undefined,
): Instant | undefined {
  if (entry === undefined) return undefined;
  return placeProgramme(blocks, span.startsAt).find((one) => one.entry.order === entry.order)?.startsAt;
}
