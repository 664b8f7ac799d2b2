/**
 * The entries of a schedule as blocks: an entry across all tracks, or lists of entries side by side. Entries are put in
 * by their time; what stands there already keeps its order.
 */

export type Entry = Readonly<Record<string, unknown>>;

/** An entry, or `tracks` with entries by the number of their track. */
export type Block = Entry;

type TracksBlock = Entry & { readonly tracks: Readonly<Record<string, readonly Entry[]>> };

/** An entry and where it stands. */
export interface PlacedEntry {
  readonly entry: Entry;
  /** Absent: across all tracks. */
  readonly track?: string;
}

/** Compares times of one day: those after midnight are the last. */
export type TimeOf = (entry: Entry) => string;

function isTracks(block: Block): block is TracksBlock {
  return typeof block['tracks'] === 'object' && block['tracks'] !== null;
}

/** What an entry says besides its time. */
export function withoutTime({ startsAt: _, ...entry }: Entry): Entry {
  return entry;
}

/** All entries in the order of the file. */
export function entriesOf(blocks: readonly Block[]): readonly PlacedEntry[] {
  return blocks.flatMap((block): readonly PlacedEntry[] =>
    isTracks(block)
      ? Object.entries(block.tracks).flatMap(([track, entries]) => entries.map((entry) => ({ entry, track })))
      : [{ entry: block }],
  );
}

/** With another entry, or none, in the place of one; lists and blocks that have become empty go. */
export function withEntry(blocks: readonly Block[], old: Entry, by?: Entry): readonly Block[] {
  const swapped = (entries: readonly Entry[]): readonly Entry[] =>
    entries.flatMap((entry): readonly Entry[] => (entry !== old ? [entry] : by === undefined ? [] : [by]));
  return blocks.flatMap((block): readonly Block[] => {
    if (!isTracks(block)) return swapped([block]);
    const tracks = Object.entries(block.tracks).map(([track, entries]) => [track, swapped(entries)] as const);
    const full = tracks.filter(([, entries]) => entries.length > 0);
    return full.length === 0 ? [] : [{ tracks: Object.fromEntries(full) }];
  });
}

/** With one more entry, where its time wants it; entries side by side share a block until something is for all. */
export function withNewEntry(blocks: readonly Block[], placed: PlacedEntry, timeOf: TimeOf): readonly Block[] {
  const at = timeOf(placed.entry);
  const timed = withTimes(blocks, timeOf);
  const { entry, track } = placed;
  if (track === undefined) {
    const [head, tail] = cutAt(timed, { at, timeOf });
    return [...head, entry, ...tail];
  }
  const next = timed.findIndex(({ from }) => from > at);
  const index = next < 0 ? timed.length : next;
  const home = [index - 1, index].find((one) => timed[one] !== undefined && isTracks((timed[one] as TimedBlock).block));
  if (home === undefined) return blocks.toSpliced(index, 0, { tracks: { [track]: [entry] } });
  return blocks.with(home, withInTrack(blocks[home] as TracksBlock, { entry, track }, timeOf));
}

/** Whether every entry still comes after those before it, by its time. */
export function isInOrder(blocks: readonly Block[], timeOf: TimeOf): boolean {
  const timed = withTimes(blocks, timeOf);
  const isSorted = (times: readonly string[]): boolean =>
    times.every((time, index) => index === 0 || (times[index - 1] as string) <= time);
  const inner = blocks.every(
    (block) => !isTracks(block) || Object.values(block.tracks).every((list) => isSorted(known(list, timeOf))),
  );
  return inner && timed.every(({ from }, index) => index === 0 || (timed[index - 1] as TimedBlock).until <= from);
}

interface TimedBlock {
  readonly block: Block;
  /** The times at which the first and the last of its entries start. */
  readonly from: string;
  readonly until: string;
}

/** An entry without a time follows the one before it. */
function withTimes(blocks: readonly Block[], timeOf: TimeOf): readonly TimedBlock[] {
  let last = '';
  return blocks.map((block) => {
    const times = known(isTracks(block) ? Object.values(block.tracks).flat() : [block], timeOf).toSorted();
    const from = times[0] ?? last;
    last = times.at(-1) ?? last;
    return { block, from, until: last };
  });
}

function known(entries: readonly Entry[], timeOf: TimeOf): readonly string[] {
  return entries.map(timeOf).filter((time) => time !== '');
}

/** The blocks on both sides of a time; one that goes on over it is cut in two. */
function cutAt(
  timed: readonly TimedBlock[],
  { at, timeOf }: { readonly at: string; readonly timeOf: TimeOf },
): readonly [readonly Block[], readonly Block[]] {
  const halves = timed.map(({ block, from, until }): readonly [readonly Block[], readonly Block[]] => {
    if (until <= at) return [[block], []];
    if (from > at || !isTracks(block)) return [[], [block]];
    const cuts = Object.entries(block.tracks).map(([track, entries]) => {
      const next = entries.findIndex((entry) => timeOf(entry) > at);
      return { track, entries, next: next < 0 ? entries.length : next };
    });
    const half = (of: (cut: (typeof cuts)[number]) => readonly Entry[]): readonly Block[] => {
      const full = cuts.map((cut) => [cut.track, of(cut)] as const).filter(([, entries]) => entries.length > 0);
      return full.length === 0 ? [] : [{ tracks: Object.fromEntries(full) }];
    };
    return [half(({ entries, next }) => entries.slice(0, next)), half(({ entries, next }) => entries.slice(next))];
  });
  return [halves.flatMap(([head]) => head), halves.flatMap(([, tail]) => tail)];
}

function withInTrack(block: TracksBlock, { entry, track }: Required<PlacedEntry>, timeOf: TimeOf): TracksBlock {
  const list = block.tracks[track] ?? [];
  const next = list.findIndex((one) => timeOf(one) > timeOf(entry));
  return { tracks: { ...block.tracks, [track]: list.toSpliced(next < 0 ? list.length : next, 0, entry) } };
}
