import type { Text } from '../language.ts';
import type { HackathonClock } from '../programme/hackathon-clock.ts';
import type { Change } from '../programme/programme-changes.ts';
import type { Placed } from '../programme/schedule.ts';
import type { EditionStatus } from '../time/edition-status.ts';
import type { Phase } from '../time/phase.ts';
import type { Instant, Timeline, Window } from '../time/timeline.ts';
import type { FormName } from './forms.ts';
import type { SectionKind } from './section-kinds.ts';
import type { Film, Image, Room, Sponsor, Track, Venue } from './site-parts.ts';
import type { Faq, News, Session, Speaker, Survey, Testimonial, Ticket } from './site-records.ts';

/** The model of an edition: days, programme, windows, and the content of its pages. */

export interface Edition {
  readonly event: string;
  readonly year: number;
  /** The number of programme changes that calendar apps must notice, and the day of the last one. */
  readonly revision: number;
  readonly updated?: string;
  /** The zone in which its times are written. */
  readonly timeZone: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Absent for an edition that takes place as announced. */
  readonly status?: EditionStatus;
  /** An edition that is cancelled or postponed is always `before`, since it never begins. */
  readonly phases: Timeline<Phase>;
  readonly days: readonly EditionDay[];
  /** The changes of its programme, in the order in which they were told. */
  readonly changes: readonly Change[];
  /** How people attend: as content states it, else as follows from its sessions and venues. */
  readonly mode: EventMode;
  /** Absent if content does not state it. */
  readonly statedMode?: EventMode;
  /** Empty for an online edition. */
  readonly venues: readonly Venue[];
  /** The rooms that belong to no venue, such as online ones. */
  readonly rooms: readonly Room[];
  readonly dateLimits: Readonly<Record<string, DateLimit>>;
  readonly hero: {
    readonly title: Text;
    readonly texts: Readonly<Record<Phase, Text>>;
    readonly background?: Image;
    readonly introImage?: Image;
    readonly videos?: Readonly<Record<'small' | 'medium' | 'large', Film>>;
  };
  readonly about: readonly AboutBlock[];
  readonly sections: Readonly<Partial<Record<SectionKind, Window>>>;
  readonly menu: Readonly<Partial<Record<SectionKind, Window>>>;
  readonly buttons: readonly Button[];
  readonly links: { readonly tickets?: string; readonly sessions?: string; readonly workshops?: string };
  /** The addresses of forms at other sites, to which pages link in place of their own forms. */
  readonly externalForms: Readonly<Partial<Record<FormName, string>>>;
  /** Where visitors say how a session was, in place of rating it. `{session}` stands for its ident. */
  readonly feedbackUrl?: string;
  readonly topics: Readonly<Record<string, readonly string[]>>;
  readonly tickets: readonly Ticket[];
  /** Whether one can buy a ticket. */
  readonly sales: Ticket['states'];
  readonly speakers: readonly Speaker[];
  readonly sessions: readonly Session[];
  readonly faq: readonly Faq[];
  readonly news: readonly News[];
  readonly testimonials: readonly Testimonial[];
  readonly sponsors: readonly { readonly level: number; readonly sponsors: readonly Sponsor[] }[];
  readonly packages: readonly { readonly package: string; readonly sponsor: Sponsor }[];
  readonly extraTexts: readonly ExtraText[];
  /**
   * Until when meals are served: as content says, else as the programme does. The times for texts are those of all days, and
   * absent if days differ. `byDay` has those of each date.
   */
  readonly meals: Meals & { readonly byDay: Readonly<Record<string, Meals>> };
  readonly buses?: {
    readonly date: string;
    readonly departures: readonly string[];
    readonly returns: readonly string[];
    readonly text: Text;
  };
  /** The event's page has a form for workshop seats. */
  readonly hasWorkshopRegistration: boolean;
  readonly survey?: Survey;
  /** The event's id in the ticket shop. */
  readonly shopEvent?: string;
  readonly team: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxTeams?: number;
    /** Registration closes when `maxTeams` is reached. */
    readonly isLimited: boolean;
  };
  readonly hackathon?: Hackathon;
  readonly history?: {
    readonly summary: Text;
    readonly numbers: readonly { readonly value: number; readonly title: Text }[];
    readonly gallery: readonly Image[];
  };
}

/** How people attend: on site, online, or either. */
export type EventMode = 'onsite' | 'online' | 'mixed';

export interface Hackathon {
  readonly durationHours: number;
  readonly prizes: readonly number[];
  readonly clock: HackathonClock;
}

export interface DateLimit {
  readonly window: Window;
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** The reason for the date limit. */
  readonly note?: Text;
}

/** Until when meals are served, `HH:mm`. */
export interface Meals {
  readonly breakfast?: string;
  readonly lunch?: string;
}

export interface EditionDay {
  readonly date: string;
  /** The ident of the venue, which is one of the edition's. */
  readonly venue?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title?: Text;
  /** The columns of the schedule that its entries are in, in order. */
  readonly columns: readonly ProgrammeColumn[];
  /** The tracks that its entries belong to, in the order of content. */
  readonly tracks: readonly Track[];
  /** The rooms that its entries are in, in the order of content. */
  readonly rooms: readonly Room[];
  readonly programme: readonly Placed<ProgrammeEntry>[];
}

/** A column of a day's schedule: a room, or a track that has no room. */
export interface ProgrammeColumn {
  readonly ident: string;
  readonly title: Text;
}

export type ProgrammeEntry = {
  readonly durationMinutes: number;
  readonly pinnedAt?: Instant;
  /** The entry runs beside the one before it. The value counts such entries in a row: 1, 2 … */
  readonly alongside?: number;
  readonly column?: string;
  readonly track?: Track;
  readonly room?: Room;
} & (
  | {
      readonly kind: 'session';
      readonly session: Session;
      /** Names this slot for good: the session's ident; `IDENT--2` and so on for its further slots (`slotIdent`). */
      readonly slotIdent: string;
    }
  | {
      readonly kind: 'special';
      /** The name by which changes refer to it. */
      readonly ident?: string;
      readonly special: string;
      readonly title: Text;
      readonly description?: Text;
      readonly language?: string;
      readonly skipOnSurvey: boolean;
      readonly doNotEvaluate: boolean;
      readonly moderators: readonly (Speaker | string)[];
    }
  | {
      readonly kind: 'break';
      /** The name by which changes refer to it. */
      readonly ident?: string;
      readonly pause: string;
      /** Lunch is served in it. */
      readonly isLunch: boolean;
      readonly title: Text;
      readonly description?: Text;
      readonly sponsorName?: string;
    }
);

export type AboutBlock =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'image'; readonly image: Image }
  | { readonly kind: 'gallery'; readonly images: readonly Image[] };

export interface Button {
  readonly ident: string;
  readonly title: Text;
  readonly url: string;
  readonly external: boolean;
  readonly hollow: boolean;
  readonly hollowOnHero: boolean;
  readonly wide: boolean;
  /** The button is in the header instead of the hero. */
  readonly floating: boolean;
  readonly linkInFooter: boolean;
  readonly onHero: boolean;
  readonly heroClasses: readonly string[];
  readonly window: Window;
}

export interface ExtraText {
  readonly ident: string;
  readonly location: string;
  readonly window: Window;
  readonly title?: Text;
  readonly text: Text;
}
