import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What Playwright itself writes where a test forbids service workers. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

/** What a page that is left did not wait for, such as a picture further down. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * `test` with a context that is listened to: a test fails if any of its pages wrote a warning or an error to the
 * console, threw, lost a request, was answered with an error, or asked another site for something.
 */
export const test = base.extend<{
  /** What has been wrong so far, a line each. A test that provokes something takes it out. */
  complaints: string[];
}>({
  complaints: [
    async ({ context, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      listen(context, { complaints, runsScript: javaScriptEnabled });
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface Listening {
  readonly complaints: string[];
  readonly runsScript: boolean;
}

/** Writes down what goes wrong. Where no script runs, the policy keeps the runtime from being loaded in advance. */
function listen(context: BrowserContext, { complaints, runsScript }: Listening): void {
  context.on('console', (message) => {
    const isBad = ['warning', 'error'].includes(message.type()) && !message.text().includes(OF_PLAYWRIGHT);
    if (isBad) complaints.push(`${message.location().url}: console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: threw: ${error.error()}`));
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    const isNeedless = !runsScript && failure === 'csp' && request.resourceType() === 'script';
    if (failure !== GIVEN_UP && !isNeedless) complaints.push(`${request.url()}: failed: ${failure}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: status ${response.status()}`);
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== '127.0.0.1' && protocol !== 'data:') complaints.push(`${request.url()}: another site`);
  });
}
