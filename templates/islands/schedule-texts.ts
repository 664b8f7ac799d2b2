import type { BoardState } from './schedule-board.ts';

/** The texts of the schedule's tools. `{title}` stands for the title of a session. */
export interface ScheduleTexts {
  readonly tools: string;
  readonly onlyStarred: string;
  readonly noStars: string;
  readonly share: string;
  readonly link: string;
  readonly saveCalendar: string;
  /** Opens the menu of further tools. */
  readonly more: string;
  readonly print: string;
  readonly fullPage: string;
  readonly leaveFullPage: string;
  readonly bell: string;
  readonly vibration: string;
  readonly autoScroll: string;
  readonly soundsBlocked: string;
  readonly overlap: string;
  readonly notices: Readonly<Record<NonNullable<BoardState['notice']>['kind'], string>>;
  readonly shared: {
    readonly title: string;
    readonly show: string;
    readonly take: string;
    readonly dismiss: string;
  };
}
