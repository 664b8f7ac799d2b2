import type { OpenProvider } from './provider.ts';

/**
 * Plausible, the service or one's own. It needs no script and sets no cookie: a page view is one request, of which the
 * browser does not ask the service in advance.
 * @see https://plausible.io/docs/events-api
 */
export const openPlausible: OpenProvider = ({ id, address }) => ({
  setConsent: () => undefined,
  countPage({ address: url, referrer }) {
    navigator.sendBeacon(address, JSON.stringify({ name: 'pageview', domain: id, url, referrer }));
  },
});
