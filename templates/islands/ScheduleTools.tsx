import { type ReactNode, useSyncExternalStore } from 'react';
import type { Shown } from '../../src/domain/page.ts';
import { overlapsOf } from '../../src/domain/starred.ts';
import { Windowed } from '../parts/Windowed.tsx';
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
  /** The state and actions of the schedule. Only in the browser. */
  readonly board?: ScheduleBoard;
}

/** The tools of a schedule: show only starred sessions, share and export them, and be reminded of them. */
export function ScheduleTools({ words, calendar, live, board = INACTIVE_BOARD }: ScheduleToolsProps): ReactNode {
  const state = useSyncExternalStore(board.subscribe, board.state, () => INITIAL_STATE);
  const { starred, notice, on } = state;
  const hasNone = starred.length === 0;
  return (
    <div className="needs-script">
      {state.shared.length > 0 && <SharedStars words={words.shared} state={state} board={board} />}
      <fieldset className="tracks schedule-tools">
        <legend className="visually-hidden">{words.tools}</legend>
        <Toggle isOn={state.view === 'starred'} onTurn={(isOn) => board.show(isOn ? 'starred' : 'all')}>
          {words.onlyStarred} {starred.length}
        </Toggle>
        <button type="button" className="tool" disabled={hasNone} onClick={board.share}>
          {words.share}
        </button>
        {calendar !== undefined && (
          <button type="button" className="tool" disabled={hasNone} onClick={board.saveCalendar}>
            {words.saveCalendar}
          </button>
        )}
        {/* If the window has ended since the build, the page hides the element before hydration. */}
        <Windowed as="span" className="live-tools" shown={live} suppressHydrationWarning>
          <Toggle isOn={on.bell} onTurn={(isOn) => board.turn('bell', isOn)}>
            {words.bell}
          </Toggle>
          <Toggle isOn={on.vibration} isOff={!state.canVibrate} onTurn={(isOn) => board.turn('vibration', isOn)}>
            {state.canVibrate ? words.vibration : words.noVibration}
          </Toggle>
          <Toggle isOn={on.autoScroll} onTurn={(isOn) => board.turn('autoScroll', isOn)}>
            {words.autoScroll}
          </Toggle>
        </Windowed>
        <button type="button" className="tool" data-full-page="" onClick={() => board.setFull(!state.isFull)}>
          {state.isFull ? words.leaveFullPage : words.fullPage}
        </button>
      </fieldset>
      {state.link !== undefined && (
        <label className="shared-link">
          {words.link} <input type="url" readOnly value={state.link} />
        </label>
      )}
      <Overlaps of={starred} title={words.overlap} />
      <div role="status">
        {hasNone && state.view === 'starred' && <p>{words.noStars}</p>}
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
