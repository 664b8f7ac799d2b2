import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import { createApp } from './http/app.ts';
import { getConnInfo, getRequestListener } from './http/node-door.ts';
import { openService, type Places } from './open-service.ts';
import { organiserDoor } from './organiser/door.ts';
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
  log(text: string): void;
}

/** A service that answers requests, on whatever server they come. */
export interface RunningService {
  /** Below which it answers. */
  readonly path: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Told the port, so that the organiser's commands find it. */
  listening(port: number): void;
  /** Resolves when every request that it took has been answered. */
  finish(): Promise<void>;
  /** Leaves the data to others. */
  close(): Promise<void>;
}

/** Opens data and mail and gives what answers requests. Throws `ApiError` as `openService` does. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { path, site, now, isMounted, origins, isBehindProxy, log } = options;
  const onFailure = (what: string, error: unknown): void => log(`${what} failed: ${safeWords(error)}`);
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
  const underWay = new Set<Promise<unknown>>();
  return {
    path,
    handle(request, response) {
      const answered: Promise<unknown> = listener(request, response).finally(() => underWay.delete(answered));
      underWay.add(answered);
    },
    listening: (port) => open.tell({ port, path, token }),
    finish: async () => void (await Promise.allSettled(underWay)),
    close: () => open.close(),
  };
}
