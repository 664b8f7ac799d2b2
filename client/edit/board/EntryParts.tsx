import { EDIT_PAGE } from '../../../src/domain/editor/edit.ts';
import { t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import type { Moved } from './board-lists.ts';

/** The title of a session leads to its form. */
export function EntryTitle({ moved: { title, session } }: { readonly moved: Moved }) {
  if (session === undefined) return <p className="board-title">{title}</p>;
  return (
    <>
      <p className="board-title">
        <a href={`${EDIT_PAGE}?record=${encodeURIComponent(session.path)}`}>{title}</a>
      </p>
      {session.speakers.length > 0 && <p className="board-speakers">{session.speakers.join(', ')}</p>}
    </>
  );
}

export function MoveButton({ moved }: { readonly moved: Moved }) {
  const { openMove } = useBoard();
  return (
    <button
      type="button"
      className="board-move"
      aria-label={t('board:about', { action: t('board:moveTo'), title: moved.title })}
      onClick={() => openMove(moved)}
    >
      {t('board:moveTo')}
    </button>
  );
}

/** A handle to drag by. It is only for pointers: "Move to…" does the same for everybody. */
export function Handle({ moved }: { readonly moved: Moved }) {
  const { drag } = useBoard();
  return (
    <span className="board-handle" aria-hidden="true" onPointerDown={(event) => drag.start(event, moved)}>
      ⠿
    </span>
  );
}
