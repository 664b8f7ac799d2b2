import type { AnalyticsSettings } from '../../../src/model/client-settings.ts';

/** A page that was shown. */
export interface PageView {
  readonly title: string;
  /** As `publicAddress` gives it. */
  readonly address: string;
  /** Where the visitor came from, in the same form; empty where nobody knows. */
  readonly referrer: string;
}

/** What a service of analytics has to be able to do. It asks for nothing until it may. */
export interface AnalyticsProvider {
  /**
   * Whether it may count, said again with each page. Once it is `denied`, nothing more is sent, and the provider's
   * cookies are removed.
   */
  setConsent(consent: 'granted' | 'denied'): void;
  /** Counts one page view; called while consent is granted. */
  countPage(view: PageView): void;
}

export type OpenProvider = (service: AnalyticsSettings) => AnalyticsProvider;
