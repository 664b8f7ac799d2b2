import { watchClient, watchClock } from 'conf-site:watch-client';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WATCH_PATHS, WATCH_ROOT, type WatchState } from '../domain/editor/watch.ts';
import { constant } from '../domain/time/timeline.ts';
import { admitClient } from './admit-client.ts';
import { handleControllerRequest, type LiveController, mayTravel, sendJson } from './live-controller.ts';
import { openStreams } from './live-streams.ts';
import type { OriginRule } from './own-origin.ts';
import type { Target } from './request-target.ts';
import { type BufferedAnswer, type Exchange, sendBody } from './send-body.ts';

/** A change of the state that open pages show. Absent fields are unchanged. */
export type LiveUpdate = Partial<Omit<WatchState, 'version'>>;

/** Live reload of one running server. */
export interface LiveReload {
  /** The version of the served site. Call it before reading the page to which the version is added. */
  version(): string;
  /** Whether this is a request of the client that a static site would refuse. */
  accepts(request: IncomingMessage): boolean;
  /** Answers requests to the server's own addresses, and for what is made on request. Returns false for other paths. */
  answer(exchange: Exchange, target: Target): boolean;
  /** Adds the client to a page, which is then never cached by the browser. */
  withClient(page: BufferedAnswer, version: string): BufferedAnswer;
  /** The page for a site that has not been built yet. Its client shows the problems, and loads the site as soon as there is one. */
  noBuildPage(): BufferedAnswer;
  /** Reports the state to every open page, without a new version. */
  report(update: LiveUpdate): void;
  /** Makes every open page show what is served now. */
  reload(update?: LiveUpdate): void;
  /** Ends all event streams. */
  close(): void;
}

const INITIAL_STATE: Required<LiveUpdate> = {
  builds: 0,
  isBuilding: false,
  problems: [],
  clock: { shift: 0, offsets: constant(0) },
};

const noBuildYet: BufferedAnswer = {
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

export interface LiveReloadOptions {
  /** Answers the toolbar. */
  readonly controller: LiveController | undefined;
  readonly isOurOrigin: OriginRule;
  readonly mayEdit: (request: IncomingMessage) => boolean;
}

/** Starts live reload. Two servers never have equal versions, so a restart counts as a change. */
export function startLiveReload({ controller, isOurOrigin, mayEdit }: LiveReloadOptions): LiveReload {
  const server = randomUUID();
  let reloads = 0;
  let state: Required<LiveUpdate> = { ...INITIAL_STATE };
  const version = () => `${server}.${reloads}`;
  const streams = openStreams({ state: () => ({ ...state, version: version() }), mayEdit });
  const report = (update: LiveUpdate): void => {
    state = { ...state, ...update };
    streams.send();
  };
  const withVersion = (page: BufferedAnswer, shown: string): BufferedAnswer =>
    withClient(page, { version: shown, shift: state.clock.shift });
  return {
    version,
    accepts: (request) => controller !== undefined && mayTravel(request, isOurOrigin),
    withClient: withVersion,
    noBuildPage: () => withVersion(noBuildYet, version()),
    answer(exchange, target) {
      const { path } = target;
      const searchIndex = controller?.searchIndexAt(path);
      if (searchIndex !== undefined) sendJson(exchange, searchIndex);
      else if (path === WATCH_PATHS.client) sendClient(exchange);
      else if (path === WATCH_PATHS.events) streams.open(exchange);
      else if (controller === undefined || !path.startsWith(WATCH_ROOT)) return false;
      else void handleControllerRequest(exchange, target, { controller, mayEdit });
      return true;
    },
    report,
    reload(update = {}) {
      reloads += 1;
      report(update);
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

/** Adds the client and, if the clock is shifted, the script that shifts it. */
function withClient(
  page: BufferedAnswer,
  { version, shift }: { readonly version: string; readonly shift: number },
): BufferedAnswer {
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

function textOf(body: BufferedAnswer['body']): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}
