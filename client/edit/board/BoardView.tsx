import { useEffect, useState } from 'react';
import type { Board, BoardPlace, BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import { AnnounceDialog } from '../announce/AnnounceDialog.tsx';
import { AnnouncedList } from '../announce/AnnouncedList.tsx';
import { doneSentences } from '../announce/effect-sentences.ts';
import type { EditError } from '../edit-api.ts';
import { FailureText } from '../FailureText.tsx';
import { ProblemMessage, ProblemText } from '../form/ProblemText.tsx';
import { editedTitle } from '../record-title.ts';
import { findText, t } from '../shown-texts.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { AddDialog } from './AddDialog.tsx';
import { BoardDays } from './BoardDays.tsx';
import styles from './board.css';
import { BoardContext, type BoardState } from './board-context.ts';
import dialogs from './board-dialogs.css';
import { clashesOf, type Moved, moveTo, nameOf } from './board-lists.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { TimeDialog, type Timed } from './TimeDialog.tsx';
import { Tray } from './Tray.tsx';
import { useDrag } from './use-drag.ts';
import { useMoves } from './use-moves.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${dialogs}\n${styles}`);

/** The programme of an edition as a board of days and rooms. */
export function BoardView({ event, year }: BoardPlace) {
  const { board, error, status, isMoving, load, show, ...actions } = useMoves({ event, year });
  const [dialog, setDialog] = useState<
    | { readonly move: Moved }
    | { readonly time: Timed }
    | { readonly add: string }
    | { readonly announce: BoardSpot | undefined }
  >();
  const drag = useDrag((moved, target) => {
    const move = moveTo(moved, target.kind === 'tray' ? undefined : target.spot);
    if (move !== undefined) actions.makeMove(move, nameOf(moved.entry ?? { kind: 'session', ...moved }));
  });
  useEffect(() => {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }, []);

  if (board === undefined)
    return error === undefined ? (
      <p role="status">{t('board:loading')}</p>
    ) : (
      <div role="alert">
        <FailureText failure={error} className="board-clash" />
        <button type="button" onClick={load}>
          {t('board:again')}
        </button>
      </div>
    );
  const state: BoardState = {
    ...{ board, drag, ...actions },
    openMove: (move) => setDialog({ move }),
    openTime: (time) => setDialog({ time }),
    openAdd: (add) => setDialog({ add }),
    openAnnounce: (announce) => setDialog({ announce }),
  };
  const close = (): void => setDialog(undefined);
  return (
    <BoardContext value={state}>
      <div className={`board${drag.moved === undefined ? '' : ' board-dragging'}`}>
        <ViewTitle title={`${t('form:board')}: ${board.title}`} />
        <p>
          <button type="button" onClick={() => state.openAnnounce(undefined)}>
            {t('announce:open')}
          </button>
        </p>
        <BoardStatus board={board} status={status} error={error} undo={actions.undo} />
        {/* Until a move is saved, the places of entries are those of before. */}
        <div className="board-columns" inert={isMoving}>
          <div className="board-days">
            <BoardDays />
          </div>
          <div className="board-side">
            <Tray />
            <AnnouncedList announced={board.announced} />
            <OtherProblems board={board} title={t('board:otherProblems')} />
          </div>
        </div>
        {dialog !== undefined && 'move' in dialog && <MoveDialog moved={dialog.move} close={close} />}
        {dialog !== undefined && 'time' in dialog && <TimeDialog moved={dialog.time} close={close} />}
        {dialog !== undefined && 'add' in dialog && <AddDialog date={dialog.add} close={close} />}
      </div>
      {dialog !== undefined && 'announce' in dialog && (
        <AnnounceDialog
          {...{ event, year, board }}
          at={dialog.announce}
          onCancel={close}
          onDone={(answer) => {
            close();
            show(answer.board, doneSentences(answer, t));
          }}
        />
      )}
    </BoardContext>
  );
}

interface Status {
  readonly board: Board;
  readonly status: readonly string[];
  readonly error: EditError | undefined;
  readonly undo: () => void;
}

/** What the last move has changed, which can be undone. */
function BoardStatus({ board, status: [first, ...others], error, undo }: Status) {
  return (
    <div className="board-status">
      <div role="status">
        {first !== undefined && <p>{first}</p>}
        {error !== undefined && <FailureText failure={error} className="board-clash" />}
        {others.length > 0 && (
          <details>
            <summary>{t('board:others', { count: others.length })}</summary>
            <ul>
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {board.history.undo !== undefined && (
        <button type="button" className="board-undo" onClick={undo}>
          {t('board:undo', { what: editedTitle(board.history.undo, findText) })}
        </button>
      )}
    </div>
  );
}

/** The problems that are not shown at an entry. */
function OtherProblems({ board, title }: { readonly board: Board; readonly title: string }) {
  const shown = new Set(clashesOf(board).map(({ message }) => message));
  const others = board.problems.filter(({ message }) => !shown.has(message));
  if (others.length === 0) return null;
  return (
    <section className="board-problems">
      <h2>{title}</h2>
      <ul>
        {others.map((problem) => (
          <li key={`${problem.path} ${problem.pointer.join('/')} ${problem.message}`}>
            <ProblemText problem={problem} withHint />
            <ProblemMessage problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}
