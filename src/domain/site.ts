import type { ClientSettings } from './client-settings.ts';
import type { LanguageSettings, Text, TranslationLimits } from './language.ts';
import type { QrTarget } from './qr.ts';
import type { Edition } from './site-edition.ts';
import type { Image, MediaSource } from './site-parts.ts';
import type { Profiles } from './site-records.ts';
import type { Themes } from './theme.ts';
import type { Instant, Timeline, Window } from './timeline.ts';

export type * from './site-edition.ts';
export type * from './site-parts.ts';
export type * from './site-records.ts';

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
  /** For pages that belong to no event. */
  readonly logo?: Readonly<Record<'light' | 'dark', Image>>;
  readonly favicon?: Image;
  /** Of pages that belong to no event. */
  readonly baseColor?: string;
  /** Links of the header, also of events that have none of their own. */
  readonly menu: readonly SiteLink[];
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
  readonly themes: Themes;
  readonly strictTransport: StrictTransport;
  readonly apiOrigin?: string;
  /** Where page views are sent to, as the policy names it; absent where nothing is counted. */
  readonly analyticsOrigin?: string;
  /** Whether each page has a picture for sharing. */
  readonly shareImages: boolean;
  /** Where the service is, with its version and without a slash at the end. */
  readonly apiAddress?: string;
  readonly shirtSizes: readonly string[];
  /** What only script reads. */
  readonly client: ClientSettings;
  /** Words for how many seats are left, by level; `from` is the part of them that is taken, in per cent. */
  readonly availabilityLevels: readonly { readonly level: number; readonly from: number; readonly title: Text }[];
  /** Names of the words for how complete a survey is, from which percentage on; the highest first. */
  readonly surveyCompletion: readonly { readonly ident: string; readonly from: number }[];
  readonly translation: TranslationLimits;
  readonly serviceWorkerActive: boolean;
  /** Patterns of the paths of secret pages. */
  readonly secretPages: readonly string[];
  readonly unsupportedRedirectSeconds: number;
  /** Where the printed code leads; null while nowhere. */
  readonly qr: Timeline<QrTarget | null>;
}

/** What browsers reach by HTTPS alone: the site's host, those below it too, or these before a first visit as well. */
export type StrictTransport = 'host' | 'subdomains' | 'preload';

/** A link of a menu, and when it shows. */
export interface SiteLink {
  readonly title: Text;
  /** As content has it, with placeholders. */
  readonly url: string;
  readonly external: boolean;
  readonly window: Window;
}

export interface FooterLink extends SiteLink {
  readonly ident: string;
  readonly extra: boolean;
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

/** The forms that a page of prose can carry. */
export type PageForm = 'sponsor' | 'exhibitor' | 'volunteer' | 'press';

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
  /** Links of its header, in place of the site's. */
  readonly menu?: readonly SiteLink[];
  readonly themes: Themes;
  /** Pages of text of its own, below its address. */
  readonly pages: readonly ProsePage[];
  readonly isMultiLanguage: boolean;
  /** Newest first. */
  readonly editions: readonly Edition[];
  /** By the year of the edition. */
  readonly profiles: Readonly<Record<number, Profiles>>;
  readonly currentYear: number;
  /** Years held, ascending, whether or not there is an edition for them. */
  readonly yearsHeld: readonly number[];
  /** Years whose survey is on, ascending. */
  readonly surveyYears: readonly number[];
}
