/** What the site's settings say to its scripts alone; part of the static query that every page names. */
export interface ClientSettings {
  readonly prefetch: { readonly delayMs: number; readonly batch: number };
  readonly routeUpdate: { readonly delayMs: number };
  readonly anchor: { readonly offset: number; readonly delayMs: number };
  /** Absent where nothing is counted. */
  readonly analytics?: AnalyticsSettings;
}

/** The counting of page views, as scripts do it. */
export interface AnalyticsSettings {
  readonly provider: 'google' | 'plausible';
  /** The site's name at the provider. */
  readonly id: string;
  /** Of the provider's script, or of what takes page views where it needs none. */
  readonly address: string;
  /** Where the provider is the site's own. */
  readonly url?: string;
  /** Name of the cookie that keeps the visitor's answer. */
  readonly consentName: string;
  /** How long that and the provider's cookies last, in seconds. */
  readonly cookieMaxAge: number;
  readonly respectDoNotTrack: boolean;
  readonly optIn: boolean;
}

/** What scripts say, in the page's language. */
export interface RuntimeWords {
  /** With `{page}` for the name of the page. */
  readonly navigatedTo: string;
}

/** The static query of a language's settings. */
export interface SettingsQuery extends ClientSettings {
  readonly kind: 'settings';
  readonly language: string;
  /** The service worker may cache pages on the visitor's device. */
  readonly serviceWorker: boolean;
  /** Where the service is, with its version; absent where there is none. */
  readonly api?: string;
  /** What each language's pages begin with, below the base path; without the default language: `hr/`. */
  readonly languagePrefixes: readonly string[];
  readonly words: RuntimeWords;
  readonly pinLength: number;
  readonly shirtSizes: readonly string[];
  /** Words for how many seats a workshop has left. */
  readonly availabilityLevels: readonly { readonly level: number; readonly title: string }[];
}
