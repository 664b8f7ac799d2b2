import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BoardDay } from '../../../src/domain/editor/edit-board.ts';
import { language, t } from '../shown-texts.ts';
import { useBoard } from './board-context.ts';
import { EntryList } from './EntryList.tsx';

/** The days of the programme; several as tabs. */
export function BoardDays() {
  const { board } = useBoard();
  const id = useId();
  const [chosen, choose] = useState(board.days[0]?.date);
  const tabs = useRef<HTMLDivElement>(null);
  const day = board.days.find(({ date }) => date === chosen) ?? board.days[0];
  if (day === undefined) return <p>{t('board:noDays')}</p>;
  if (board.days.length === 1) return <Day day={day} />;
  const follow = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = board.days[(board.days.indexOf(day) + by + board.days.length) % board.days.length];
    choose(next?.date);
    tabs.current?.querySelector<HTMLElement>(`[data-day="${next?.date}"]`)?.focus();
  };
  return (
    <>
      <div className="board-tabs" role="tablist" aria-label={t('board:days')} ref={tabs} onKeyDown={follow}>
        {board.days.map((one) => (
          <button
            key={one.date}
            type="button"
            role="tab"
            id={`${id}-${one.date}`}
            data-day={one.date}
            aria-selected={one === day}
            aria-controls={`${id}-panel`}
            tabIndex={one === day ? 0 : -1}
            onClick={() => choose(one.date)}
          >
            {dayName(one)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${day.date}`}>
        <Day day={day} />
      </div>
    </>
  );
}

function Day({ day }: { readonly day: BoardDay }) {
  const { openAdd } = useBoard();
  const name = dayName(day);
  return (
    <section className="board-day" aria-label={name}>
      <h2>
        {name}{' '}
        <span className="board-hours">
          {day.startsAt}–{day.endsAt}
        </span>
      </h2>
      <EntryList entries={day.entries} spot={{ date: day.date }} />
      <p>
        <button type="button" onClick={() => openAdd(day.date)}>
          {t('board:addEntry')}
        </button>
      </p>
    </section>
  );
}

/** The title of a day and its date. */
export function dayName({ date, title }: Pick<BoardDay, 'date' | 'title'>): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const own = title === date ? '' : `${title}, `;
  return own + format.format(new Date(`${date}T00:00:00Z`));
}
