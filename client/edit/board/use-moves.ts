import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, BoardMove, BoardPlace } from '../../../src/domain/edit.ts';
import { ask, EditError } from '../edit-api.ts';
import type { BoardTexts } from '../texts/board.ts';

/** The board of an edition, and the moves on it. */
export function useMoves({ event, year }: BoardPlace, texts: BoardTexts) {
  const [board, setBoard] = useState<Board>();
  const [error, setError] = useState<EditError>();
  const [status, setStatus] = useState<readonly string[]>([]);
  const focused = useRef<string>(undefined);
  const place = useMemo(() => ({ event, year }), [event, year]);
  const fail = useCallback((reason: unknown) => setError(asEditError(reason)), []);
  const load = useCallback(() => {
    setError(undefined);
    ask('board', place).then(setBoard, fail);
  }, [place, fail]);
  useEffect(load, [load]);
  useEffect(() => {
    if (board === undefined || focused.current === undefined) return;
    // An entry of a day that is not shown cannot be focused.
    const name = `[data-name="${CSS.escape(focused.current)}"] .board-move`;
    (document.querySelector<HTMLElement>(name) ?? document.querySelector<HTMLElement>('.board-undo'))?.focus();
    focused.current = undefined;
  }, [board]);

  const versions = board?.versions ?? {};
  const key = JSON.stringify(versions);
  const tryMove = useCallback(
    (move: BoardMove) => ask('move', { ...place, move, versions: JSON.parse(key), isDryRun: true }),
    [place, key],
  );
  const makeMove = (move: BoardMove, name: string): void => {
    setError(undefined);
    setStatus([]);
    ask('move', { ...place, move, versions, isDryRun: false }).then((answer) => {
      focused.current = name;
      setBoard(answer.board);
      setStatus(answer.isConflict ? [texts.conflict] : answer.moved.length > 0 ? answer.moved : [texts.moved]);
    }, fail);
  };
  const undo = (): void => {
    setError(undefined);
    ask('history', { direction: 'undo' }).then((answer) => {
      setStatus([answer.kind === 'conflict' ? texts.conflict : texts.undone]);
      load();
    }, fail);
  };
  return { board, error, status, load, tryMove, makeMove, undo };
}

export function asEditError(reason: unknown): EditError {
  return reason instanceof EditError ? reason : new EditError({ message: String(reason) });
}
