import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, BoardMove, BoardPlace } from '../../../src/domain/editor/edit-board.ts';
import { ask, EditError } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { t } from '../shown-texts.ts';

/** The board of an edition, and the moves on it. */
export function useMoves({ event, year }: BoardPlace) {
  const [board, setBoard] = useState<Board>();
  const [error, setError] = useState<EditError>();
  const [status, setStatus] = useState<readonly string[]>([]);
  const [isMoving, setIsMoving] = useState(false);
  const { changed } = useEditor();
  useEffect(() => {
    if (board !== undefined) changed(board.history);
  }, [board, changed]);
  const focused = useRef<string>(undefined);
  const place = useMemo(() => ({ event, year }), [event, year]);
  const fail = useCallback((reason: unknown) => setError(asEditError(reason)), []);
  const load = useCallback(() => {
    setError(undefined);
    ask('board', place).then(setBoard, fail);
  }, [place, fail]);
  useEffect(load, [load]);
  useEffect(() => {
    if (isMoving || focused.current === undefined) return;
    // An entry of a day that is not shown cannot be focused, and there may be nothing more to undo.
    const places = [`[data-name="${CSS.escape(focused.current)}"] .board-move`, '.board-undo', 'h1'];
    places
      .map((place) => document.querySelector<HTMLElement>(place))
      .find((each) => each !== null)
      ?.focus();
    focused.current = undefined;
  }, [isMoving]);

  const versions = board?.versions ?? {};
  const key = JSON.stringify(versions);
  const tryMove = useCallback(
    (move: BoardMove) => ask('move', { ...place, move, versions: JSON.parse(key), isDryRun: true }),
    [place, key],
  );
  /** What is said and the board change together, so that nobody moves an entry of the board before. */
  const run = (name: string, request: () => Promise<readonly [Board, readonly string[]]>): void => {
    setError(undefined);
    setStatus([]);
    setIsMoving(true);
    focused.current = name;
    request()
      .then(([next, sentences]) => {
        setBoard(next);
        setStatus(sentences);
      }, fail)
      .finally(() => setIsMoving(false));
  };
  const makeMove = (move: BoardMove, name: string): void =>
    run(name, async () => {
      const { board: next, moved, isConflict } = await ask('move', { ...place, move, versions, isDryRun: false });
      return [next, isConflict ? [t('board:conflict')] : moved.length > 0 ? moved : [t('board:moved')]];
    });
  const undo = (): void =>
    run('', async () => {
      const { kind } = await ask('history', { direction: 'undo' });
      return [await ask('board', place), [kind === 'conflict' ? t('board:conflict') : t('board:undone')]];
    });
  /** Shows a board that another request has changed, and says what it did. */
  const show = (next: Board, sentences: readonly string[]): void => {
    setError(undefined);
    setBoard(next);
    setStatus(sentences);
  };
  return { board, error, status, isMoving, load, tryMove, makeMove, undo, show };
}

export function asEditError(reason: unknown): EditError {
  return reason instanceof EditError ? reason : new EditError({ message: String(reason) });
}
