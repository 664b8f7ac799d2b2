import { watchClient, watchClock } from 'conf-site:watch-client';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WATCH_PATHS, WATCH_ROOT, type WatchState } from '../domain/watch.ts';
import { admitClient } from './admit-client.ts';
import { askController, type LiveController, mayTravel } from './live-controller.ts';
import { openStreams } from './live-streams.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody, type WholeAnswer } from './send-body.ts';

/** The state of the watch that open pages show, without the version; what is left out stays as it was. */
export type LiveNews = Partial<Omit<WatchState, 'version'>>;

/** Live reload of one running server. */
export interface LiveReload {
  /** Names what the server shows now; take it before reading the page that is to carry it. */
  version(): string;
  /** Whether this is a request of our client that a static site would refuse. */
  takes(request: IncomingMessage): boolean;
  /** Answers the server's own addresses; false for any other path. */
  answer(exchange: Exchange, target: Target): boolean;
  /** The same page with the client in it, never cached by the browser. */
  withClient(page: WholeAnswer, version: string): WholeAnswer;
  /** A page for a site that has not been built yet. The client on it reports the problems and loads the site once there is one. */
  noBuildPage(): WholeAnswer;
  /** Reports the state to every open page, without a new version. */
  report(news: LiveNews): void;
  /** Makes every open page show what is served now. */
  reload(news?: LiveNews): void;
  /** Ends all event streams. */
  close(): void;
}

const NO_NEWS: Required<LiveNews> = {
  builds: 0,
  isBuilding: false,
  problems: [],
  clock: { shift: 0, timeZone: 'UTC' },
};

const noBuildYet: WholeAnswer = {
  status: 503,
  headers: new Map([['content-type', 'text/html; charset=utf-8']]),
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>No site yet</title>
<style>
body { background: light-dark(#f8f4ea, #14131a); color: light-dark(#1b1813, #f4eee1); font: 1.25rem/1.5 sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; margin: 0 0 1rem }
</style>
</head>
<body>
<main>
<h1>There is no site to show yet</h1>
<p>It appears here by itself as soon as a build succeeds.</p>
</main>
</body>
</html>
`,
};

/** Starts live reload. Versions of two servers never agree, so a restart counts as a change. */
export function startLiveReload(controller?: LiveController): LiveReload {
  const server = randomUUID();
  let reloads = 0;
  let news: Required<LiveNews> = { ...NO_NEWS };
  const version = () => `${server}.${reloads}`;
  const streams = openStreams(() => ({ ...news, version: version() }));
  const report = (given: LiveNews): void => {
    news = { ...news, ...given };
    streams.send();
  };
  const withVersion = (page: WholeAnswer, shown: string): WholeAnswer =>
    withClient(page, { version: shown, shift: news.clock.shift });
  return {
    version,
    takes: (request) => controller !== undefined && mayTravel(request),
    withClient: withVersion,
    noBuildPage: () => withVersion(noBuildYet, version()),
    answer(exchange, target) {
      const { path } = target;
      if (path === WATCH_PATHS.client) sendClient(exchange);
      else if (path === WATCH_PATHS.events) streams.open(exchange);
      else if (controller === undefined || !path.startsWith(WATCH_ROOT)) return false;
      else void askController(exchange, target, controller);
      return true;
    },
    report,
    reload(given = {}) {
      reloads += 1;
      report(given);
    },
    close: streams.close,
  };
}

function sendClient(exchange: Exchange): void {
  const headers = new Map([
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'no-cache'],
  ]);
  sendBody(exchange, { status: 200, headers, body: watchClient });
}

/** While the clock is not shifted, the page is as it is on the disk but for one tag. */
function withClient(
  page: WholeAnswer,
  { version, shift }: { readonly version: string; readonly shift: number },
): WholeAnswer {
  const nonce = randomBytes(16).toString('base64url');
  const digest = createHash('sha1').update(page.body).digest('base64url');
  const before = { html: textOf(page.body), policy: page.headers.get('content-security-policy') ?? '' };
  const clock = shift === 0 ? '' : `<script nonce="${nonce}" data-shift="${shift}">${watchClock}</script>`;
  const tag = `<script type="module" src="${WATCH_PATHS.client}" data-version="${version}" data-page="${digest}" nonce="${nonce}"></script>`;
  const { html, policy } = admitClient(before, { first: clock, last: tag, nonce });
  const headers = new Map(page.headers).set('cache-control', 'no-cache');
  if (policy !== '') headers.set('content-security-policy', policy);
  return { status: page.status, headers, body: html };
}

function textOf(body: WholeAnswer['body']): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}
