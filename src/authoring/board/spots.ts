import { field } from '../../content/content-index.ts';
import { RequestError } from '../../content-edits/errors.ts';
import type { ValuePath } from '../../content-edits/record-values.ts';
import type { YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import type { Board, BoardDay, BoardEntry, BoardSpot } from '../../domain/editor/edit-board.ts';
import type { RoomsBlock, TracksBlock } from '../../domain/site/content-types.ts';

/** Finds the spots of a board. All functions throw `RequestError` if the board has no such spot. */

export function dayOf({ days }: Board, { date }: BoardSpot): BoardDay {
  return days.find((day) => day.date === date) ?? fail();
}

export function entryAt(board: Board, spot: BoardSpot): BoardEntry {
  return listAt(board, spot)[spot.index] ?? fail();
}

/** Refuses a spot to which nothing can be moved. */
export function requireSpot(board: Board, spot: BoardSpot): void {
  const { index } = spot;
  if (!Number.isInteger(index) || index < 0 || index > listAt(board, spot).length) fail();
}

function listAt(board: Board, spot: BoardSpot): readonly BoardEntry[] {
  const { entries } = dayOf(board, spot);
  if (spot.track === undefined) return entries;
  return entries[spot.block ?? -1]?.tracks?.find(({ ident }) => ident === spot.track)?.entries ?? fail();
}

type Lists = TracksBlock & RoomsBlock;

/** The path of the list of a spot in a schedule. */
export function listPath(yaml: YamlEditor, { block, track }: BoardSpot): ValuePath {
  if (track === undefined) return ['entries'];
  const path = ['entries', String(block)];
  const data = yaml.valueAt(path);
  const by =
    (['tracks', 'rooms'] as const).find((one) => field(field<Lists>(data, one), track) !== undefined) ?? fail();
  return [...path, by, track];
}

/** Whether two spots are in the same list. */
export function isInList(one: BoardSpot, other: BoardSpot): boolean {
  return one.date === other.date && one.track === other.track && (one.track === undefined || one.block === other.block);
}

/** Whether a spot is that of an entry, or in the parallel entries that are there. */
export function isWithin(spot: BoardSpot, entry: BoardSpot): boolean {
  if (isInList(spot, entry)) return spot.index === entry.index;
  return spot.date === entry.date && entry.track === undefined && spot.block === entry.index;
}

function fail(): never {
  throw new RequestError('The programme has no such place.', 'load the programme again', 'board-outdated');
}
