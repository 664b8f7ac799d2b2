import type { LanguageSettings, Text, TranslationLimits } from '../language.ts';
import type { Instant, Timeline, Window } from '../time/timeline.ts';
import type { ClientSettings } from './client-settings.ts';
import type { SiteFonts } from './fonts.ts';
import type { QrTarget } from './qr-targets.ts';
import type { Edition } from './site-edition.ts';
import type { Image, MediaSource } from './site-parts.ts';
import type { Themes } from './theme.ts';

export type * from '../programme/programme-changes.ts';
export type * from './site-edition.ts';
export type * from './site-parts.ts';
export type * from './site-records.ts';

/**
 * The model of the site, one immutable value. References are resolved, times are instants, and everything that changes
 * over time is a timeline. Texts are still in all languages; `plan` selects one. Lists are in the order in which the
 * site shows them.
 */
export interface Site {
  readonly settings: SiteSettings;
  readonly languages: readonly LanguageSettings[];
  readonly company: Company;
  readonly vat: Vat;
  readonly pages: readonly ProsePage[];
  /** The contest rules, at an address that contains an unguessable token. */
  readonly contest?: { readonly token: string; readonly page: ProsePage; readonly event: string };
  readonly press?: Press;
  /** Sorted by `order`. */
  readonly events: readonly SiteEvent[];
  /** The interface texts by language and namespace, nested as in their files. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface SiteSettings {
  readonly title: Text;
  readonly tagline: Text;
  readonly description: Text;
  /** The logo for pages that belong to no event. */
  readonly logo?: Readonly<Record<'light' | 'dark', Image>>;
  readonly favicon?: Image;
  /** The site's own fonts. */
  readonly fonts?: SiteFonts;
  /** The colour of pages that belong to no event. */
  readonly baseColor?: string;
  /** The links of the header. Events without links of their own use them too. */
  readonly menu: readonly SiteLink[];
  readonly organiser: string;
  readonly product: string;
  readonly baseUrl: string;
  readonly timeZone: string;
  readonly defaultLanguage: string;
  readonly attendance: number;
  /** A text that says how many people are expected. */
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
    /** The number of random pixels in an ornament. */
    readonly randomPixels: number;
  };
  readonly alternateCurrency?: { readonly code: string; readonly rate: number; readonly note?: Text };
  readonly footer: {
    readonly links: readonly FooterLink[];
    readonly social: readonly { readonly ident: string; readonly title: Text; readonly url: string }[];
  };
  readonly themes: Themes;
  readonly strictTransport: StrictTransport;
  readonly security?: SecurityContact;
  readonly apiOrigin?: string;
  /** The origin to which page views are sent, for the Content Security Policy. Absent if page views are not counted. */
  readonly analyticsOrigin?: string;
  /** Pages have share images. */
  readonly shareImages: boolean;
  /** The address of the API, with its version and without a trailing slash. */
  readonly apiAddress?: string;
  readonly shirtSizes: readonly string[];
  /** Settings for client scripts. */
  readonly client: ClientSettings;
  /**
   * The texts that say how many seats are left, by level. `from` is the percentage of seats taken from which a level
   * applies.
   */
  readonly availabilityLevels: readonly { readonly level: number; readonly from: number; readonly title: Text }[];
  /**
   * The levels of completion of a survey, from the highest to the lowest. `ident` is part of the key of the text,
   * `from` the percentage from which a level applies.
   */
  readonly surveyCompletion: readonly { readonly ident: string; readonly from: number }[];
  readonly translation: TranslationLimits;
  readonly serviceWorkerActive: boolean;
  /** Patterns for the paths of secret pages. */
  readonly secretPages: readonly string[];
  readonly unsupportedRedirectSeconds: number;
  /** The target of the printed QR code; null means no target. */
  readonly qr: Timeline<QrTarget | null>;
}

/**
 * The scope of Strict-Transport-Security: the host; also its subdomains; also preloaded by browsers, before a first
 * visit.
 */
export type StrictTransport = 'host' | 'subdomains' | 'preload';

/** A link in a menu, and when it shows. */
export interface SiteLink {
  readonly title: Text;
  /** The address from content, with placeholders. */
  readonly url: string;
  readonly external: boolean;
  readonly window: Window;
}

export interface FooterLink extends SiteLink {
  readonly ident: string;
  readonly extra: boolean;
}

/** Whom to tell about weaknesses of the site. */
export interface SecurityContact {
  /** E-mail addresses and web addresses, the preferred one first. */
  readonly contacts: readonly string[];
  readonly expiresAt: Instant;
  readonly languages: readonly string[];
  readonly policy?: string;
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
  /** The company is fictional. */
  readonly isInvented: boolean;
  readonly description?: Text;
}

export interface Vat {
  /** The type of VAT rate for tickets that do not specify one. */
  readonly default: string;
  /** Sorted by start. */
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
  /** The number of changes since publication. */
  readonly revision: number;
  /** The form below the text. */
  readonly form?: PageForm;
  /** The page is excluded from search engines. */
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

/** The forms that a text page can contain. */
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
  /** The links of its header, which replace the site's. */
  readonly menu?: readonly SiteLink[];
  readonly themes: Themes;
  /** The event's text pages, whose addresses start with the event's. */
  readonly pages: readonly ProsePage[];
  readonly isMultiLanguage: boolean;
  /** Newest first. */
  readonly editions: readonly Edition[];
  readonly currentYear: number;
  /** The years in which the event took place, in ascending order, with or without an edition on the site. */
  readonly yearsHeld: readonly number[];
  /** The years whose survey is switched on, in ascending order. */
  readonly surveyYears: readonly number[];
}
