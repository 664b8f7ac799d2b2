import type { Phrase } from '../language.ts';
import type { ClockState } from '../programme/hackathon-clock.ts';
import type { ClosingStatus } from '../time/edition-status.ts';
import type { Instant, Timeline } from '../time/timeline.ts';
import type { ChangeNote } from './page-changes.ts';
import type { Form, Registration } from './page-forms.ts';
import type {
  AboutBlock,
  ExtraText,
  FaqEntry,
  HeroButton,
  Moment,
  NewsItem,
  Picture,
  Shown,
  SpeakerCard,
  SponsorLevel,
  StatusNotice,
  Testimonial,
  TicketOffer,
  VenueCard,
} from './page-parts.ts';
import type { ScheduleDayLink, ScheduleFacts } from './page-programme.ts';
import type { ScheduleDay } from './page-schedule.ts';
import type { TicketSummary } from './page-tickets.ts';

/** Page data of an event's page: the hero and the sections. */

export interface SectionBase {
  readonly shown: Shown;
  readonly extra: readonly ExtraText[];
}

export type EventSection = SectionBase &
  (
    | { readonly kind: 'about'; readonly blocks: readonly AboutBlock[]; readonly topics: readonly string[] }
    | { readonly kind: 'news'; readonly items: readonly NewsItem[] }
    | { readonly kind: 'speakers'; readonly speakers: readonly SpeakerCard[] }
    | (ScheduleFacts & {
        readonly kind: 'schedule';
        /** Empty if there are too many entries for one page. */
        readonly days: readonly ScheduleDay[];
        /** The pages of the days, if the section does not show the days themselves. */
        readonly dayLinks: readonly ScheduleDayLink[];
        /** The address of the schedule's own page. */
        readonly page: string;
        /** The form for workshop seats, and when it shows. */
        readonly workshops?: Registration & { readonly shown: Shown };
      })
    | {
        readonly kind: 'venue';
        readonly venues: readonly VenueCard[];
        readonly buses?: {
          readonly day: Moment;
          readonly departures: readonly string[];
          readonly returns: readonly string[];
          readonly text: Phrase;
        };
      }
    | {
        readonly kind: 'tickets';
        /** Why no ticket is sold; absent if the edition takes place. There are no summary and offers then. */
        readonly closedBy?: ClosingStatus;
        readonly summary?: Timeline<TicketSummary>;
        readonly offers: readonly TicketOffer[];
        readonly shop?: string;
        readonly currencyNote?: Phrase;
      }
    | { readonly kind: 'faq'; readonly entries: readonly FaqEntry[] }
    | {
        readonly kind: 'sponsors';
        readonly levels: readonly SponsorLevel[];
        readonly packages: readonly { readonly package: string; readonly name: string }[];
      }
    | { readonly kind: 'newsletter'; readonly form: Form }
    | { readonly kind: 'testimonials'; readonly testimonials: readonly Testimonial[] }
    | { readonly kind: 'topics'; readonly topics: readonly string[] }
    | {
        readonly kind: 'history';
        readonly years: readonly HistoryYear[];
        readonly images: readonly Picture[];
        /** The last past year with pictures and numbers, whose they are; absent if there is none. */
        readonly latestYear?: number;
        readonly numbers: readonly { readonly value: string; readonly title: Phrase }[];
        readonly speakers: readonly SpeakerCard[];
        readonly sessions: readonly PastSession[];
      }
  );

/** A session of an earlier year. `href` leads to it on that year's page. */
export interface PastSession {
  readonly title: Phrase;
  readonly href?: string;
  readonly speakers: string;
  readonly year: number;
}

/** A year of an event in the history section. A year without a page has neither address nor picture. */
export interface HistoryYear {
  readonly year: number;
  readonly href?: string;
  readonly image?: Picture;
  /** The first of the numbers in the year's history. */
  readonly number?: { readonly value: string; readonly title: Phrase };
}

/**
 * A short silent video for screens up to a width in CSS pixels. The last one, without `upTo`, is for all wider screens.
 */
export interface Film {
  readonly src: string;
  readonly type: string;
  readonly poster: Picture;
  readonly upTo?: number;
}

export interface EventHero {
  /** When the hero shows, except for the title, which always shows. If empty, only the title is rendered. */
  readonly shown: Shown;
  readonly extra: readonly ExtraText[];
  readonly title: Phrase;
  /** The text of each phase; neighbouring phases with the same text are one segment. */
  readonly texts: Timeline<Phrase>;
  readonly when: Moment;
  readonly where?: Phrase;
  readonly background?: Picture;
  readonly introImage?: Picture;
  /** The videos by width of the screen, the narrowest first. */
  readonly films?: readonly Film[];
  readonly buttons: readonly HeroButton[];
  /** The phases of the edition, each shown as a line of text. Absent for one that is cancelled or postponed. */
  readonly phases?: Timeline<'before' | 'active' | 'after'>;
  /** The countdown of a hackathon, to its start and then to its end. */
  readonly clock?: EventClock;
}

export interface EventClock {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly starts: Moment;
  readonly ends: Moment;
  readonly states: Timeline<ClockState>;
}

/** Page data of `pages/event`, such as `/devlica/`. */
export interface EventPage {
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  /** The urgent changes, above everything else while the edition is on. */
  readonly urgent: readonly ChangeNote[];
  readonly hero: EventHero;
  readonly sections: readonly EventSection[];
}
