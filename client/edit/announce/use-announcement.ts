import { useEffect, useState } from 'react';
import type { AnnounceAnswer, Announcement } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board, BoardPlace } from '../../../src/domain/editor/edit-board.ts';
import { ask } from '../edit-api.ts';

export type Preview = { readonly answer: AnnounceAnswer } | { readonly error: unknown };

export interface Announcing {
  /** The board as it is now: another one after a conflict. */
  readonly board: Board;
  /** What the change would come to, or why it was not made. */
  readonly preview: Preview | undefined;
  readonly isRunning: boolean;
  readonly announce: () => void;
}

/** How long what is typed must stay the same before it is tried. */
const PAUSE_MS = 250;

/** Says what a change would come to, and announces it. `onDone` is called with the answer once it is written. */
export function useAnnouncement(
  place: BoardPlace,
  {
    board: opened,
    changeOn,
    onDone,
  }: {
    readonly board: Board;
    readonly changeOn: (board: Board) => Announcement | undefined;
    readonly onDone: (answer: AnnounceAnswer) => void;
  },
): Announcing {
  const [board, setBoard] = useState(opened);
  const [preview, setPreview] = useState<Preview>();
  const [isRunning, setIsRunning] = useState(false);
  const { event, year } = place;
  const change = changeOn(board);
  const request = change && JSON.stringify({ event, year, change, versions: board.versions });
  const send = (wanted: string, isDryRun: boolean): Promise<AnnounceAnswer> =>
    ask('announce', { ...JSON.parse(wanted), isDryRun });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is the same function in each render.
  useEffect(() => {
    if (request === undefined) return setPreview(undefined);
    let isCurrent = true;
    const show = (next: Preview): void => {
      if (isCurrent) setPreview(next);
    };
    const timer = setTimeout(() => {
      send(request, true).then(
        (answer) => show({ answer }),
        (error: unknown) => show({ error }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request]);
  const announce = (): void => {
    if (request === undefined || isRunning) return;
    setIsRunning(true);
    const run = async (): Promise<void> => {
      const answer = await send(request, false);
      if (!answer.isConflict && answer.errors.length === 0) return onDone(answer);
      setBoard(answer.board);
      setPreview({ answer });
    };
    run()
      .catch((error: unknown) => setPreview({ error }))
      .finally(() => setIsRunning(false));
  };
  return { board, preview, isRunning, announce };
}
