import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import type { ValuePath } from '../../content-edits/record-values.ts';
import { type ListItem, newItem } from '../../content-edits/yaml/list-items.ts';
import type { YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import { editFile } from '../../content-edits/yaml/yaml-places.ts';
import type { Board, BoardEntry, BoardMove, BoardSpot } from '../../domain/editor/edit-board.ts';
import type { ChangeScope } from '../change/find-edition.ts';
import { draftFiles, type FileDraft } from './file-draft.ts';
import { newEntry } from './new-entry.ts';
import { dayOf, entryAt, isInList, listPath, requireSpot } from './spots.ts';

/** What a move writes, and where its entry is before and afterwards. */
export interface PlannedMove {
  readonly files: readonly FileChange[];
  /** Absent for an entry from the tray. */
  readonly from?: BoardSpot;
  /** Absent for an entry that is taken out. */
  readonly to?: BoardSpot;
}

/** Keys of an entry up to those that a move sets, in the usual order. */
const ORDER = ['session', 'special', 'break', 'ident', 'lunch', 'track', 'room', 'startsAt', 'alongside', 'duration'];

/** Plans a move, and writes nothing. Throws `RequestError` for one that makes no sense, and `YamlEditError`. */
export function planMove(scope: Pick<ChangeScope, 'rootDir' | 'textOf'>, board: Board, move: BoardMove): PlannedMove {
  const draft = draftFiles(scope);
  const spots = spotsAfter({ draft, board }, move);
  return { files: draft.changes(), ...spots };
}

interface Planning {
  readonly draft: FileDraft;
  readonly board: Board;
}

type Spots = Omit<PlannedMove, 'files'>;

function spotsAfter(planning: Planning, move: BoardMove): Spots {
  switch (move.kind) {
    case 'place':
      return place(planning, move);
    case 'move':
      return moveEntry(planning, move);
    case 'add':
      return add(planning, move);
    case 'unschedule':
      return unschedule(planning, move.from);
    case 'pin':
      return pin(planning, move.at, move.startsAt);
    case 'resize':
      return resize(planning, move.at, move.minutes);
  }
}

function place(planning: Planning, { session, to, room }: BoardMove & { kind: 'place' }): Spots {
  if (!planning.board.tray.some(({ ident }) => ident === session))
    throw new RequestError(
      `There is no session "${session}" without a place in the programme.`,
      'load the programme again',
      'board-outdated',
    );
  requireSpot(planning.board, to);
  const target = insert(planning, to, newItem({ session }));
  setRoom(planning, target, room);
  return { to: target };
}

function add(planning: Planning, { entry, to }: BoardMove & { kind: 'add' }): Spots {
  requireSpot(planning.board, to);
  if (to.track !== undefined)
    throw new RequestError(
      'A new entry is first added for everybody.',
      'add it to the day, and then move it',
      'add-to-day-first',
    );
  return { to: insert(planning, to, newEntry(entry, planning.board.languages)) };
}

function moveEntry(planning: Planning, { from, to, room }: BoardMove & { kind: 'move' }): Spots {
  const { board } = planning;
  const entry = entryAt(board, from);
  requireSpot(board, to);
  const isParallel = entry.kind === 'tracks';
  if (isParallel && to.track !== undefined)
    throw new RequestError(
      'Parallel entries cannot be inside of others.',
      'move them to before or after another entry',
      'parallel-in-parallel',
    );
  if (isInList(from, to) && (to.index === from.index || to.index === from.index + 1)) {
    if (!isParallel) setRoom(planning, from, room);
    return { from, to: from };
  }
  leaveOthers(planning, from);
  if (!isParallel) {
    edit(planning, from, (yaml, path) => yaml.remove([...path, 'startsAt']));
    if (to.track !== undefined && to.track !== from.track) forgetPlace(planning, from, to);
  }
  const item = take(planning, from);
  const target = insert(planning, afterTaking(from, to), item);
  if (!isParallel) setRoom(planning, target, room);
  return { from, to: target };
}

/** An entry that leaves its place runs beside nothing there any more. What ran beside it stays without it. */
function leaveOthers(planning: Planning, from: BoardSpot): void {
  edit(planning, from, (yaml, path) => {
    const own = [...path, 'alongside'];
    const next = [...path.slice(0, -1), from.index + 1, 'alongside'];
    for (const one of yaml.valueAt(own) === true ? [own] : [next]) {
      if (yaml.valueAt(one) !== undefined) yaml.remove(one);
    }
  });
}

/** The list that an entry gets into gives its room, and a list of a track its track too. */
function forgetPlace(planning: Planning, from: BoardSpot, to: BoardSpot): void {
  const list = listPath(planning.draft.yamlOf(dayOf(planning.board, to).path), to);
  const isOfTrack = list.includes('tracks');
  for (const key of isOfTrack ? ['room', 'track'] : ['room'])
    edit(planning, from, (yaml, path) => yaml.remove([...path, key]));
}

/** A spot once an entry has been taken out. */
function afterTaking(from: BoardSpot, to: BoardSpot): BoardSpot {
  if (isInList(from, to)) return from.index < to.index ? { ...to, index: to.index - 1 } : to;
  const isAbove = from.date === to.date && from.track === undefined && to.block !== undefined && from.index < to.block;
  return isAbove ? { ...to, block: (to.block as number) - 1 } : to;
}

function unschedule(planning: Planning, from: BoardSpot): Spots {
  const entry = entryAt(planning.board, from);
  if (entry.tracks?.some(({ entries }) => entries.length > 0))
    throw new RequestError(
      'There are still entries in it.',
      'move them elsewhere, or to the tray, first',
      'parallel-not-empty',
    );
  leaveOthers(planning, from);
  take(planning, from);
  return { from };
}

function pin(planning: Planning, at: BoardSpot, startsAt: string | undefined): Spots {
  refuseParallel(entryAt(planning.board, at), 'begin when the entry before them ends');
  if (startsAt === undefined) {
    edit(planning, at, (yaml, path) => yaml.remove([...path, 'startsAt']));
    return { from: at, to: at };
  }
  const [, hour, minute] = /^([0-4]?\d):([0-5]\d)$/.exec(startsAt) ?? [];
  if (hour === undefined)
    throw new RequestError(`"${startsAt}" is not a time.`, 'write a time such as 14:30', 'time-malformed');
  const value = `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`;
  edit(planning, at, (yaml, path) => yaml.set([...path, 'startsAt'], { value, order: ORDER }));
  return { from: at, to: at };
}

/** The length of a session is in its own file, that of another entry in the schedule. */
function resize(planning: Planning, at: BoardSpot, minutes: number): Spots {
  const { session, ...entry } = entryAt(planning.board, at);
  refuseParallel(entry, 'last as long as the longest of their lists');
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440)
    throw new RequestError(
      `An entry cannot last ${minutes} minutes.`,
      'write whole minutes, from 1 to 1440',
      'length-impossible',
    );
  const to = { value: minutes, order: ORDER };
  if (session === undefined) edit(planning, at, (yaml, path) => yaml.set([...path, 'duration'], to));
  else planning.draft.yamlOf(session.path).set(['duration'], to);
  return { from: at, to: at };
}

function refuseParallel({ kind }: Pick<BoardEntry, 'kind'>, what: string): void {
  if (kind === 'tracks')
    throw new RequestError(`Parallel entries ${what}.`, 'change the entries in them', 'parallel-fixed');
}

function setRoom(planning: Planning, at: BoardSpot, room: string | undefined): void {
  if (room === undefined) return;
  if (!planning.board.rooms.some(({ ident }) => ident === room))
    throw new RequestError(`There is no room "${room}".`, 'choose a room of the venue', 'room-gone');
  edit(planning, at, (yaml, path) => yaml.set([...path, 'room'], { value: room, order: ORDER }));
}

function take(planning: Planning, from: BoardSpot): ListItem {
  return edit(planning, from, (yaml, path) => yaml.take(path));
}

/** Inserts an entry at a spot, or after the entries there that run beside the one before them. Returns where it is. */
function insert(planning: Planning, to: BoardSpot, item: ListItem): BoardSpot {
  return edit(planning, to, (yaml, path) => {
    const list = path.slice(0, -1);
    let { index } = to;
    while (yaml.valueAt([...list, index, 'alongside']) === true) index += 1;
    yaml.insert(list, { index, item });
    return { ...to, index };
  });
}

/** Runs an edit with the path of a spot. */
function edit<T>({ draft, board }: Planning, at: BoardSpot, change: (yaml: YamlEditor, path: ValuePath) => T): T {
  const { path } = dayOf(board, at);
  const yaml = draft.yamlOf(path);
  return editFile(path, () => change(yaml, [...listPath(yaml, at), at.index]));
}
