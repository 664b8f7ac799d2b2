import { useId } from 'react';
import { t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import { EntryTitle, Handle, MoveButton } from './EntryParts.tsx';

/** The sessions without a place in the programme. */
export function Tray() {
  const { board, drag } = useBoard();
  const id = useId();
  const isTarget = drag.target?.kind === 'tray';
  return (
    <section className={`board-tray${isTarget ? ' board-target' : ''}`} aria-labelledby={id} data-tray="">
      <h2 id={id}>{t('board:tray')}</h2>
      {board.tray.length === 0 && <p className="board-empty">{t('board:trayEmpty')}</p>}
      <ul className="board-list">
        {board.tray.map((session) => {
          const moved = { title: session.title, session };
          const isDragged = drag.moved?.from === undefined && drag.moved?.session?.ident === session.ident;
          return (
            <li
              key={session.ident}
              className={`board-entry board-session${isDragged ? ' board-dragged' : ''}`}
              data-name={`session ${session.ident}`}
            >
              <div className="board-row">
                <Handle moved={moved} />
                <div className="board-facts">
                  <p className="board-time">{t('board:minutes', { count: session.minutes })}</p>
                  <EntryTitle moved={moved} />
                </div>
                <div className="board-actions">
                  <MoveButton moved={moved} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
