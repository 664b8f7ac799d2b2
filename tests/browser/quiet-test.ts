import { type BrowserContext, test as base, expect } from '@playwright/test';

/** A message of Playwright itself if a test blocks service workers. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** The error of requests that were cancelled because the page was left. */
const CANCELLED = 'net::ERR_ABORTED';

/** The origins of the sites under test, which objects with `blob:` addresses have too. */
const OWN_ORIGIN = /^https?:\/\/127\.0\.0\.1(?::\d+)?$/;

/**
 * Replaces Playwright's `test`: a test fails if any of its pages wrote a warning or an error to the console, threw an error,
 * had a failed request or an error response, or requested something from another site.
 */
export const test = base.extend<{
  /** The problems so far, a line each. A test removes those that it causes on purpose. */
  complaints: string[];
}>({
  complaints: [
    async ({ context, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      listen(context, { complaints, runsScript: javaScriptEnabled });
      await context.addInitScript(giveOwnTime);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Answers the question of a screen for the host's time with that of the page, so that the clock of the test stays. It is
 * answered in the page: a route would send every request of each page through Playwright, and keep none in the cache.
 */
export function giveOwnTime(): void {
  const load = window.fetch;
  window.fetch = (resource, options) => {
    const isOfScreen = location.pathname.startsWith('/screen/') && resource === location.pathname;
    if (!isOfScreen || options?.method !== 'HEAD') return load(resource, options);
    return Promise.resolve(new Response(null, { headers: { date: new Date().toUTCString() } }));
  };
}

interface Listening {
  readonly complaints: string[];
  readonly runsScript: boolean;
}

/** Records problems. Without script, the policy prevents the runtime from being preloaded, which is no problem. */
function listen(context: BrowserContext, { complaints, runsScript }: Listening): void {
  context.on('console', (message) => {
    const isBad = ['warning', 'error'].includes(message.type()) && !message.text().includes(OF_PLAYWRIGHT);
    if (isBad) complaints.push(`${message.location().url}: console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: threw: ${error.error()}`));
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    const isBlockedPreload = !runsScript && failure === 'csp' && request.resourceType() === 'script';
    if (failure !== CANCELLED && !isBlockedPreload) complaints.push(`${request.url()}: failed: ${failure}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: status ${response.status()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !OWN_ORIGIN.test(origin)) complaints.push(`${request.url()}: another site`);
  });
}
