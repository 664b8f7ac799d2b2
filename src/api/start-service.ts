import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { OPERATIONS, type Problem } from '../domain/api-contract.ts';
import type { Site } from '../domain/site.ts';
import type { Instant } from '../domain/timeline.ts';
import { problemDocument } from './http/answers.ts';
import { createApp } from './http/app.ts';
import { getConnInfo, getRequestListener } from './http/node-adapter.ts';
import type { Log } from './log.ts';
import { openService, type Places } from './open-service.ts';
import { DOOR_PATH, organiserDoor } from './organiser/door.ts';
import { RETRY_SECONDS, Refusal } from './refusal.ts';
import { safeWords } from './safe-words.ts';

export interface StartOptions {
  site(): Site;
  now(): Instant;
  readonly path: string;
  readonly isMounted: boolean;
  readonly origins: readonly string[];
  /** Visitors' addresses are what the proxy in front says (`X-Forwarded-For`, its last entry). */
  readonly isBehindProxy: boolean;
  readonly places: Places;
  readonly log: Log;
}

/** A service that answers requests, on whatever server they come. */
export interface RunningService {
  /** Below which it answers. */
  readonly path: string;
  /** The hosts of its address and of the site, as the content names them. */
  readonly hosts: readonly string[];
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Refuses a request whose Host header names another server. */
  refuseHost(response: ServerResponse): void;
  /** Told the port, so that the organiser's commands find it. */
  listening(port: number): void;
  /** Takes no more requests, and resolves when those that it took have been answered, or have had long enough. */
  finish(): Promise<void>;
  /** Leaves the data to others. */
  close(): Promise<void>;
}

/** Less than a supervisor waits before it kills a process that is to stop. */
const LONGEST_FINISH_MS = 8000;

/** Opens data and mail and gives what answers requests. Throws `ApiError` as `openService` does. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { path, site, now, isMounted, origins, isBehindProxy, log } = options;
  const onFailure = (what: string, error: unknown): void =>
    log({ level: 'error', event: 'failure', message: `${what} failed: ${safeWords(error)}` });
  const open = await openService({ ...options.places, site, now, onFailure });
  const token = randomBytes(32).toString('base64url');
  const app = createApp({
    service: open.service,
    path,
    origins,
    isMounted,
    onFailure,
    addressOf: (context) => {
      const forwarded = isBehindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
      return forwarded ?? getConnInfo(context).remote.address ?? '';
    },
    organiser: organiserDoor(open.service, token),
  });
  const listener = getRequestListener(app.fetch);
  const refuseWith = (response: ServerResponse, refusal: Refusal, headers: Readonly<Record<string, string>>): void =>
    sendProblem(response, { problem: problemDocument(refusal, { service: open.service, path }), headers });
  const underWay = new Set<Promise<unknown>>();
  let isStopping = false;
  return {
    path,
    hosts: hostsOf(site()),
    handle(request, response) {
      logRequest(log, { path, request, response });
      if (isStopping) return refuseWith(response, new Refusal('unavailable'), WHILE_STOPPING);
      const answered: Promise<unknown> = listener(request, response).finally(() => underWay.delete(answered));
      underWay.add(answered);
    },
    refuseHost(response) {
      logRequest(log, { path, request: response.req, response });
      refuseWith(response, new Refusal('misdirected'), {});
    },
    listening: (port) => open.tell({ port, path, token }),
    async finish() {
      isStopping = true;
      await Promise.race([Promise.allSettled(underWay), setTimeout(LONGEST_FINISH_MS, undefined, { ref: false })]);
    },
    close: () => open.close(),
  };
}

interface Answering {
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const LOGGED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(OPERATIONS).map((operation) => operation.path),
  DOOR_PATH,
]);

/** Of an address only what the contract names: others may hold anything. */
function logRequest(log: Log, { path, request, response }: Answering): void {
  const beganAt = performance.now();
  const { method = '', url = '' } = request;
  const below = url.replace(/\?.*/s, '').slice(path.length);
  const operation = url.startsWith(path) && LOGGED_PATHS.has(below) ? below : 'other';
  response.once('close', () => {
    const durationMs = Math.round(performance.now() - beganAt);
    log({ level: 'info', event: 'request', method, operation, status: response.statusCode, durationMs });
  });
}

/** A client that comes again finds the next process. */
const WHILE_STOPPING = { 'retry-after': String(RETRY_SECONDS), connection: 'close' };

function sendProblem(
  response: ServerResponse,
  { problem, headers }: { readonly problem: Problem; readonly headers: Readonly<Record<string, string>> },
): void {
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(JSON.stringify(problem));
}

function hostsOf({ settings: { baseUrl, apiAddress = '' } }: Site): readonly string[] {
  return [
    ...new Set(
      [baseUrl, apiAddress].filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname),
    ),
  ];
}
