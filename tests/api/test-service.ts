import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { currentSite } from '../../src/api/current-site.ts';
import type { DatabaseLocation } from '../../src/api/database/open-database.ts';
import { createApp } from '../../src/api/http/app.ts';
import { getRequestListener } from '../../src/api/http/node-adapter.ts';
import type { MailDestination } from '../../src/api/mail/transport.ts';
import { type OpenService, openService } from '../../src/api/open-service.ts';
import type { Problem } from '../../src/domain/site/api-contract.ts';
import { startServiceServer } from '../../src/serve/start-service-server.ts';
import { type ReadEmail, readEmails } from '../browser/with-service.ts';
import { instantOf } from '../support/built-sites.ts';
import { type ContentChange, checkedContent } from '../support/content-in-memory.ts';
import { contractCheck } from './contract.ts';
import type { DatabaseKind } from './databases.ts';

/**
 * The service with the real content, in which the hackathon is enabled, or with another site, called over HTTP or directly.
 * Each response is checked against the contract, and one that does not match it fails the test.
 */
export interface TestService {
  readonly open: OpenService;
  readonly database: DatabaseLocation;
  /** The address of the service, with which it can be called over HTTP if it was started so. */
  readonly url: string;
  /** The folder of its e-mails. */
  readonly outbox: string;
  /** Sets the clock to a wall-clock time of the site. */
  at(wall: string): void;
  /** Advances the clock. */
  pass(seconds: number): void;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<JsonResponse>;
  get(path: string): Promise<JsonResponse>;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Sends all queued e-mails and returns those to an address. */
  emails(to: string): Promise<readonly ReadEmail[]>;
  readonly failures: readonly unknown[];
  /** Stops the database server, or closes the embedded database. */
  disconnectDatabase(): Promise<void>;
  /** Starts the database server again. Does nothing for the embedded database. */
  reconnectDatabase(): Promise<void>;
  close(): Promise<void>;
}

export interface JsonResponse {
  readonly status: number;
  readonly body: Partial<Problem> & Readonly<Record<string, unknown>>;
}

export const WITH_HACKLICA: ContentChange = (content) => {
  for (const field of ['enabled', 'visible']) {
    content.edit('content/events/hacklica/event.yaml', `\n${field}: false\n`, `\n${field}: true\n`);
  }
};

export const UNLIMITED = { points: 1_000_000, seconds: 1 };

export async function startTestService(
  kind: DatabaseKind,
  {
    limits = { reads: UNLIMITED, writes: UNLIMITED },
    change = WITH_HACKLICA,
    mail = undefined as MailDestination | undefined,
    overHttp = false,
    site: read = () => checkedContent(change),
  } = {},
): Promise<TestService> {
  const checked = await read();
  if (checked.summary.errors > 0) throw new Error(JSON.stringify(checked.diagnostics));
  let present = instantOf('2026-03-01T12:00');
  const { database, remove, stopServer, startServer } = await kind.create();
  const check = await contractCheck();
  const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
  const failures: unknown[] = [];
  const now = (): number => present;
  let site = currentSite(checked, now);
  const onFailure = (_: string, error: unknown): void => void failures.push(error);
  const open = await openService({
    database,
    mail: mail ?? { kind: 'folder', dir: outbox },
    site: () => site(),
    now,
    onFailure,
  });
  const options = {
    service: open.service,
    path: '/api/v1',
    origins: [],
    isMounted: false,
    addressOf: (context: Context) => context.req.header('x-forwarded-for') ?? '127.0.0.1',
  };
  const app = createApp({ ...options, limits, onFailure });
  const server = overHttp
    ? await startServiceServer({
        host: '127.0.0.1',
        port: 0,
        handle: getRequestListener(app.fetch),
        refuseHost: (response) => response.end(),
      })
    : undefined;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(`${server?.url ?? 'http://localhost'}/api/v1${path}`, init);
    const isForm = request.headers.get('content-type')?.includes('urlencoded') === true;
    const response = await (server === undefined ? app.request(request) : fetch(request));
    await check({ method: request.method, path: path.replace(/\?.*/, ''), isForm, response });
    return response;
  };
  const parse = async (response: Response): Promise<JsonResponse> => ({
    status: response.status,
    body: (await response.json()) as JsonResponse['body'],
  });
  return {
    open,
    database,
    url: `${server?.url ?? 'http://localhost'}/api/v1`,
    outbox,
    failures,
    at: (wall) => {
      const isBack = instantOf(wall) < present;
      present = instantOf(wall);
      if (isBack) site = currentSite(checked, now);
    },
    pass: (seconds) => {
      present += seconds;
    },
    post: async (path, body, headers = {}) => {
      const allHeaders = { 'content-type': 'application/json', ...headers };
      return parse(await send(path, { method: 'POST', headers: allHeaders, body: JSON.stringify(body) }));
    },
    get: async (path) => parse(await send(path, {})),
    fetch: send,
    async emails(to) {
      await open.mailSender.flush();
      return readEmails(outbox).filter((email) => email.to === to.toLowerCase());
    },
    async disconnectDatabase() {
      await open.mailSender.flush();
      await (stopServer?.() ?? open.service.db.destroy());
    },
    reconnectDatabase: async () => startServer?.(),
    async close() {
      await server?.close();
      await open.close();
      await remove();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}
