import { useEffect, useState } from 'react';
import type { BoardClash, BoardMove, MoveAnswer } from '../../../src/domain/editor/edit-board.ts';
import type { EditError } from '../edit-api.ts';
import { FailureText } from '../FailureText.tsx';
import { ProblemMessage, ProblemText } from '../form/ProblemText.tsx';
import { t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import { clashesOf } from './board-lists.ts';
import { asEditError } from './use-moves.ts';

type Preview = { readonly answer: MoveAnswer } | { readonly error: EditError };

/** What a move would change: the times, and the clashes that there would be and are not now. */
export function MovePreview({ move }: { readonly move: BoardMove | undefined }) {
  const { board } = useBoard();
  const preview = usePreview(move);
  const answer = preview !== undefined && 'answer' in preview ? preview.answer : undefined;
  const now = new Set(clashesOf(board).map(({ message }) => message));
  const clashes = answer === undefined ? [] : clashesOf(answer.board).filter(({ message }) => !now.has(message));
  const moved = answer?.moved ?? [];
  return (
    <div className="board-preview">
      <p className="unseen" role="status">
        {(move === undefined || (answer !== undefined && !answer.isConflict)) && <Spoken {...{ moved, clashes }} />}
      </p>
      <h3>{t('board:preview')}</h3>
      <div role="alert">
        {preview !== undefined && 'error' in preview && <FailureText failure={preview.error} className="board-clash" />}
        {answer?.isConflict && <p className="board-clash">{t('board:conflict')}</p>}
      </div>
      {(move === undefined || (answer !== undefined && moved.length === 0)) && <p>{t('board:previewEmpty')}</p>}
      {moved.length > 0 && <Sentences of={moved} />}
      {clashes.length > 0 && (
        <>
          <h3>{t('board:previewClashes')}</h3>
          <ul>
            {clashes.map((clash) => (
              <li key={clash.message}>
                <ProblemText problem={clash} />
                <ProblemMessage problem={clash} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What is read aloud of a preview: of many times the first one and how many there are, and all clashes. */
function Spoken({
  moved: [first, ...others],
  clashes,
}: {
  readonly moved: readonly string[];
  readonly clashes: readonly BoardClash[];
}) {
  // The key replaces all of it at once: of a part that changes, screen readers read that part alone.
  return (
    <span key={JSON.stringify([first, others, clashes])}>
      {first === undefined ? t('board:previewEmpty') : `${t('board:preview')}: ${first}.`}
      {others.length > 0 && ` ${t('board:others', { count: others.length })}.`}
      {clashes.length > 0 && ` ${t('board:previewClashes')}:`}
      {clashes.map((clash) => (
        <span key={clash.message}>
          {' '}
          <ProblemText problem={clash} />
        </span>
      ))}
    </span>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** How long a choice must stay the same before it is tried. */
const PAUSE_MS = 150;

/** The result of the last move that was tried; the one before it stays until then. */
function usePreview(move: BoardMove | undefined): Preview | undefined {
  const { tryMove } = useBoard();
  const [preview, setPreview] = useState<Preview>();
  const key = JSON.stringify(move);
  useEffect(() => {
    if (key === undefined) return setPreview(undefined);
    let isCurrent = true;
    const show = (next: Preview): void => {
      if (isCurrent) setPreview(next);
    };
    const timer = setTimeout(() => {
      tryMove(JSON.parse(key) as BoardMove).then(
        (answer) => show({ answer }),
        (error) => show({ error: asEditError(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, tryMove]);
  return preview;
}
