import type { AnalyticsSettings } from '../../../src/domain/client-settings.ts';

/** A page that was shown. */
export interface PageView {
  readonly title: string;
  /** As `publicAddress` gives it. */
  readonly address: string;
  /** Where the visitor came from, in the same form; empty where nobody knows. */
  readonly referrer: string;
}

/** An analytics provider. It sends no request before consent. */
export interface AnalyticsProvider {
  /**
   * Passes on the visitor's consent, for each page. After `denied`, nothing is sent, and the provider's cookies are
   * deleted.
   */
  setConsent(consent: 'granted' | 'denied'): void;
  /** Counts one page view; called while consent is granted. */
  countPage(view: PageView): void;
}

export type OpenProvider = (service: AnalyticsSettings) => AnalyticsProvider;
