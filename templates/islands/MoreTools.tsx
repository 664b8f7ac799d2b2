import type { ReactNode } from 'react';
import type { Shown } from '../../src/domain/page/page.ts';
import { Windowed } from '../parts/Windowed.tsx';
import type { BoardState, ScheduleBoard } from './schedule-board.ts';
import type { ScheduleTexts } from './schedule-texts.ts';
import { Toggle } from './Toggle.tsx';

export interface MoreToolsProps {
  /** The id of the menu, which a button opens as a popover. */
  readonly id: string;
  /** Opens what keeps the stars, in place of the menu. */
  readonly onKeep: () => void;
  readonly words: ScheduleTexts;
  readonly calendar: string | undefined;
  readonly live: Shown;
  readonly state: BoardState;
  readonly board: ScheduleBoard;
}

/** The tools of a schedule that are used now and then. Those for stars show once there are some. */
export function MoreTools({
  id,
  onKeep,
  words,
  calendar,
  live,
  state: { starred, on, canVibrate, isFull, areStarsLost },
  board,
}: MoreToolsProps): ReactNode {
  const hasStars = starred.length > 0;
  const closing = { type: 'button', className: 'tool', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <div id={id} popover="auto" className="tools-menu">
      {hasStars && (
        <>
          <p className="tools-note">{areStarsLost ? words.keep.lost : words.keep.where}</p>
          <button type="button" className="tool" onClick={onKeep}>
            {words.keep.title}
          </button>
        </>
      )}
      {hasStars && calendar !== undefined && (
        <button {...closing} onClick={board.saveCalendar}>
          {words.saveCalendar}
        </button>
      )}
      {/* If the window has ended since the build, the page hides the element before hydration. */}
      <Windowed as="div" className="live-tools" shown={live} suppressHydrationWarning>
        <Toggle isOn={on.bell} onTurn={(isOn) => board.turn('bell', isOn)}>
          {words.bell}
        </Toggle>
        {canVibrate && (
          <Toggle isOn={on.vibration} onTurn={(isOn) => board.turn('vibration', isOn)}>
            {words.vibration}
          </Toggle>
        )}
        <Toggle isOn={on.autoScroll} onTurn={(isOn) => board.turn('autoScroll', isOn)}>
          {words.autoScroll}
        </Toggle>
      </Windowed>
      {!isFull && (
        <button {...closing} data-full-page="" onClick={() => board.setFull(true)}>
          {words.fullPage}
        </button>
      )}
      <button {...closing} onClick={() => window.print()}>
        {words.print}
      </button>
    </div>
  );
}
