import type { Markup, Phrase } from './language.ts';
import type { GridPlace } from './schedule-grid.ts';
import type { Instant, Span, Timeline } from './timeline.ts';

/** What pages are put together from: pictures, moments, cards, rows. Plain JSON, as everything in page data. */

/** When an element shows, from the build on: the stretches left. Empty: never again. One of null..null: always. */
export type Shown = readonly Span[];

export interface Picture {
  readonly src: string;
  /** Of the file at `src`, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A photograph as AVIF in several widths, as the attribute `srcset` wants it. `src` is for browsers without AVIF. */
  readonly avif?: string;
  /** Empty for a decorative picture. */
  readonly alt: Phrase;
  readonly caption?: Phrase;
}

/** A date or time both for machines (`iso`) and for people (`text`, which names the zone where there is a time). */
export interface Moment {
  readonly iso: string;
  readonly text: string;
}

export interface HeroButton {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
  readonly hollow: boolean;
  readonly wide: boolean;
  readonly floating: boolean;
  readonly classes: readonly string[];
  readonly shown: Shown;
}

export type AboutBlock =
  | { readonly kind: 'text'; readonly text: Markup }
  | { readonly kind: 'image'; readonly image: Picture }
  | { readonly kind: 'gallery'; readonly images: readonly Picture[] };

export interface NewsItem {
  readonly ident: string;
  readonly when: Moment;
  /** The last change to what was news already, and how many there were. */
  readonly updated?: Moment;
  readonly revision: number;
  readonly breaking: boolean;
  readonly title: Phrase;
  readonly short: Phrase;
  readonly full?: Markup;
  readonly blocks?: readonly {
    readonly width: 'third' | 'twothirds';
    readonly image?: Picture;
    readonly text?: Markup;
  }[];
  readonly shown: Shown;
}

export interface SpeakerCard {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly position: Phrase;
  readonly keynote: boolean;
  readonly placeholder: boolean;
  readonly image?: Picture;
  readonly talks: readonly { readonly title: Phrase; readonly href?: string }[];
}

/** A session as a card: on the schedule, and on a speaker's page. */
export interface SessionCard {
  readonly ident: string;
  /** Of its page, if it has one. */
  readonly href?: string;
  readonly title: Phrase;
  /** What follows the title, such as "– live"; the number of a part is `part`. */
  readonly suffix?: Phrase;
  /** `1/2` of a series. */
  readonly part?: string;
  /** The series: its name, if it has one of its own, and the ident that its parts share. */
  readonly series?: { readonly ident: string; readonly title?: Phrase };
  readonly type: 'talk' | 'workshop';
  readonly language: string;
  readonly languageName: string;
  readonly level: 'novice' | 'intermediate' | 'unspecified';
  readonly code: 'none' | 'light' | 'heavy' | 'unspecified';
  readonly keynote: boolean;
  readonly placeholder: boolean;
  readonly description: Markup;
  readonly speakers: readonly { readonly name: string; readonly href?: string }[];
  /** What it is about. */
  readonly topics: readonly NamedChoice[];
  /** False if it must not be recorded. */
  readonly recorded: boolean;
  readonly liveCaptions: boolean;
  readonly signLanguage: boolean;
  readonly assets: readonly { readonly title: Phrase; readonly href: string }[];
  readonly assetsRemark?: Phrase;
  readonly seats?: number;
  /** The address of its calendar file. */
  readonly calendar?: string;
}

/** Something by which a schedule can be filtered, or a column of it. */
export interface NamedChoice {
  readonly ident: string;
  readonly title: Phrase;
}

export interface ScheduleRow {
  readonly kind: 'session' | 'special' | 'break';
  /** The element's id, which deep links name. */
  readonly id: string;
  /** The ident of its column; absent for an entry for everybody. */
  readonly column?: string;
  /** The idents of its track and room among those of the day. */
  readonly track?: string;
  readonly room?: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly startIso: string;
  /** `HH:mm` in the event's zone. */
  readonly start: string;
  readonly end: string;
  readonly durationMinutes: number;
  /** Where the row stands on a wide screen. */
  readonly grid: GridPlace;
  readonly title: Phrase;
  readonly description?: Markup;
  /** What a break or a special entry is: coffee, lunch, registration … */
  readonly what?: string;
  /** The language a special entry is held in. */
  readonly languageName?: string;
  readonly sponsorName?: string;
  readonly moderators?: readonly { readonly name: string; readonly href?: string }[];
  readonly session?: SessionCard;
  /** What visitors star the entry under; absent where they cannot. */
  readonly star?: string;
  /** What the entry is rated as, and when; absent where it is not. */
  readonly rating?: { readonly ident: string; readonly shown: Shown };
}

export interface ScheduleDay {
  readonly date: string;
  readonly endsAt: Instant;
  /** In words. */
  readonly title: string;
  readonly heading?: Phrase;
  readonly zone: string;
  /** The columns of the grid, in order: rooms, and tracks without a room. */
  readonly columns: readonly NamedChoice[];
  /** `color`: as `#00695c`. */
  readonly tracks: readonly (NamedChoice & { readonly color?: string })[];
  readonly rooms: readonly NamedChoice[];
  /** What the day's sessions are about. */
  readonly topics: readonly NamedChoice[];
  readonly rows: readonly ScheduleRow[];
}

export interface VenueCard {
  readonly ident: string;
  readonly name: Phrase;
  readonly nameAlt?: Phrase;
  readonly street: string;
  readonly place: string;
  readonly country: Phrase;
  readonly map: Picture;
  readonly mapUrl: string;
  /** `geo:` address for map applications, with its zoom. */
  readonly geoUrl?: string;
  readonly images: readonly Picture[];
  readonly description?: Markup;
  readonly directions?: Markup;
  readonly rooms: readonly RoomCard[];
}

export interface RoomCard {
  readonly ident: string;
  readonly name: Phrase;
  /** The number of seats. */
  readonly capacity?: number;
  readonly floor?: Phrase;
  readonly stepFree?: boolean;
  readonly directions?: Phrase;
  readonly plan?: Picture;
}

/** What can be done with a ticket: `later` has a start to come, `unavailable` is listed but not for sale. */
export type OfferState = 'later' | 'on-sale' | 'over' | 'unavailable';

export interface TicketOffer {
  readonly ident: string;
  readonly icon: string;
  readonly title: Phrase;
  readonly remark?: Phrase;
  readonly price: string;
  /** The price in the other currency, where the site shows one. */
  readonly alternatePrice?: string;
  /** The VAT rate in force; null while there is none. */
  readonly vatPercent: Timeline<number | null>;
  readonly limited: boolean;
  readonly special: boolean;
  readonly maxAvailable?: number;
  readonly access: readonly string[];
  /** The whole ticket. */
  readonly shown: Shown;
  /** Its state over time, with what is said about it; one element per segment. */
  readonly states: Timeline<OfferState>;
  readonly from?: Moment;
  readonly until?: Moment;
  /** Discounts in force for a time. */
  readonly promotions: readonly {
    readonly ident: string;
    readonly title: Phrase;
    readonly text?: Phrase;
    readonly percent: number;
    readonly price: string;
    readonly until: Moment;
    readonly shown: Shown;
  }[];
}

export interface FaqEntry {
  readonly ident: string;
  readonly title: Phrase;
  readonly short?: Phrase;
  readonly full: Markup;
}

export interface SponsorCard {
  readonly ident: string;
  readonly name: string;
  readonly logo: Picture;
  readonly description?: Markup;
  readonly links: readonly { readonly kind: 'url' | 'linkedIn' | 'facebook' | 'instagram'; readonly href: string }[];
  readonly tags: readonly string[];
  readonly maxWidth?: number;
}

/** The sponsors of a level. */
export interface SponsorLevel {
  readonly level: number;
  readonly sponsors: readonly SponsorCard[];
}

export interface Testimonial {
  readonly ident: string;
  readonly speaker: boolean;
  readonly name: string;
  readonly description: Phrase;
  readonly text: Phrase;
}

/** Text that the edition puts beside a section for a time. */
export interface ExtraText {
  readonly ident: string;
  readonly title?: Phrase;
  readonly text: Markup;
  readonly shown: Shown;
}
