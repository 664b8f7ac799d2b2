import type { Phrase } from '../language.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { Shown } from './page-parts.ts';

/**
 * Page data of `pages/screen`: a screen beside the door of a room, or one in the foyer with all rooms. A screen has no
 * visitor who could choose a language, so one page contains all languages of its events.
 */
export interface ScreenPage {
  readonly screen: 'room' | 'foyer';
  readonly title: string;
  /** A hash of `sides`, by which an open screen detects that its page has changed. */
  readonly fingerprint: string;
  /** The folders of its editions: `devlica/2026/`. A file in each of them says when the edition has changed. */
  readonly editions: readonly string[];
  /** The screen in each language, the page's own language first. */
  readonly sides: readonly ScreenSide[];
}

/** A screen in one language. */
export interface ScreenSide {
  readonly language: string;
  readonly texts: ScreenTexts;
  /** What the foyer says on days without a programme. */
  readonly nothing: { readonly text: string; readonly shown: Shown };
  /** One room, or the rooms of the foyer. */
  readonly screens: readonly ScreenRoom[];
}

export interface ScreenTexts {
  readonly next: string;
  readonly urgent: string;
  readonly timeUp: string;
}

export interface ScreenRoom {
  /** The ident of the room, or `devlica/2026` for what is for everybody there, which the foyer shows once. */
  readonly ident: string;
  /** The idents of the rooms of what is for everybody. */
  readonly rooms?: readonly string[];
  readonly name: Phrase;
  /** The offsets of the zone in which its screen tells the time, as an attribute has them: no change of the page follows from them. */
  readonly offsets: string;
  /** Floor and seats, for the door sign. */
  readonly facts: readonly string[];
  /**
   * When the foyer shows it: a room on the days on which it has a programme, and what is for everybody in no certain room
   * while there is any.
   */
  readonly shown: Shown;
  readonly onScreen: Timeline<ScreenState>;
  /** Urgent notices. */
  readonly notices: readonly { readonly ident: string; readonly text: Phrase; readonly shown: Shown }[];
  /** The programme for the door sign, which is printed; empty in the foyer. */
  readonly days: readonly DoorSignDay[];
}

/** What a screen says about a room at one time. */
export interface ScreenState {
  /** Names the entry that it is about, or the kind. */
  readonly ident: string;
  /**
   * `doors`: before the first entry of the day, and `gap`: between two entries, both with the entry to come. `over`: after
   * the last entry of the day. `none`: a day without a programme in the room.
   */
  readonly kind: 'doors' | 'session' | 'special' | 'break' | 'lunch' | 'gap' | 'over' | 'none';
  /** Words above the title: that it is cancelled, what it replaces, or that it comes next. */
  readonly label?: string;
  readonly title: Phrase;
  /** The entry does not take place. */
  readonly isOff?: true;
  /** The names of the people on stage. */
  readonly people?: string;
  /** Where the entry is if it is in another room. */
  readonly where?: string;
  readonly end?: ScreenEnd;
  /** What else there is at the same time, beside that. */
  readonly others: readonly ScreenOther[];
  /** Several if they begin together. */
  readonly next: readonly ScreenNext[];
}

/** An entry beside the one that a state is about. */
export interface ScreenOther {
  readonly title: Phrase;
  readonly isOff?: true;
  readonly people?: string;
  /** `until 10:45`, if it ends at another time. */
  readonly end?: string;
}

/** The end of a state, to which the remaining minutes are counted. */
export interface ScreenEnd {
  readonly at: Instant;
  /** `until 10:45`. */
  readonly text: string;
  /** The text around the number of remaining minutes, for which it has a `#`: `# min left`. */
  readonly left: string;
}

export interface ScreenNext {
  /** `11:00`, or `Saturday, 11:00` on another day. */
  readonly time: string;
  readonly title: Phrase;
  readonly isOff?: true;
}

export interface DoorSignDay {
  readonly date: string;
  readonly title: string;
  readonly entries: readonly (ScreenNext & { readonly people?: string; readonly isBreak: boolean })[];
}
