import type { BrowserContext } from '@playwright/test';

/** Other sites, as far as pages turn to them: who was asked for what, and stand-ins that answer. */
export interface Outside {
  /** The addresses that were asked for, in order. */
  readonly asked: readonly string[];
  /** What was sent as JSON, in order. */
  views(): readonly Readonly<Record<string, unknown>>[];
  /** Takes requests to these addresses out of what the browser complained about. */
  forgive(addresses: RegExp): void;
}

export function watchOutside(context: BrowserContext, complaints: string[]): Outside {
  const asked: string[] = [];
  const views: Readonly<Record<string, unknown>>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === '127.0.0.1') return;
    asked.push(request.url());
    if (request.method() === 'POST') views.push(JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
  });
  return {
    asked,
    views: () => views,
    forgive: (addresses) => {
      const isForgiven = (complaint: string): boolean =>
        addresses.test(complaint) && complaint.endsWith(': another site');
      complaints.splice(0, Infinity, ...complaints.filter((complaint) => !isForgiven(complaint)));
    },
  };
}

/** Answers for Google: a tag that does as it is told, and a place that takes page views. */
export async function answerAsGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://www.googletagmanager.com/gtag/js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standInTag})()` }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
}

/** Runs in the page. It takes only commands that Google's tag would take, and sends only what that would send. */
function standInTag(): void {
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
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag does.
    for (const cookie of ['_ga', `_ga_${id.slice(2)}`]) document.cookie = `${cookie}=GS1.1; ${cookieEnd}`;
    const body = JSON.stringify({ event, ...given });
    void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
  };
  const waiting = [...page.dataLayer];
  page.dataLayer.push = run;
  for (const command of waiting) run(command);
}
