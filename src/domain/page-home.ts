import type { Markup, Phrase } from './language.ts';
import type { Moment, Picture, Shown, StatusNotice } from './page-parts.ts';
import type { Timeline } from './timeline.ts';

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
