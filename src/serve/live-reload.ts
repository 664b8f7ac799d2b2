import { watchClient, watchClock } from 'conf-site:watch-client';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WATCH_PATHS, WATCH_ROOT, type WatchState } from '../model/watch.ts';
import { admitClient } from './admit-client.ts';
import type { LiveDesk } from './live-desk.ts';
import { answerDesk, mayTravel } from './live-requests.ts';
import { openStreams } from './live-streams.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody, type WholeAnswer } from './send-body.ts';

/** What pages are told besides the version. */
export type LiveNews = Partial<Omit<WatchState, 'version'>>;

/** Live reload of one running server. */
export interface LiveReload {
  /** Names what the server shows now; take it before reading the page that is to carry it. */
  version(): string;
  /** Whether this is a request of our client that a static site would refuse. */
  takes(request: IncomingMessage): boolean;
  /** Answers the server's own addresses; false for any other path. */
  answer(exchange: Exchange, target: Target): boolean;
  /** The same page with the client in it, never kept by the browser. */
  withClient(page: WholeAnswer, version: string): WholeAnswer;
  /** Tells every open page, without a new version. */
  tell(news: LiveNews): void;
  /** Has every open page show what is served now. */
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

/** Starts live reload. Versions of two servers never agree, so a restart counts as a change. */
export function startLiveReload(desk?: LiveDesk): LiveReload {
  const server = randomUUID();
  let reloads = 0;
  let news: Required<LiveNews> = { ...NO_NEWS };
  const version = () => `${server}.${reloads}`;
  const streams = openStreams(() => ({ ...news, version: version() }));
  const tell = (given: LiveNews): void => {
    news = { ...news, ...given };
    streams.tell();
  };
  return {
    version,
    takes: (request) => desk !== undefined && mayTravel(request),
    withClient: (page, shown) => withClient(page, { version: shown, shift: news.clock.shift }),
    answer(exchange, target) {
      const { path } = target;
      if (path === WATCH_PATHS.client) sendClient(exchange);
      else if (path === WATCH_PATHS.events) streams.open(exchange);
      else if (desk === undefined || !path.startsWith(WATCH_ROOT)) return false;
      else void answerDesk(exchange, target, desk);
      return true;
    },
    tell,
    reload(given = {}) {
      reloads += 1;
      tell(given);
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

/** At the present the page is as it stands on the disk but for the one tag. */
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
