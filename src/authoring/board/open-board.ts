import type { Roots } from '../../content/roots.ts';
import { changeFiles, type FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { isSame } from '../../content-edits/record-values.ts';
import type { EditedRecord, EditHistory, SaveAnswer } from '../../domain/editor/edit.ts';
import type { Board, BoardPlace, MoveAnswer } from '../../domain/editor/edit-board.ts';
import type { EditHandler, EditService } from '../../domain/editor/edit-requests.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { CheckedProgrammes } from '../../pipeline/check-programmes.ts';
import { todayIn } from '../new/new-scope.ts';
import { type SavedContent, savedContent } from '../records/saved-content.ts';
import { announceHandler, type OpenedBoard } from './announce.ts';
import { boardVersions } from './board-files.ts';
import { boardOf } from './board-of.ts';
import { changeName, movedSentences } from './moved-entries.ts';
import { planMove } from './plan-move.ts';

export interface BoardOptions {
  readonly now: () => Instant;
  /** Writes all changes or none; by default without a history. `edited` is what the change is called in the history. */
  readonly apply?: (changes: readonly FileChange[], edited: EditedRecord) => Promise<SaveAnswer>;
  /** The content, if other handlers read it, too. */
  readonly saved?: SavedContent;
  /** What can be undone and redone; by default nothing. */
  readonly history?: () => EditHistory;
}

/**
 * The handlers of the programme of an edition. They throw `HintedError` for a place that does not exist, and for a move
 * that cannot be made or would add an error to the content.
 */
export function openBoardEditing(
  roots: Roots,
  { now, apply = applyTo(roots), history = () => ({}), saved = savedContent(roots, now) }: BoardOptions,
): Pick<EditService, 'board' | 'move' | 'announce'> {
  const open = async (place: BoardPlace): Promise<OpenedBoard> => {
    const content = await saved();
    const { scope } = content;
    const today = todayIn({ index: scope.index, at: now() }, place);
    const rest = { today, versions: boardVersions(scope, place), history: history() };
    const boardWith = (programmes: CheckedProgrammes): Board => boardOf(programmes, place, rest);
    return { ...content, board: boardWith(scope.programmes), boardWith };
  };
  const board: EditHandler<'board'> = async (place) => (await open(place)).board;
  const conflict = async (place: BoardPlace): Promise<MoveAnswer> => {
    return { board: await board(place), moved: [], isConflict: true };
  };
  const move: EditHandler<'move'> = async ({ move: wanted, versions, isDryRun, ...place }) => {
    const { scope, checkedAfter, board: before, boardWith } = await open(place);
    if (!isSame(versions, before.versions)) return { board: before, moved: [], isConflict: true };
    const planned = planMove(scope, before, wanted);
    const checked = await checkedAfter(planned.files);
    refuseErrors(scope.programmes, checked);
    const after = boardWith(checked);
    const moved = movedSentences(before, after, planned);
    if (isDryRun || planned.files.length === 0) return { board: after, moved };
    const answer = await apply(planned.files, { kind: 'moved', title: changeName(before, after, planned) });
    return answer.kind === 'conflict' ? conflict(place) : { board: await board(place), moved };
  };
  return { board, move, announce: announceHandler({ now, open, apply }) };
}

function applyTo({ rootDir }: Roots): NonNullable<BoardOptions['apply']> {
  return async (changes) => {
    const changed = await changeFiles(rootDir, changes);
    return { kind: 'saved', files: changed.map(({ path }) => path), history: {} };
  };
}

/** Refuses a move after which the content has an error that it did not have before. */
function refuseErrors(before: CheckedProgrammes, after: CheckedProgrammes): void {
  const errors = ({ diagnostics }: CheckedProgrammes) => diagnostics.filter(({ severity }) => severity === 'error');
  const old = new Set(errors(before).map(({ file, message }) => `${file}: ${message}`));
  const added = errors(after).find(({ file, message }) => !old.has(`${file}: ${message}`));
  if (added !== undefined)
    throw new RequestError(added.message, added.hint ?? 'choose another place', 'move-makes-error');
}
