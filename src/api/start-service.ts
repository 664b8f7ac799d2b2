import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { OPERATIONS, type Problem } from '../domain/site/api-contract.ts';
import type { Site } from '../domain/site/site.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { createApp } from './http/app.ts';
import { getConnInfo, getRequestListener } from './http/node-adapter.ts';
import { problemDocument } from './http/responses.ts';
import type { Log } from './log.ts';
import { openService, type ServiceStorage } from './open-service.ts';
import { ENDPOINT_PATH, organiserEndpoint } from './organiser/organiser-endpoint.ts';
import { redactedMessage } from './redacted-message.ts';
import { RETRY_SECONDS, Refusal } from './refusal.ts';

export interface StartOptions {
  site(): Site;
  now(): Instant;
  /** The path below which the service answers, such as `/api/v1`. */
  readonly path: string;
  /** The pages are served from the same host. */
  readonly isMounted: boolean;
  /** Further sites whose forms are accepted. */
  readonly origins: readonly string[];
  /** A client's IP address is the last entry of `X-Forwarded-For`, which the proxy adds. */
  readonly isBehindProxy: boolean;
  readonly storage: ServiceStorage;
  readonly log: Log;
}

/** A service that can be attached to an HTTP server. */
export interface RunningService {
  /** The path below which it answers. */
  readonly path: string;
  /** The host names of the service and of the site, from the content. */
  readonly hosts: readonly string[];
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Responds to a request whose Host header names another host. */
  refuseHost(response: ServerResponse): void;
  /** Publishes the port for organiser's commands. Call it once the server listens. */
  onListening(port: number): void;
  /** Refuses new requests and waits until the accepted ones are answered, for eight seconds at most. */
  drain(): Promise<void>;
  /** Closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** Less than the time after which service managers kill a process that they have asked to stop. */
const MAX_DRAIN_MS = 8000;

/** Opens the service and creates its request handlers. Throws `ApiError` as `openService` does. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { path, site, now, isMounted, origins, isBehindProxy, log } = options;
  const onFailure = (activity: string, error: unknown): void =>
    log({ level: 'error', event: 'failure', message: `${activity} failed: ${redactedMessage(error)}` });
  const onNotice = (message: string): void => log({ level: 'info', event: 'notice', message });
  const open = await openService({ ...options.storage, site, now, onFailure, onNotice });
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
    organiser: organiserEndpoint(open.service, token),
  });
  const listener = getRequestListener(app.fetch);
  const sendRefusal = (response: ServerResponse, refusal: Refusal, headers: Readonly<Record<string, string>>): void =>
    sendProblem(response, { problem: problemDocument(refusal, { service: open.service, path }), headers });
  const pending = new Set<Promise<unknown>>();
  let isDraining = false;
  return {
    path,
    hosts: hostsOf(site()),
    handle(request, response) {
      logRequest(log, { path, request, response });
      if (isDraining) return sendRefusal(response, new Refusal('unavailable'), DRAINING_HEADERS);
      const handled: Promise<unknown> = listener(request, response).finally(() => pending.delete(handled));
      pending.add(handled);
    },
    refuseHost(response) {
      logRequest(log, { path, request: response.req, response });
      sendRefusal(response, new Refusal('misdirected'), {});
    },
    onListening: (port) => open.addLockDetails({ port, path, token }),
    async drain() {
      isDraining = true;
      await Promise.race([Promise.allSettled(pending), setTimeout(MAX_DRAIN_MS, undefined, { ref: false })]);
    },
    close: () => open.close(),
  };
}

interface Exchange {
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const LOGGED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(OPERATIONS).map((operation) => operation.path),
  ENDPOINT_PATH,
]);

/**
 * Logs a request when its response is closed. Paths that are not in the contract may contain personal data, so they are
 * not logged.
 */
function logRequest(log: Log, { path, request, response }: Exchange): void {
  const startedAt = performance.now();
  const { method = '', url = '' } = request;
  const below = url.replace(/\?.*/s, '').slice(path.length);
  const operation = url.startsWith(path) && LOGGED_PATHS.has(below) ? below : 'other';
  response.once('close', () => {
    const durationMs = Math.round(performance.now() - startedAt);
    log({ level: 'info', event: 'request', method, operation, status: response.statusCode, durationMs });
  });
}

/** `connection: close` makes the client connect again, to the process that replaces this one. */
const DRAINING_HEADERS = { 'retry-after': String(RETRY_SECONDS), connection: 'close' };

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
