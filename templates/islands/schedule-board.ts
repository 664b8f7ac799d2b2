/** The interface between the tools of a schedule and the browser code that implements them. */

import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';

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

/** A QR code with its margin: modules on a side, and the path of the dark ones in an SVG of that size. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

export interface BoardState {
  /** In programme order, with an item for each slot of a session on the page. */
  readonly starred: readonly StarredSession[];
  /** The sessions of a shared link that are on the page, each once. */
  readonly shared: readonly StarredSession[];
  /** How many stars the link contains, also of sessions that are not on the page. */
  readonly sharedCount: number;
  readonly view: View;
  readonly on: Readonly<Record<Switch, boolean>>;
  readonly canVibrate: boolean;
  readonly isSoundBlocked: boolean;
  readonly isFull: boolean;
  /** The browser does not store the stars. */
  readonly areStarsLost: boolean;
  /** The page offers to keep the stars. */
  readonly isKeepingOffered: boolean;
  /** The link with the stars, once it was requested. Its code is absent while it is drawn, and null if it would be too large. */
  readonly keeping?: { readonly link: string; readonly qr?: QrCode | null };
  readonly notice?: Notice;
}

export interface ScheduleBoard {
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (view: View) => void;
  readonly turn: (which: Switch, isOn: boolean) => void;
  readonly saveCalendar: () => void;
  /** Shows only the rows that match. Returns the number of sessions that are left. */
  readonly filter: (picked: ChosenValues) => number;
  readonly setFull: (isFull: boolean) => void;
  /** Adds the shared sessions to the visitor's starred ones. */
  readonly takeShared: () => void;
  readonly dismissShared: () => void;
  /** Makes the link with the stars and its QR code. The page does not offer it again. */
  readonly openKeeping: () => void;
  readonly copyLink: () => void;
  readonly dismissKeeping: () => void;
}

/** The state at the build: no session is starred, and all switches are off. */
export const INITIAL_STATE: BoardState = {
  starred: [],
  shared: [],
  sharedCount: 0,
  view: 'all',
  on: { bell: false, vibration: false, autoScroll: false },
  canVibrate: true,
  isSoundBlocked: false,
  isFull: false,
  areStarsLost: false,
  isKeepingOffered: false,
};

/** A board that does nothing, for rendering at the build. */
export const INACTIVE_BOARD: ScheduleBoard = {
  state: () => INITIAL_STATE,
  subscribe: () => () => {},
  show: () => {},
  turn: () => {},
  saveCalendar: () => {},
  filter: () => 0,
  setFull: () => {},
  takeShared: () => {},
  dismissShared: () => {},
  openKeeping: () => {},
  copyLink: () => {},
  dismissKeeping: () => {},
};
