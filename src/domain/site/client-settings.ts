/** The site's settings that only client scripts read. They are part of the static query that every page refers to. */
export interface ClientSettings {
  readonly prefetch: { readonly delayMs: number; readonly batch: number };
  readonly routeUpdate: { readonly delayMs: number };
  readonly anchor: { readonly offset: number; readonly delayMs: number };
  /** Absent if page views are not counted. */
  readonly analytics?: AnalyticsSettings;
}

/** How client scripts count page views. */
export interface AnalyticsSettings {
  readonly provider: 'google' | 'plausible';
  /** The site's identifier at the provider. */
  readonly id: string;
  /** The address of the provider's script, or of its endpoint for page views if it needs no script. */
  readonly address: string;
  /** The address of the site's own instance of the provider, if it has one. */
  readonly url?: string;
  /** The name of the cookie that stores the visitor's answer. */
  readonly consentName: string;
  /** The lifetime of this cookie and of the provider's, in seconds. */
  readonly cookieMaxAge: number;
  readonly respectDoNotTrack: boolean;
  readonly optIn: boolean;
}

/** The texts of client scripts, in the page's language. */
export interface RuntimeTexts {
  /** Announces a new page to screen readers; `{page}` stands for its name. */
  readonly navigatedTo: string;
}

/** The static query with the settings of a language. */
export interface SettingsQuery extends ClientSettings {
  readonly kind: 'settings';
  readonly language: string;
  /** The service worker may cache pages on the visitor's device. */
  readonly serviceWorker: boolean;
  /** The address of the API, with its version; absent if the site has none. */
  readonly api?: string;
  /** The path prefixes of the languages other than the default one, below the base path: `hr/`. */
  readonly languagePrefixes: readonly string[];
  readonly words: RuntimeTexts;
  readonly pinLength: number;
  readonly shirtSizes: readonly string[];
  /** The texts that say how many seats a workshop has left, by level. */
  readonly availabilityLevels: readonly { readonly level: number; readonly title: string }[];
}
