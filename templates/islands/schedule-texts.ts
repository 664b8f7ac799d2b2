import type { BoardState } from './schedule-board.ts';

/** The texts of the schedule's tools. `{title}` stands for the title of a session. */
export interface ScheduleTexts {
  readonly tools: string;
  readonly onlyStarred: string;
  readonly noStars: string;
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
  /** `#` stands for the number of stars. */
  readonly shared: {
    readonly title: string;
    readonly count: string;
    readonly elsewhere: string;
    readonly show: string;
    readonly take: string;
    readonly dismiss: string;
  };
  readonly keep: {
    /** Where the stars are stored. */
    readonly where: string;
    /** Takes the place of `where` and `offer` if the browser does not store stars. */
    readonly lost: string;
    readonly offer: string;
    readonly accept: string;
    readonly dismiss: string;
    /** Opens what keeps and shares the stars, and is its title. */
    readonly title: string;
    readonly lead: string;
    readonly link: string;
    readonly copy: string;
    readonly homeScreen: string;
    readonly qr: string;
    readonly tooMany: string;
    readonly close: string;
  };
}
