import type { ClientSettings } from './client-settings.ts';
import type { HackathonClock } from './hackathon-clock.ts';
import type { LanguageSettings, Text, TranslationLimits } from './language.ts';
import type { Phase } from './phase.ts';
import type { QrTarget } from './qr.ts';
import type { Placed } from './schedule.ts';
import type { Instant, Timeline, Window } from './timeline.ts';

/**
 * The site as one immutable value: references resolved, times as instants, everything that time changes as a
 * timeline. Texts are still in all their languages; plan chooses. Ordered as the site shows things.
 */
export interface Site {
  readonly settings: SiteSettings;
  readonly languages: readonly LanguageSettings[];
  readonly company: Company;
  readonly vat: Vat;
  readonly pages: readonly ProsePage[];
  /** The rules of the contest, below an address that is hard to guess. */
  readonly contest?: { readonly token: string; readonly page: ProsePage; readonly event: string };
  readonly press?: Press;
  /** By their `order`. */
  readonly events: readonly SiteEvent[];
  /** Language → namespace → interface texts, nested as in the files. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface SiteSettings {
  readonly title: Text;
  readonly tagline: Text;
  readonly description: Text;
  readonly organiser: string;
  readonly product: string;
  readonly baseUrl: string;
  readonly timeZone: string;
  readonly defaultLanguage: string;
  readonly attendance: number;
  /** The same in words. */
  readonly attendanceText: Text;
  readonly home: {
    readonly lead: Text;
    readonly image?: Image;
    readonly events: { readonly title: Text; readonly text: Text };
  };
  readonly limits: {
    readonly speakerHistory: number;
    readonly sessionHistory: number;
    readonly pinLength: number;
    readonly surveyMinutes: number;
    /** Loose stitches of an ornament. */
    readonly randomPixels: number;
  };
  readonly alternateCurrency?: { readonly code: string; readonly rate: number; readonly note?: Text };
  readonly footer: {
    readonly links: readonly FooterLink[];
    readonly social: readonly { readonly ident: string; readonly title: Text; readonly url: string }[];
  };
  readonly themes: { readonly default: 'system' | 'light' | 'dark'; readonly active: readonly string[] };
  readonly apiOrigin?: string;
  /** Whether each page has a picture for sharing. */
  readonly shareImages: boolean;
  /** Where the service is, with its version and without a slash at the end. */
  readonly apiAddress?: string;
  readonly shirtSizes: readonly string[];
  /** What only script reads. */
  readonly client: ClientSettings;
  /** Words for how many seats are left, by level. */
  readonly availabilityLevels: readonly { readonly level: number; readonly title: Text }[];
  /** Names of the words for how complete a survey is, from which percentage on; the highest first. */
  readonly surveyCompletion: readonly { readonly ident: string; readonly from: number }[];
  readonly translation: TranslationLimits;
  readonly serviceWorkerActive: boolean;
  /** Patterns of the pages that are not told of elsewhere. */
  readonly secretPages: readonly string[];
  readonly unsupportedRedirectSeconds: number;
  /** Where the printed code leads; null while nowhere. */
  readonly qr: Timeline<QrTarget | null>;
}

export interface FooterLink {
  readonly ident: string;
  readonly title: Text;
  readonly url: string;
  readonly external: boolean;
  readonly extra: boolean;
  readonly window: Window;
}

export interface Company {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  readonly country: Text;
  readonly countryCode: string;
  readonly contactEmail: string;
  readonly url: string;
  readonly registrationNumber?: string;
  readonly vatNumber?: string;
  /** There is no such company. */
  readonly isInvented: boolean;
  readonly description?: Text;
}

export interface Vat {
  /** The type of rate of tickets that name none. */
  readonly default: string;
  /** By their start. */
  readonly entries: readonly VatEntry[];
}

export interface VatEntry {
  readonly from: Instant;
  readonly until: Instant | null;
  readonly percent: Readonly<Record<string, number>>;
}

export interface ProsePage {
  readonly ident: string;
  readonly title: Text;
  readonly description: Text;
  readonly menu?: Text;
  readonly text: Text;
  readonly updated?: string;
  /** How often it has changed. */
  readonly revision: number;
  /** The form that stands below the text. */
  readonly form?: PageForm;
  /** Not to be found by search engines. */
  readonly isHidden: boolean;
  /** Names it had before. */
  readonly formerSlugs: readonly string[];
}

export interface Press {
  readonly kit?: {
    readonly text: Text;
    readonly files: readonly { readonly title: Text; readonly file: MediaSource }[];
  };
  /** Newest first. */
  readonly items: readonly {
    readonly when: string;
    readonly title: Text;
    readonly language?: string;
    readonly where?: string;
    readonly url: string;
  }[];
}

/** A file of the media folder. */
export interface MediaSource {
  readonly src: string;
  readonly hash: string;
  readonly sizeBytes: number;
}

/** The forms that a page of prose can carry. */
export type PageForm = 'sponsor' | 'exhibitor' | 'volunteer' | 'press';

export interface Image {
  readonly src: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** A raster picture of few colours, whose edges must stay hard. */
  readonly isFlat?: boolean;
  readonly alt: Text;
  readonly caption?: Text;
}

/** A short silent video and the picture that stands in its place. */
export interface Film {
  readonly src: string;
  readonly hash: string;
  readonly poster: Image;
}

export interface Venue {
  readonly ident: string;
  readonly name: Text;
  readonly nameAlt?: Text;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Text;
  readonly countryShort: string;
  readonly map: Image;
  readonly mapUrl: string;
  readonly location?: { readonly latitude: number; readonly longitude: number };
  readonly mapZoom?: number;
  readonly images: readonly Image[];
  readonly description?: Text;
  readonly directions?: Text;
}

export interface Sponsor {
  readonly ident: string;
  readonly name: string;
  readonly logo: Image;
  readonly links: readonly { readonly kind: 'url' | 'linkedIn' | 'facebook' | 'instagram'; readonly href: string }[];
  readonly tags: readonly string[];
  readonly description?: Text;
  readonly maxWidth?: number;
}

export interface SiteEvent {
  readonly ident: string;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly lowKey: boolean;
  readonly visibleInHeader: boolean;
  readonly visibleInHistory: boolean;
  readonly path: string;
  readonly title: Text;
  readonly tagline?: Text;
  readonly description: Text;
  readonly logos: Readonly<Record<'favicon' | 'full' | 'fullLight' | 'header' | 'selection', Image & MediaSource>>;
  readonly baseColor: string;
  readonly themes: SiteSettings['themes'];
  /** Pages of text of its own, below its address. */
  readonly pages: readonly ProsePage[];
  readonly isMultiLanguage: boolean;
  /** Newest first. */
  readonly editions: readonly Edition[];
  readonly currentYear: number;
  /** Years held, ascending, whether or not there is an edition for them. */
  readonly yearsHeld: readonly number[];
  /** Years whose survey is on, ascending. */
  readonly surveyYears: readonly number[];
}

export type SectionKind =
  | 'hero'
  | 'about'
  | 'news'
  | 'speakers'
  | 'schedule'
  | 'venue'
  | 'tickets'
  | 'faq'
  | 'sponsors'
  | 'newsletter'
  | 'testimonials'
  | 'history'
  | 'topics'
  | 'footer';

export interface Edition {
  readonly event: string;
  readonly year: number;
  /** How often its programme changed so that calendars should tell, and the day of the last such change. */
  readonly revision: number;
  readonly updated?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly phases: Timeline<Phase>;
  readonly days: readonly EditionDay[];
  readonly venues: readonly Venue[];
  readonly dateLimits: Readonly<Record<string, DateLimit>>;
  readonly hero: {
    readonly title: Text;
    readonly text: Text;
    readonly background?: Image;
    readonly introImage?: Image;
    readonly videos?: Readonly<Record<'small' | 'medium' | 'large', Film>>;
  };
  readonly about: readonly AboutBlock[];
  readonly sections: Readonly<Partial<Record<SectionKind, Window>>>;
  readonly menu: Readonly<Partial<Record<SectionKind, Window>>>;
  readonly buttons: readonly Button[];
  readonly links: { readonly tickets?: string; readonly sessions?: string; readonly workshops?: string };
  readonly topics: Readonly<Record<string, readonly string[]>>;
  readonly tickets: readonly Ticket[];
  readonly speakers: readonly Speaker[];
  readonly sessions: readonly Session[];
  readonly faq: readonly Faq[];
  readonly news: readonly News[];
  readonly testimonials: readonly Testimonial[];
  readonly sponsors: readonly { readonly level: number; readonly sponsors: readonly Sponsor[] }[];
  readonly packages: readonly { readonly package: string; readonly sponsor: Sponsor }[];
  readonly extraTexts: readonly ExtraText[];
  readonly meals: { readonly breakfast?: string; readonly lunch?: string };
  readonly buses?: {
    readonly date: string;
    readonly departures: readonly string[];
    readonly returns: readonly string[];
    readonly text: Text;
  };
  /** Seats in workshops can be taken on the event's page. */
  readonly hasWorkshopRegistration: boolean;
  readonly survey?: Survey;
  /** What the ticket shop calls the event. */
  readonly shopEvent?: string;
  readonly team: {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxTeams?: number;
    /** Registration closes when there are that many. */
    readonly isLimited: boolean;
  };
  readonly hackathon?: Hackathon;
  readonly history?: {
    readonly summary: Text;
    readonly numbers: readonly { readonly value: number; readonly title: Text }[];
    readonly gallery: readonly Image[];
  };
}

export interface Hackathon {
  readonly durationHours: number;
  readonly prizes: readonly number[];
  readonly clock: HackathonClock;
}

export interface DateLimit {
  readonly window: Window;
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** The reason for it. */
  readonly note?: Text;
}

export interface EditionDay {
  readonly date: string;
  /** The ident of its venue, among those of the edition. */
  readonly venue?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title?: Text;
  readonly tracks: readonly { readonly track: number; readonly title: Text }[];
  readonly programme: readonly Placed<ProgrammeEntry>[];
}

export type ProgrammeEntry = { readonly durationMinutes: number; readonly pinnedAt?: Instant } & (
  | { readonly kind: 'session'; readonly session: Session }
  | {
      readonly kind: 'special';
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
      readonly pause: string;
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
  /** It follows the visitor in the header. */
  readonly floating: boolean;
  readonly linkInFooter: boolean;
  readonly onHero: boolean;
  readonly heroClasses: readonly string[];
  readonly window: Window;
}

export interface Ticket {
  readonly ident: string;
  readonly icon: string;
  readonly title: Text;
  readonly remark?: Text;
  readonly price: number;
  readonly vatPercent: number;
  readonly group?: string;
  readonly limited: boolean;
  readonly special: boolean;
  readonly maxAvailable?: number;
  /** What the ticket shop calls it. */
  readonly category?: string;
  readonly access: readonly string[];
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly shown: Window;
  readonly states: Timeline<'later' | 'on-sale' | 'over' | 'unavailable'>;
  readonly promotions: readonly Promotion[];
}

export interface Promotion {
  readonly ident: string;
  readonly title: Text;
  readonly text?: Text;
  readonly percent: number;
  readonly price: number;
  readonly until: Instant;
  readonly window: Window;
}

export interface Speaker {
  readonly slug: string;
  /** Names that it had before. */
  readonly formerSlugs: readonly string[];
  readonly person: string;
  readonly name: string;
  readonly surname: string;
  readonly visible: boolean;
  readonly placeholder: boolean;
  readonly keynote: boolean;
  readonly image?: Image;
  readonly position: Text;
  readonly bio: Text;
  readonly links: readonly { readonly kind: string; readonly href: string }[];
}

export interface Session {
  readonly ident: string;
  /** Names that it had before. */
  readonly formerSlugs: readonly string[];
  readonly visible: boolean;
  readonly placeholder: boolean;
  readonly keynote: boolean;
  readonly group?: string;
  readonly durationMinutes: number;
  readonly type: 'talk' | 'workshop';
  readonly language: string;
  readonly level: 'novice' | 'intermediate';
  readonly code: 'none' | 'light' | 'heavy';
  readonly title: Text;
  readonly titleSuffix?: Text;
  /** The name of the series that the session is a part of. */
  readonly titleGroup?: Text;
  readonly description: Text;
  readonly speakers: readonly Speaker[];
  readonly assets: readonly { readonly title: Text; readonly href: string }[];
  /** What is said about the assets together. */
  readonly assetsRemark?: Text;
  readonly skipOnHistory: boolean;
  readonly skipOnSurvey: boolean;
  readonly doNotEvaluate: boolean;
  readonly seats?: number;
  readonly day?: string;
  /** How often it changed so that calendars should tell, and the day of the last such change. */
  readonly revision: number;
  readonly updated?: string;
}

export interface Survey {
  readonly visitors: readonly SurveyQuestion[];
  readonly speakers: readonly SurveyQuestion[];
  /** Each day is asked about apart. */
  readonly isPerDay: boolean;
}

export interface SurveyQuestion {
  readonly ident: string;
  readonly required: boolean;
  readonly question: Text;
  readonly description?: Text;
  /** None for a question that only asks for a text. */
  readonly answer?:
    | { readonly kind: 'stars' }
    | { readonly kind: 'boolean' }
    | {
        readonly kind: 'checkbox' | 'radio';
        readonly items: readonly { readonly value: string; readonly text: Text }[];
      };
  /** A text is asked for, or allowed beside the answer. */
  readonly hasComment: boolean;
  readonly placeholder?: Text;
}

export interface Faq {
  readonly ident: string;
  readonly title: Text;
  readonly short?: Text;
  readonly full: Text;
}

export interface News {
  readonly ident: string;
  readonly when: string;
  /** When the event's page shows it. */
  readonly window: Window;
  /** When it is news at all, on the page or not: feeds carry it then. */
  readonly published: Window;
  readonly from: Instant | null;
  readonly updated?: string;
  /** How often it has changed. */
  readonly revision: number;
  readonly breaking: boolean;
  readonly title: Text;
  readonly short: Text;
  readonly full?: Text;
  readonly blocks: readonly { readonly width: 'third' | 'twothirds'; readonly image?: Image; readonly text?: Text }[];
}

export interface Testimonial {
  readonly ident: string;
  readonly speaker: boolean;
  readonly name: string;
  readonly description: Text;
  readonly text: Text;
}

export interface ExtraText {
  readonly ident: string;
  readonly location: string;
  readonly window: Window;
  readonly title?: Text;
  readonly text: Text;
}
