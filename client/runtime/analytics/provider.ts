import type { AnalyticsSettings } from '../../../src/domain/site/client-settings.ts';

/** A view of a page. */
export interface PageView {
  readonly title: string;
  /** The address as returned by `publicAddress`. */
  readonly address: string;
  /** The previous address in the same form; empty if it is unknown. */
  readonly referrer: string;
}

/** An analytics provider. It sends no request before consent. */
export interface AnalyticsProvider {
  /**
   * Sets the visitor's consent. Called for each page. After `denied`, nothing is sent, and the provider's cookies are
   * deleted.
   */
  setConsent(consent: 'granted' | 'denied'): void;
  /** Counts one page view; called while consent is granted. */
  countPage(view: PageView): void;
}

export type OpenProvider = (service: AnalyticsSettings) => AnalyticsProvider;
