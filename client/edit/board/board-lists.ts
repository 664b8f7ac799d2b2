import type {
  Board,
  BoardClash,
  BoardDay,
  BoardEntry,
  BoardMove,
  BoardSession,
  BoardSpot,
} from '../../../src/domain/editor/edit-board.ts';

/** A list of entries: that of a day for everybody, or that of a parallel track. */
export interface BoardList {
  /** Identifies it within its day. */
  readonly key: string;
  /** The title of the track and the start of the parallel entries; undefined for the list of the day. */
  readonly track?: { readonly title: string; readonly startsAt: string };
  readonly spot: Omit<BoardSpot, 'index'>;
  readonly entries: readonly BoardEntry[];
}

/** What is moved: an entry of the programme, or a session without a place. */
export interface Moved {
  readonly title: string;
  readonly from?: BoardSpot;
  readonly entry?: BoardEntry;
  readonly session?: BoardSession;
}

/** The lists of a day in the order of the programme: first its own, then those of its parallel entries. */
export function listsOf({ date, entries }: BoardDay): readonly BoardList[] {
  const parallel = entries.flatMap(({ index: block, startsAt, tracks = [] }) =>
    tracks.map(
      (track): BoardList => ({
        key: `${block}/${track.ident}`,
        track: { title: track.title, startsAt },
        spot: { date, block, track: track.ident },
        entries: track.entries,
      }),
    ),
  );
  return [{ key: '', spot: { date }, entries }, ...parallel];
}

export function listKey({ block, track }: Omit<BoardSpot, 'index'>): string {
  return track === undefined ? '' : `${block}/${track}`;
}

/** The move to a spot; to none takes the entry out. Undefined if that changes nothing. */
export function moveTo({ from, session }: Moved, to: BoardSpot | undefined, room?: string): BoardMove | undefined {
  const place = room === undefined || room === '' ? {} : { room };
  if (from === undefined)
    return session === undefined || to === undefined
      ? undefined
      : { kind: 'place', session: session.ident, to, ...place };
  if (to === undefined) return { kind: 'unschedule', from };
  const isSameList = from.date === to.date && listKey(from) === listKey(to);
  const isSame = isSameList && (to.index === from.index || to.index === from.index + 1);
  return isSame && place.room === undefined ? undefined : { kind: 'move', from, to, ...place };
}

/** All clashes of a programme. */
export function clashesOf({ days }: Board): readonly BoardClash[] {
  return days.flatMap((day) => listsOf(day).flatMap(({ entries }) => entries.flatMap(({ clashes }) => clashes)));
}

/** A name that an entry has before and after a move. */
export function nameOf({ kind, title, session }: Pick<BoardEntry, 'kind' | 'title' | 'session'>): string {
  return session === undefined ? `${kind} ${title}` : `session ${session.ident}`;
}
