import type { Board, BoardEntry, BoardSpot } from '../../domain/editor/edit-board.ts';
import type { PlannedMove } from './plan-move.ts';
import { entryAt, isWithin } from './spots.ts';

interface Shown {
  readonly spot: BoardSpot;
  readonly entry: BoardEntry;
}

/**
 * What differs between two boards because of a move, as sentences: first of the moved entry, then of the others in the
 * order of the programme. An entry that was not in the programme only has its start, and one that is taken out ends in "–".
 */
export function movedSentences(
  before: Board,
  after: Board,
  { from, to }: Pick<PlannedMove, 'from' | 'to'>,
): readonly string[] {
  const [own, others] = parted(before, from);
  const [ownAfter, othersAfter] = parted(after, to);
  const moved = Array.from(
    { length: Math.max(own.length, ownAfter.length) },
    (_, at) => [own[at], ownAfter[at]] as const,
  );
  return [
    ...moved.flatMap(([old, now]) => movedSentence(old, now) ?? changeSentence(after, old, now) ?? []),
    ...others.flatMap((old, at) => movedSentence(old, othersAfter[at]) ?? []),
  ];
}

/** What a change is called in the history. */
export function changeName(before: Board, after: Board, planned: Pick<PlannedMove, 'from' | 'to'>): string {
  const [first] = movedSentences(before, after, planned);
  if (first !== undefined) return first;
  const entry = planned.to === undefined ? planned.from && entryAt(before, planned.from) : entryAt(after, planned.to);
  return `"${entry?.title}"`;
}

/** The entries of a board, without blocks of parallel ones: those at a spot, and the others. */
function parted({ days }: Board, at: BoardSpot | undefined): readonly [readonly Shown[], readonly Shown[]] {
  const all = days.flatMap(({ date, entries }) =>
    entries.flatMap((entry): readonly Shown[] => {
      if (entry.tracks === undefined) return [{ spot: { date, index: entry.index }, entry }];
      return entry.tracks.flatMap((track) =>
        track.entries.map((one) => ({
          spot: { date, block: entry.index, track: track.ident, index: one.index },
          entry: one,
        })),
      );
    }),
  );
  const isOwn = ({ spot }: Shown): boolean => at !== undefined && isWithin(spot, at);
  return [all.filter(isOwn), all.filter((one) => !isOwn(one))];
}

function movedSentence(old: Shown | undefined, now: Shown | undefined): string | undefined {
  const title = (now ?? old)?.entry.title;
  if (old === undefined) return [`"${title}"`, now?.entry.startsAt || []].flat().join(' ');
  if (now === undefined) return `"${title}" ${startOf(old)} → –`;
  if (old.spot.date !== now.spot.date)
    return `"${title}" ${old.spot.date} ${startOf(old)} → ${now.spot.date} ${startOf(now)}`;
  const isKnown = old.entry.startsAt !== '' && now.entry.startsAt !== '';
  return isKnown && startOf(old) !== startOf(now) ? `"${title}" ${startOf(old)} → ${startOf(now)}` : undefined;
}

/** The start of an entry; "–" if it is not known. */
function startOf({ entry }: Shown): string {
  return entry.startsAt || '–';
}

/** What else differs of an entry that begins at the same time: its length or its room. */
function changeSentence({ rooms }: Board, old: Shown | undefined, now: Shown | undefined): string | undefined {
  const [a, b] = [old?.entry, now?.entry];
  if (a === undefined || b === undefined) return undefined;
  if (a.minutes !== b.minutes) return `"${b.title}" ${a.minutes} → ${b.minutes} min`;
  const nameOf = ([ident]: readonly string[]): string =>
    rooms.find((room) => room.ident === ident)?.name ?? ident ?? '–';
  return nameOf(a.rooms) === nameOf(b.rooms) ? undefined : `"${b.title}" ${nameOf(a.rooms)} → ${nameOf(b.rooms)}`;
}
