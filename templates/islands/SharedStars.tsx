import { type ReactNode, useId } from 'react';
import type { BoardState, ScheduleBoard } from './schedule-board.ts';
import type { ScheduleTexts } from './schedule-texts.ts';
import { Toggle } from './Toggle.tsx';

export interface SharedStarsProps {
  readonly words: ScheduleTexts['shared'];
  readonly state: BoardState;
  readonly board: ScheduleBoard;
}

/** The starred sessions in a link, from another person or device. They can be viewed, added to the visitor's own, or discarded. */
export function SharedStars({ words, state, board }: SharedStarsProps): ReactNode {
  const id = useId();
  const elsewhere = state.sharedCount - state.shared.length;
  return (
    <section className="form-state shared-stars" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p>{words.count.replace('#', String(state.sharedCount))}</p>
      <ul>
        {state.shared.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      {elsewhere > 0 && <p>{words.elsewhere.replace('#', String(elsewhere))}</p>}
      <div className="tracks">
        {state.shared.length > 0 && (
          <Toggle isOn={state.view === 'shared'} onTurn={(isOn) => board.show(isOn ? 'shared' : 'all')}>
            {words.show}
          </Toggle>
        )}
        <button type="button" className="tool" onClick={board.takeShared}>
          {words.take}
        </button>
        <button type="button" className="tool" onClick={board.dismissShared}>
          {words.dismiss}
        </button>
      </div>
    </section>
  );
}
