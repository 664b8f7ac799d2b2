import { defined } from '../domain/defined.ts';
import type { AnalyticsSettings } from '../domain/site/client-settings.ts';
import type { SiteRecord } from '../domain/site/content-types.ts';

interface Service {
  /** The provider's address, unless the site runs its own instance. */
  readonly home: string;
  /** The path of the provider's script, or of its endpoint for page views. */
  path(id: string): string;
  /** The origin to which its script sends, if that is another one. */
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
  /** The origin to which scripts send page views, for the Content Security Policy. */
  readonly origin: string;
}

/** The settings of the configured provider. The addresses of all providers are in this file only. */
export function modelAnalytics(analytics: NonNullable<SiteRecord['analytics']>): Analytics {
  const { provider, id } = analytics;
  const { home, path, sendsTo } = SERVICES[provider];
  const url = analytics.url?.replace(/\/+$/, '');
  return {
    settings: defined({ ...analytics, url, address: (url ?? home) + path(id) }),
    origin: url === undefined ? (sendsTo ?? home) : new URL(url).origin,
  };
}
