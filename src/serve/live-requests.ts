import type { IncomingMessage } from 'node:http';
import { type TravelRequest, WATCH_PATHS, type WatchState } from '../model/watch.ts';
import { isNear } from './is-near.ts';
import type { LiveDesk } from './live-desk.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody, sendPlain } from './send-body.ts';

/** What pages ask of the watch, each by its own address; answers are JSON and never kept. */

const MAX_BODY = 1000;

/** Answers from the desk; says so where it cannot. Never throws. */
export async function answerDesk(exchange: Exchange, { path, search }: Target, desk: LiveDesk): Promise<void> {
  const { request } = exchange;
  try {
    if (path === WATCH_PATHS.sources) {
      const page = new URLSearchParams(search).get('path') ?? '/';
      sendJson(exchange, await desk.sourcesOf(page, { isNear: isNear(request) }));
    } else if (path === WATCH_PATHS.moments) sendJson(exchange, await desk.moments());
    else if (path === WATCH_PATHS.travel && request.method === 'POST') await travel(exchange, desk);
    else sendPlain(exchange, { status: 404, text: 'There is nothing here.' });
  } catch (error) {
    sendPlain(exchange, { status: 500, text: error instanceof Error ? error.message : String(error) });
  }
}

/** Whether a page of ours sets the clock. One of another site may not: browsers name it. */
export function mayTravel({ method, url, headers }: IncomingMessage): boolean {
  return method === 'POST' && url === WATCH_PATHS.travel && headers.origin === `http://${headers.host}`;
}

async function travel(exchange: Exchange, desk: LiveDesk): Promise<void> {
  const request = readTravel(await bodyOf(exchange.request));
  if (request !== undefined && desk.travel(request)) sendPlain(exchange, { status: 202, text: 'On the way.' });
  else sendPlain(exchange, { status: 400, text: 'This is no instant: write it like 2026-05-08T12:00.' });
}

function readTravel(text: string): TravelRequest | undefined {
  try {
    const { to } = JSON.parse(text) as { readonly to?: unknown };
    return to === null || typeof to === 'string' || Number.isSafeInteger(to) ? ({ to } as TravelRequest) : undefined;
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part as string;
    if (text.length > MAX_BODY) return '';
  }
  return text;
}

function sendJson(exchange: Exchange, value: object): void {
  const headers = new Map([
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
  ]);
  sendBody(exchange, { status: 200, headers, body: JSON.stringify(value) });
}

/** The state for who has no files to open. */
export function withoutLinks(state: WatchState): WatchState {
  const problems = state.problems.map((problem) => {
    if (problem.place === undefined) return problem;
    const { href: _href, ...place } = problem.place;
    return { ...problem, place };
  });
  return { ...state, problems };
}
