import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Shown } from '../../src/domain/page/page.ts';
import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';
import { overlapsOf } from '../../src/domain/programme/starred.ts';
import { FilterChoices, type ScheduleChoice } from './FilterChoices.tsx';
import { isFiltering } from './filter-rows.ts';
import { KeepStars } from './KeepStars.tsx';
import { MoreTools } from './MoreTools.tsx';
import { SharedStars } from './SharedStars.tsx';
import { INACTIVE_BOARD, INITIAL_STATE, type ScheduleBoard, type StarredSession } from './schedule-board.ts';
import type { ScheduleTexts } from './schedule-texts.ts';
import { Toggle } from './Toggle.tsx';

export interface ScheduleToolsProps {
  readonly words: ScheduleTexts;
  /** The address of the programme's calendar, if there is one. */
  readonly calendar?: string;
  /** When reminders and automatic scrolling are available. */
  readonly live: Shown;
  /** The choices for all rows of the schedule, and the announcement after one; `#` stands for the number of sessions. */
  readonly filter?: { readonly choices: readonly ScheduleChoice[]; readonly announcement: string };
  /** What is chosen in the address. Only in the browser. */
  readonly chosen?: ChosenValues;
  /** The state and actions of the schedule. Only in the browser. */
  readonly board?: ScheduleBoard;
}

/** The tools of a schedule: show only starred sessions, share and export them, and be reminded of them. */
export function ScheduleTools({
  words,
  calendar,
  live,
  filter,
  chosen,
  board = INACTIVE_BOARD,
}: ScheduleToolsProps): ReactNode {
  const state = useSyncExternalStore(board.subscribe, board.state, () => INITIAL_STATE);
  const { starred, notice } = state;
  const hasNone = starred.length === 0;
  const id = useId();
  const keeping = useRef<HTMLElement>(null);
  const openKeeping = (): void => {
    keeping.current?.showPopover();
    board.openKeeping();
  };
  const [picked, pick] = useState<ChosenValues>({});
  const [count, setCount] = useState<number>();
  useEffect(() => pick(chosen ?? {}), [chosen]);
  useEffect(() => {
    if (filter !== undefined) setCount(board.filter(picked));
  }, [board, filter, picked]);
  return (
    <div className="needs-script">
      {state.sharedCount > 0 && <SharedStars words={words.shared} state={state} board={board} />}
      <fieldset className="schedule-tools">
        <legend className="visually-hidden">{words.tools}</legend>
        <div className="tool-row">
          <Toggle isOn={state.view === 'starred'} onTurn={(isOn) => board.show(isOn ? 'starred' : 'all')}>
            {words.onlyStarred} {new Set(starred.map(({ ident }) => ident)).size}
          </Toggle>
          {filter !== undefined && <FilterChoices choices={filter.choices} picked={picked} onPick={pick} />}
          {state.isFull && (
            <button type="button" className="tool" onClick={() => board.setFull(false)}>
              {words.leaveFullPage}
            </button>
          )}
        </div>
        <button type="button" className="tool more-tools" data-more-tools="" popoverTarget={id}>
          {words.more}
        </button>
        <MoreTools
          id={id}
          onKeep={openKeeping}
          words={words}
          calendar={calendar}
          live={live}
          state={state}
          board={board}
        />
      </fieldset>
      {filter !== undefined && (
        <p className="track-status" role="status">
          {isFiltering(picked) && count !== undefined && filter.announcement.replace('#', String(count))}
        </p>
      )}
      <KeepStars menu={keeping} onOpen={openKeeping} words={words} calendar={calendar} state={state} board={board} />
      <Overlaps of={starred} title={words.overlap} />
      <div role="status">
        {hasNone && state.view === 'starred' && <p>{words.noStars}</p>}
        {state.areStarsLost && !state.isKeepingOffered && <p className="form-state">{words.keep.lost}</p>}
        {state.isSoundBlocked && <p className="form-state">{words.soundsBlocked}</p>}
        {notice !== undefined && <p>{words.notices[notice.kind].replace('{title}', () => notice.title ?? '')}</p>}
      </div>
    </div>
  );
}

/** Lists starred sessions that overlap and take place. Empty if there are none. */
function Overlaps({ of, title }: { readonly of: readonly StarredSession[]; readonly title: string }): ReactNode {
  const pairs = overlapsOf(of.filter(({ isOff }) => !isOff));
  if (pairs.length === 0) return null;
  return (
    <div className="form-state overlaps">
      <p>{title}</p>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={`${one.href} ${other.href}`}>
            <a href={one.href}>{one.title}</a> / <a href={other.href}>{other.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
