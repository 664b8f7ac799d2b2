/** The interface between the schedule's tools and the browser code behind them. */

export interface StarredSession {
  readonly ident: string;
  readonly title: string;
  /** Of its row on the page. */
  readonly href: string;
  /** Epoch seconds. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What can be switched on and stays so in this browser. */
export type Switch = 'bell' | 'vibration' | 'autoScroll';

/** Which sessions show: all, those starred, or those of a link. */
export type View = 'all' | 'starred' | 'shared';

/** What has just happened and is said. */
export interface Notice {
  readonly kind: 'starred' | 'unstarred' | 'soon' | 'copied' | 'copy' | 'calendarFailed' | 'taken';
  readonly title?: string;
}

export interface BoardState {
  /** In the order of the programme. */
  readonly starred: readonly StarredSession[];
  /** Stars of somebody else that a link has brought. */
  readonly shared: readonly StarredSession[];
  readonly view: View;
  readonly on: Readonly<Record<Switch, boolean>>;
  readonly canVibrate: boolean;
  readonly isSoundBlocked: boolean;
  readonly isFull: boolean;
  /** The requested link. */
  readonly link?: string;
  readonly notice?: Notice;
}

export interface ScheduleBoard {
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (view: View) => void;
  readonly turn: (which: Switch, isOn: boolean) => void;
  readonly share: () => void;
  readonly saveCalendar: () => void;
  readonly setFull: (isFull: boolean) => void;
  /** Adds the shared stars to the visitor's own. */
  readonly takeShared: () => void;
  readonly dismissShared: () => void;
}

/** As the page is built: nothing starred, everything off. */
export const AT_FIRST: BoardState = {
  starred: [],
  shared: [],
  view: 'all',
  on: { bell: false, vibration: false, autoScroll: false },
  canVibrate: true,
  isSoundBlocked: false,
  isFull: false,
};

/** A board without browser code behind it. */
export const STILL: ScheduleBoard = {
  state: () => AT_FIRST,
  subscribe: () => () => {},
  show: () => {},
  turn: () => {},
  share: () => {},
  saveCalendar: () => {},
  setFull: () => {},
  takeShared: () => {},
  dismissShared: () => {},
};
