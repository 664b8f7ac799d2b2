import type { BrowserContext } from '@playwright/test';

/** Requests to other sites, and fakes that answer them. */
export interface ExternalRequests {
  /** The requested addresses, in order. */
  readonly urls: readonly string[];
  /** The data that was sent as JSON, in order. */
  views(): readonly Readonly<Record<string, unknown>>[];
  /** Removes requests to these addresses from the complaints of the browser. */
  allow(addresses: RegExp): void;
}

export function recordExternalRequests(context: BrowserContext, complaints: string[]): ExternalRequests {
  const urls: string[] = [];
  const views: Readonly<Record<string, unknown>>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === '127.0.0.1') return;
    urls.push(request.url());
    if (request.method() === 'POST') views.push(JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
  });
  return {
    urls,
    views: () => views,
    allow: (addresses) => {
      const isAllowed = (complaint: string): boolean =>
        addresses.test(complaint) && complaint.endsWith(': another site');
      complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isAllowed(complaint)));
    },
  };
}

/** Answers for Google: with a fake tag, and with an endpoint for page views. */
export async function answerAsGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://www.googletagmanager.com/gtag/js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fakeTag})()` }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
}

/** Runs in the page. Only accepts commands that Google's tag accepts, and only sends what that would send. */
function fakeTag(): void {
  const page = window as unknown as { dataLayer: { push(command: IArguments): void } & Iterable<IArguments> };
  const given: Record<string, unknown> = {};
  let id = '';
  let cookieEnd = '';
  let consent: unknown;
  const run = (command: IArguments): void => {
    if (!Object.prototype.toString.call(command).includes('Arguments')) return;
    const [name, about, values] = command as unknown as [string, unknown, Record<string, unknown>];
    if (name === 'consent') consent = values['analytics_storage'];
    if (name === 'set') Object.assign(given, about);
    if (name === 'config') {
      id = String(about);
      cookieEnd = `path=${values['cookie_path']}; max-age=${values['cookie_expires']}`;
      if (values['send_page_view'] !== false) send('page_view');
    }
    if (name === 'event') send(String(about));
  };
  const send = (event: string): void => {
    const isOff = (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] === true;
    if (isOff || consent !== 'granted') return;
    // biome-ignore lint/suspicious/noDocumentCookie: the real tag does the same.
    for (const cookie of ['_ga', `_ga_${id.slice(2)}`]) document.cookie = `${cookie}=GS1.1; ${cookieEnd}`;
    const body = JSON.stringify({ event, ...given });
    void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
  };
  const waiting = [...page.dataLayer];
  page.dataLayer.push = run;
  for (const command of waiting) run(command);
}
