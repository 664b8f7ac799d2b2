import type { OpenProvider } from './provider.ts';

/**
 * Plausible, hosted or self-hosted. It needs no script and sets no cookies. A page view is a single request without
 * CORS preflight.
 *
 * @see https://plausible.io/docs/events-api
 */
export const openPlausible: OpenProvider = ({ id, address }) => ({
  setConsent: () => undefined,
  countPage({ address: url, referrer }) {
    navigator.sendBeacon(address, JSON.stringify({ name: 'pageview', domain: id, url, referrer }));
  },
});
