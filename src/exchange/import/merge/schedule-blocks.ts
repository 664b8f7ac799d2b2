/**
 * The blocks of a schedule: an entry in all tracks, or lists of parallel entries, one per track. New entries are
 * inserted by their time; the order of existing entries does not change.
 */

export type Entry = Readonly<Record<string, unknown>>;

/** An entry, or `tracks` with a list of entries for each track number. */
export type Block = Entry;

type TracksBlock = Entry & { readonly tracks: Readonly<Record<string, readonly Entry[]>> };

/** An entry and its track. */
export interface PlacedEntry {
  readonly entry: Entry;
  /** Absent for an entry in all tracks. */
  readonly track?: string;
}

/** Returns a sort key of an entry's time: times after midnight come last. Empty if it has no time. */
export type TimeOf = (entry: Entry) => string;

function isTracks(block: Block): block is TracksBlock {
  return typeof block['tracks'] === 'object' && block['tracks'] !== null;
}

/** The fields of an entry without its time. */
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

/** Replaces an entry, or removes it if there is no new one. Empty lists and blocks are removed. */
export function withEntry(blocks: readonly Block[], old: Entry, replacement?: Entry): readonly Block[] {
  const replaced = (entries: readonly Entry[]): readonly Entry[] =>
    entries.flatMap((entry): readonly Entry[] =>
      entry !== old ? [entry] : replacement === undefined ? [] : [replacement],
    );
  return blocks.flatMap((block): readonly Block[] => {
    if (!isTracks(block)) return replaced([block]);
    const tracks = Object.entries(block.tracks).map(([track, entries]) => [track, replaced(entries)] as const);
    return tracksBlock(tracks);
  });
}

/** A block with the tracks that have entries; none if all are empty. */
function tracksBlock(tracks: readonly (readonly [string, readonly Entry[]])[]): readonly Block[] {
  const used = tracks.filter(([, entries]) => entries.length > 0);
  return used.length === 0 ? [] : [{ tracks: Object.fromEntries(used) }];
}

/** Inserts an entry by its time. Parallel entries share a block up to the next entry in all tracks. */
export function withNewEntry(blocks: readonly Block[], placed: PlacedEntry, timeOf: TimeOf): readonly Block[] {
  const at = timeOf(placed.entry);
  const timed = withTimes(blocks, timeOf);
  const { entry, track } = placed;
  if (track === undefined) {
    const [head, tail] = splitAt(timed, { at, timeOf });
    return [...head, entry, ...tail];
  }
  const next = timed.findIndex(({ from }) => from > at);
  const index = next < 0 ? timed.length : next;
  const blockIndex = [index - 1, index].find(
    (one) => timed[one] !== undefined && isTracks((timed[one] as TimedBlock).block),
  );
  if (blockIndex === undefined) return blocks.toSpliced(index, 0, { tracks: { [track]: [entry] } });
  return blocks.with(blockIndex, withInTrack(blocks[blockIndex] as TracksBlock, { entry, track }, timeOf));
}

/** Whether all entries are sorted by their time. */
export function isInOrder(blocks: readonly Block[], timeOf: TimeOf): boolean {
  const timed = withTimes(blocks, timeOf);
  const isSorted = (times: readonly string[]): boolean =>
    times.every((time, index) => index === 0 || (times[index - 1] as string) <= time);
  const inner = blocks.every(
    (block) => !isTracks(block) || Object.values(block.tracks).every((list) => isSorted(timesIn(list, timeOf))),
  );
  return inner && timed.every(({ from }, index) => index === 0 || (timed[index - 1] as TimedBlock).until <= from);
}

interface TimedBlock {
  readonly block: Block;
  /** The start times of its first and last entry. */
  readonly from: string;
  readonly until: string;
}

/** The times of blocks. A block without a time has the time of the block before it. */
function withTimes(blocks: readonly Block[], timeOf: TimeOf): readonly TimedBlock[] {
  let last = '';
  return blocks.map((block) => {
    const times = timesIn(isTracks(block) ? Object.values(block.tracks).flat() : [block], timeOf).toSorted();
    const from = times[0] ?? last;
    last = times.at(-1) ?? last;
    return { block, from, until: last };
  });
}

function timesIn(entries: readonly Entry[], timeOf: TimeOf): readonly string[] {
  return entries.map(timeOf).filter((time) => time !== '');
}

/** Splits the blocks at a time. A block with entries on both sides of it is split in two. */
function splitAt(
  timed: readonly TimedBlock[],
  { at, timeOf }: { readonly at: string; readonly timeOf: TimeOf },
): readonly [readonly Block[], readonly Block[]] {
  const halves = timed.map(({ block, from, until }): readonly [readonly Block[], readonly Block[]] => {
    if (until <= at) return [[block], []];
    if (from > at || !isTracks(block)) return [[], [block]];
    const splits = Object.entries(block.tracks).map(([track, entries]) => {
      const next = entries.findIndex((entry) => timeOf(entry) > at);
      return { track, entries, next: next < 0 ? entries.length : next };
    });
    return [
      tracksBlock(splits.map(({ track, entries, next }) => [track, entries.slice(0, next)])),
      tracksBlock(splits.map(({ track, entries, next }) => [track, entries.slice(next)])),
    ];
  });
  return [halves.flatMap(([head]) => head), halves.flatMap(([, tail]) => tail)];
}

function withInTrack(block: TracksBlock, { entry, track }: Required<PlacedEntry>, timeOf: TimeOf): TracksBlock {
  const list = block.tracks[track] ?? [];
  const next = list.findIndex((one) => timeOf(one) > timeOf(entry));
  return { tracks: { ...block.tracks, [track]: list.toSpliced(next < 0 ? list.length : next, 0, entry) } };
}
