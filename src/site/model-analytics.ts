import type { AnalyticsSettings } from '../model/client-settings.ts';
import type { SiteRecord } from '../model/content-types.ts';
import { defined } from '../model/defined.ts';

interface Service {
  /** Where it is, unless the site has one of its own. */
  readonly home: string;
  /** Path of its script, or of what takes page views. */
  path(id: string): string;
  /** Where its script sends to, if not where it is. */
  readonly sendsTo?: string;
}

const SERVICES: Readonly<Record<AnalyticsSettings['provider'], Service>> = {
  google: {
    home: 'https://www.googletagmanager.com',
    path: (id) => `/gtag/js?id=${encodeURIComponent(id)}`,
    sendsTo: 'https://*.google-analytics.com',
  },
  plausible: { home: 'https://plausible.io', path: () => '/api/event' },
};

/** How page views are counted. */
export interface Analytics {
  readonly settings: AnalyticsSettings;
  /** The one origin that scripts send page views to, as the policy names it. */
  readonly origin: string;
}

/** The settings of the configured service with all its addresses, which stand here and nowhere else. */
export function modelAnalytics(analytics: NonNullable<SiteRecord['analytics']>): Analytics {
  const { provider, id } = analytics;
  const { home, path, sendsTo } = SERVICES[provider];
  const url = analytics.url?.replace(/\/+$/, '');
  return {
    settings: defined({ ...analytics, url, address: (url ?? home) + path(id) }),
    origin: url === undefined ? (sendsTo ?? home) : new URL(url).origin,
  };
}
