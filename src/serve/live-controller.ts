import type { IncomingMessage } from 'node:http';
import { type PageSources, type TravelRequest, WATCH_PATHS, type WatchMoments } from '../domain/editor/watch.ts';
import { readBody } from './body-within-limit.ts';
import { isLocal } from './live-streams.ts';
import type { OriginRule } from './own-origin.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody, sendPlain } from './send-body.ts';

/** Answers the requests of pages to the watch. Each method has its own address. */
export interface LiveController {
  /** The files of the page at an address of the site, without the base path. `isLocal`: the request seems to be from this computer. */
  sourcesOf(path: string, options: { readonly isLocal: boolean }): Promise<PageSources>;
  moments(): Promise<WatchMoments>;
  /** The JSON text of a search index by its address on the site; undefined for other addresses. */
  searchIndexAt(path: string): string | undefined;
  /** Sets the clock. Returns false if the request names no instant. */
  travel(request: TravelRequest): boolean;
}

const MAX_BODY_BYTES = 1000;

/** The toolbar shows this. */
const NO_SESSION = 'Open the address that the terminal shows after “Ready at”, and this works here.';

export interface ToolbarOptions {
  readonly controller: LiveController;
  /** Whether a browser may edit. Only such a browser may set the clock, and know what changes at which instant. */
  readonly mayEdit: (request: IncomingMessage) => boolean;
}

/** Sends the answer of the controller as JSON that is never cached. If it fails, sends the message of the error. Never throws. */
export async function handleControllerRequest(
  exchange: Exchange,
  { path, search }: Target,
  { controller, mayEdit }: ToolbarOptions,
): Promise<void> {
  const { request } = exchange;
  try {
    if (!mayEdit(request)) sendPlain(exchange, { status: 403, text: NO_SESSION });
    else if (path === WATCH_PATHS.sources) {
      const page = new URLSearchParams(search).get('path') ?? '/';
      sendJson(exchange, JSON.stringify(await controller.sourcesOf(page, { isLocal: isLocal(request) })));
    } else if (path === WATCH_PATHS.moments) sendJson(exchange, JSON.stringify(await controller.moments()));
    else if (path === WATCH_PATHS.travel && request.method === 'POST') await travel(exchange, controller);
    else sendPlain(exchange, { status: 404, text: 'There is nothing here.' });
  } catch (error) {
    sendPlain(exchange, { status: 500, text: error instanceof Error ? error.message : String(error) });
  }
}

/** Whether a page of this server sets the clock. Pages of other sites are refused: browsers send their site in `Origin`. */
export function mayTravel({ method, url, headers }: IncomingMessage, isOurOrigin: OriginRule): boolean {
  return method === 'POST' && url === WATCH_PATHS.travel && isOurOrigin(headers);
}

async function travel(exchange: Exchange, controller: LiveController): Promise<void> {
  const body = await readBody(exchange.request, MAX_BODY_BYTES);
  const request = readTravel(String(body ?? ''));
  if (request !== undefined && controller.travel(request)) sendPlain(exchange, { status: 202, text: 'On the way.' });
  else sendPlain(exchange, { status: 400, text: 'This is not an instant: write it like 2026-05-08T12:00.' });
}

function readTravel(text: string): TravelRequest | undefined {
  try {
    const { to } = JSON.parse(text) as { readonly to?: unknown };
    return to === null || typeof to === 'string' || Number.isSafeInteger(to) ? ({ to } as TravelRequest) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a JSON text that browsers never cache. */
export function sendJson(exchange: Exchange, body: string): void {
  const headers = new Map([
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
  ]);
  sendBody(exchange, { status: 200, headers, body });
}
