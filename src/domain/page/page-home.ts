import type { Markup, Phrase } from '../language.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { ChangeNote } from './page-changes.ts';
import type { HeroButton, Moment, Picture, Shown, SpeakerCard, StatusNotice } from './page-parts.ts';
import type { NowRow } from './page-programme.ts';

/** Page data of `pages/home`: `/`. */
export interface HomePage {
  readonly title: string;
  readonly tagline: Phrase;
  readonly lead: Markup;
  /** A text that says how many people are expected. */
  readonly attendance: Phrase;
  /** When `attendance` shows: until the main event ends. */
  readonly expected: Shown;
  readonly image?: Picture;
  /** When `image` shows beside the text: always, unless the poster shows it after the event. */
  readonly imageShown: Shown;
  /** The main event in the first screen; absent if the site has none, or does not show it. */
  readonly poster?: HomePoster;
  /** What is on, for each day of each event that the site shows, from the build on. */
  readonly today: readonly TodayBoard[];
  /** The urgent changes of all events, above everything else while their editions are on. */
  readonly urgent: readonly ChangeNote[];
  readonly events: {
    readonly title: Phrase;
    readonly text: Phrase;
    readonly cards: readonly {
      readonly event: string;
      readonly title: Phrase;
      readonly tagline?: Phrase;
      readonly href: string;
      readonly when: Moment;
      readonly where?: Phrase;
      readonly logo: Picture;
      readonly lowKey: boolean;
      /** Absent for an edition that is cancelled or postponed. */
      readonly phases?: Timeline<'before' | 'active' | 'after'>;
      /** Absent for an edition that takes place as announced. */
      readonly status?: StatusNotice;
    }[];
  };
  /** Past editions, by event, newest first. */
  readonly history: readonly {
    readonly event: string;
    readonly year: number;
    readonly title: string;
    readonly href: string;
  }[];
}

/** What the first screen says about the current edition of the main event. */
export interface HomePoster {
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  readonly href: string;
  readonly when: Moment;
  readonly where?: Phrase;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  /** The lowest price at which a ticket is on sale; null while none is. */
  readonly price: Timeline<string | null>;
  /** The buttons of the event's page that are filled, such as the one for tickets. */
  readonly buttons: readonly HeroButton[];
  /**
   * How many days are left. Absent for an edition that does not take place, and when the day has come. `until` is the
   * last second of the first day, so that one day is left throughout the day before.
   */
  readonly countdown?: { readonly until: Instant; readonly shown: Shown };
  /** Up to three speakers, until the event ends. */
  readonly faces: { readonly shown: Shown; readonly speakers: readonly SpeakerCard[] };
  readonly lookBack: LookBack;
}

/** What the first screen says after the main event. */
export interface LookBack {
  readonly shown: Shown;
  readonly text: Phrase;
  readonly image?: Picture;
  /** The next day on which an event of the site takes place; null while there is none. */
  readonly next: Timeline<NextDate | null>;
  /** The newsletter on the event's page; absent if that never shows it. */
  readonly newsletter?: { readonly href: string; readonly shown: Shown };
}

export interface NextDate {
  readonly title: Phrase;
  readonly href: string;
  readonly when: Moment;
}

/** What is on during a day of an event. */
export interface TodayBoard {
  readonly event: string;
  readonly title: Phrase;
  /** The name of the zone of its times, if it is not the site's. */
  readonly zone?: string;
  readonly date: string;
  /** The page of the schedule. */
  readonly href: string;
  /** From the beginning of the calendar day to the end of the last entry. */
  readonly shown: Shown;
  readonly rooms: readonly NowRow[];
}
