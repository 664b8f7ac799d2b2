import type { ClockState } from './hackathon-clock.ts';
import type { Markup, Phrase, TranslationLimits } from './language.ts';
import type { Form, FormPage, Registration, SurveyPage, TeamRegistrationPage } from './page-forms.ts';
import type { NoticeContent, NoticeTemplate } from './page-notices.ts';
import type { TicketSummary } from './page-tickets.ts';
import type { GridPlace } from './schedule-grid.ts';
import type { Instant, Span, Timeline } from './timeline.ts';

/**
 * What a page is made from. Everything here is plain JSON: no functions, no dates, no cycles. Times are epoch
 * seconds, and timelines have been cut at the build (`since`): their first segment is the present one.
 */

/** When an element shows, from the build on: the stretches left. Empty: never again. One of null..null: always. */
export type Shown = readonly Span[];

/** The page templates, by the name of their file in `templates/pages/`. */
export type TemplateName =
  | 'home'
  | 'event'
  | 'edition'
  | 'speaker'
  | 'text'
  | 'form'
  | 'survey'
  | 'team-registration'
  | NoticeTemplate;

export interface Picture {
  readonly src: string;
  /** Of the file at `src`, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The same in several widths, as the attribute of that name wants it. */
  readonly srcset?: string;
  /** These as AVIF. */
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

export interface Alternate {
  readonly language: string;
  readonly path: string;
}

/** What the head is made from, and what slices' slots are filled with. Paths are without the base path. */
export interface PageHead {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article' | 'profile';
  /** Stands for the page where it is shared. */
  readonly image?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  readonly indexed: boolean;
  /** A page that is not told of elsewhere, and says so. */
  readonly secret?: boolean;
  readonly alternates: readonly Alternate[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** The event whose colours and slices the page wears; absent for pages of the whole site. */
  readonly event?: string;
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
  readonly talks: readonly Phrase[];
}

/** A session as a card: on the schedule, and on a speaker's page. */
export interface SessionCard {
  readonly ident: string;
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
  readonly level: 'novice' | 'intermediate';
  readonly code: 'none' | 'light' | 'heavy';
  readonly keynote: boolean;
  readonly placeholder: boolean;
  readonly description: Markup;
  readonly speakers: readonly { readonly name: string; readonly href?: string }[];
  readonly assets: readonly { readonly title: Phrase; readonly href: string }[];
  readonly assetsRemark?: Phrase;
  readonly seats?: number;
  /** The address of its calendar file. */
  readonly calendar?: string;
}

export interface ScheduleRow {
  readonly kind: 'session' | 'special' | 'break';
  /** The element's id, which deep links name. */
  readonly id: string;
  /** 1 to 4; absent: across all tracks. */
  readonly track?: number;
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
}

export interface ScheduleDay {
  readonly date: string;
  /** In words. */
  readonly title: string;
  readonly heading?: Phrase;
  readonly zone: string;
  readonly tracks: readonly { readonly track: number; readonly title: Phrase }[];
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
  readonly vatPercent: number;
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

export interface SectionBase {
  readonly shown: Shown;
  readonly extra: readonly ExtraText[];
}

export type EventSection = SectionBase &
  (
    | { readonly kind: 'about'; readonly blocks: readonly AboutBlock[]; readonly topics: readonly string[] }
    | { readonly kind: 'news'; readonly items: readonly NewsItem[] }
    | { readonly kind: 'speakers'; readonly speakers: readonly SpeakerCard[] }
    | {
        readonly kind: 'schedule';
        readonly days: readonly ScheduleDay[];
        readonly calendar?: string;
        readonly meals: readonly { readonly meal: 'breakfast' | 'lunch'; readonly until: string }[];
        /** Seats in workshops, while these are to be had. */
        readonly workshops?: Registration & { readonly shown: Shown };
      }
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
        readonly summary: Timeline<TicketSummary>;
        readonly offers: readonly TicketOffer[];
        readonly shop?: string;
        readonly currencyNote?: Phrase;
      }
    | { readonly kind: 'faq'; readonly entries: readonly FaqEntry[] }
    | {
        readonly kind: 'sponsors';
        readonly levels: readonly { readonly level: number; readonly sponsors: readonly SponsorCard[] }[];
        readonly packages: readonly { readonly package: string; readonly name: string }[];
      }
    | { readonly kind: 'newsletter'; readonly form: Form }
    | { readonly kind: 'testimonials'; readonly testimonials: readonly Testimonial[] }
    | { readonly kind: 'topics'; readonly topics: readonly string[] }
    | {
        readonly kind: 'history';
        readonly years: readonly HistoryYear[];
        readonly images: readonly Picture[];
        readonly numbers: readonly { readonly value: string; readonly title: Phrase }[];
        readonly speakers: readonly SpeakerCard[];
        readonly sessions: readonly PastSession[];
      }
  );

/** A session of an earlier year, with its place on that year's page. */
export interface PastSession {
  readonly title: Phrase;
  readonly href?: string;
  readonly speakers: string;
  readonly year: number;
}

/** A year of an event at a glance; one without a page has neither address nor picture. */
export interface HistoryYear {
  readonly year: number;
  readonly href?: string;
  readonly image?: Picture;
  /** The first of the year's numbers. */
  readonly number?: { readonly value: string; readonly title: Phrase };
}

/** A short silent video for screens up to a width in CSS pixels; the last is for all wider ones. */
export interface Film {
  readonly src: string;
  readonly type: string;
  readonly poster: Picture;
  readonly upTo?: number;
}

export interface EventHero {
  /** All of it but the title, which is the page's heading and stays; empty: the title alone. */
  readonly shown: Shown;
  readonly extra: readonly ExtraText[];
  readonly title: Phrase;
  readonly text: Phrase;
  readonly when: Moment;
  readonly where?: Phrase;
  readonly background?: Picture;
  readonly introImage?: Picture;
  /** By width of the screen, the narrowest first. */
  readonly films?: readonly Film[];
  readonly buttons: readonly HeroButton[];
  /** A line about the phase: before, active or after, each while it lasts. */
  readonly phases: Timeline<'before' | 'active' | 'after'>;
  /** Of a hackathon: how far its beginning is, and then its end. */
  readonly clock?: EventClock;
}

export interface EventClock {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly starts: Moment;
  readonly ends: Moment;
  readonly states: Timeline<ClockState>;
}

/** `pages/event`: `/devlica/`. */
export interface EventPage {
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  readonly hero: EventHero;
  readonly sections: readonly EventSection[];
}

/** A link to another page of the site. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

/** `pages/edition`: `/devlica/2025/`. */
export interface EditionPage {
  /** Which edition of the event it was: the 7th; absent for a year that the event does not count. */
  readonly count?: string;
  readonly event: string;
  readonly title: Phrase;
  readonly year: number;
  readonly when: Moment;
  readonly where?: Phrase;
  readonly eventHref: string;
  readonly lead: Phrase;
  readonly about: readonly AboutBlock[];
  readonly summary?: Markup;
  readonly numbers: readonly { readonly value: string; readonly title: Phrase }[];
  readonly images: readonly Picture[];
  readonly speakers: readonly SpeakerCard[];
  readonly days: readonly ScheduleDay[];
  /** The pages of the years before and after; the one after may be the event's own. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly testimonials: readonly Testimonial[];
  readonly sponsors: Extract<EventSection, { kind: 'sponsors' }>['levels'];
}

/** `pages/speaker`: `/devlica/2026/horvat-ana/`. */
export interface SpeakerPage {
  readonly event: string;
  readonly eventTitle: Phrase;
  readonly year: number;
  readonly eventHref: string;
  readonly slug: string;
  readonly name: string;
  readonly position: Phrase;
  readonly keynote: boolean;
  readonly image?: Picture;
  readonly bio: Markup;
  readonly links: readonly { readonly kind: string; readonly href: string }[];
  readonly sessions: readonly (SessionCard & {
    readonly href?: string;
    /** From when to when. */
    readonly when?: Moment;
    readonly track?: Phrase;
    readonly venue?: Phrase;
  })[];
  readonly otherYears: readonly PageLink[];
  /** The speakers beside this one in the edition's order, the first after the last. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** `pages/home`: `/`. */
export interface HomePage {
  readonly title: string;
  readonly tagline: Phrase;
  readonly lead: Markup;
  /** How many people are expected, in words. */
  readonly attendance: Phrase;
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
      readonly phases: Timeline<'before' | 'active' | 'after'>;
    }[];
  };
  /** Past years, each event's latest first. */
  readonly history: readonly {
    readonly event: string;
    readonly year: number;
    readonly title: string;
    readonly href: string;
  }[];
}

/** A heading of a long text, as its contents name it: its id, and its words as escaped HTML. */
export interface TextContents {
  readonly id: string;
  readonly title: string;
}

/** `pages/text`: prose such as `/terms/`. */
export interface TextPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  /** The headings of a long text; empty for a short one. */
  readonly contents: readonly TextContents[];
  readonly updated?: Moment;
  /** How often it has changed. */
  readonly revision: number;
}

export type PageContent =
  | EventPage
  | EditionPage
  | SpeakerPage
  | HomePage
  | TextPage
  | FormPage
  | SurveyPage
  | TeamRegistrationPage
  | NoticeContent;

/** A link of a menu or footer. */
export interface MenuLink {
  readonly ident: string;
  readonly title: Phrase;
  readonly href: string;
  readonly external: boolean;
  readonly extra: boolean;
  readonly shown: Shown;
}

/**
 * Data of a `header-*` slice. Its slots are filled at assembly, from the page's head: an element with
 * `data-current="/path/"` gets `aria-current="page"` on that page, and an anchor whose href is `slot:alternate:hr`
 * gets the page's address in that language.
 */
export interface HeaderSlice {
  readonly home: string;
  readonly siteTitle: string;
  readonly event?: { readonly ident: string; readonly title: Phrase; readonly href: string; readonly logo: Picture };
  /** Sections of the event's page. */
  readonly menu: readonly MenuLink[];
  /** The other events of the site. */
  readonly events: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  /** The floating ones; at most one shows at any time. */
  readonly buttons: readonly HeroButton[];
  readonly languages: readonly {
    readonly option: string;
    readonly name: string;
    /** Name of a stitched picture. */
    readonly flag: string;
    readonly current: boolean;
  }[];
  /** The themes that visitors choose from. */
  readonly themes: readonly string[];
}

export interface FooterSlice {
  /** The whole footer. */
  readonly shown: Shown;
  /** Texts that the event's edition puts there for a time. */
  readonly extra: readonly ExtraText[];
  readonly siteTitle: string;
  readonly organiser: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly links: readonly MenuLink[];
  readonly social: readonly { readonly ident: string; readonly title: Phrase; readonly href: string }[];
  readonly note: Phrase;
  /** The organiser and all that it offers are made up. */
  readonly isInvented: boolean;
}

export type SliceContent = ({ readonly kind: 'header' } & HeaderSlice) | ({ readonly kind: 'footer' } & FooterSlice);

/** What templates know besides their page data: the settings of the site and of the page's language. */
export interface RenderSettings {
  readonly siteTitle: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** Starts and ends with `/`. */
  readonly basePath: string;
  /** The site's address without a trailing `/`. */
  readonly origin: string;
  readonly themes: { readonly default: 'system' | 'light' | 'dark'; readonly active: readonly string[] };
  /** Loose stitches of an ornament. */
  readonly randomPixels: number;
  readonly translation: TranslationLimits;
}

/** What rendering a page gives, apart from all other pages; the content of `page-data-rsc.json`. */
export interface RenderedPage {
  readonly html: string;
  /** Head elements that depend on this page alone, as markup. */
  readonly head: string;
  readonly lang: string;
  readonly title: string;
  /** Logical names of stylesheets and pictures that the page needs beyond the site's own. */
  readonly assets: readonly string[];
  /** Names of the islands on the page, each once, sorted. */
  readonly islands: readonly string[];
  /** Slice names by slot: `{ header, footer }`. */
  readonly slices: Readonly<Record<string, string>>;
}
