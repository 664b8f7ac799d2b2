import type { OpenProvider } from './provider.ts';

/**
 * Plausible, the service or one's own. It needs no script and sets no cookie: a page view is one request. Its body is a
 * plain text, so that the browser does not ask the service in advance.
 * @see https://plausible.io/docs/events-api
 */
export const openPlausible: OpenProvider = ({ id, address }) => ({
  setConsent: () => undefined,
  countPage({ address: url, referrer }) {
    const body = JSON.stringify({ name: 'pageview', domain: id, url, referrer });
    fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  },
});
