/** The interface between the tools of a schedule and the browser code that implements them. */

import type { ChosenValues } from '../../src/domain/schedule-address.ts';

export interface StarredSession {
  readonly ident: string;
  readonly title: string;
  /** The address of its row on the page. */
  readonly href: string;
  /** Epoch seconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** It does not take place. */
  readonly isOff: boolean;
}

/** A switch whose state is stored in this browser. */
export type Switch = 'bell' | 'vibration' | 'autoScroll';

/** The sessions that show: all, the starred ones, or those of a shared link. */
export type View = 'all' | 'starred' | 'shared';

/** A message about the last action. */
export interface Notice {
  readonly kind: 'starred' | 'unstarred' | 'soon' | 'copied' | 'copy' | 'calendarFailed' | 'taken';
  readonly title?: string;
}

export interface BoardState {
  /** In programme order. */
  readonly starred: readonly StarredSession[];
  /** The starred sessions of a shared link. */
  readonly shared: readonly StarredSession[];
  readonly view: View;
  readonly on: Readonly<Record<Switch, boolean>>;
  readonly canVibrate: boolean;
  readonly isSoundBlocked: boolean;
  readonly isFull: boolean;
  /** The link for sharing, once it was requested. */
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
  /** Shows only the rows that match. Returns the number of sessions that are left. */
  readonly filter: (picked: ChosenValues) => number;
  readonly setFull: (isFull: boolean) => void;
  /** Adds the shared sessions to the visitor's starred ones. */
  readonly takeShared: () => void;
  readonly dismissShared: () => void;
}

/** The state at the build: no session is starred, and all switches are off. */
export const INITIAL_STATE: BoardState = {
  starred: [],
  shared: [],
  view: 'all',
  on: { bell: false, vibration: false, autoScroll: false },
  canVibrate: true,
  isSoundBlocked: false,
  isFull: false,
};

/** A board that does nothing, for rendering at the build. */
export const INACTIVE_BOARD: ScheduleBoard = {
  state: () => INITIAL_STATE,
  subscribe: () => () => {},
  show: () => {},
  turn: () => {},
  share: () => {},
  saveCalendar: () => {},
  filter: () => 0,
  setFull: () => {},
  takeShared: () => {},
  dismissShared: () => {},
};
