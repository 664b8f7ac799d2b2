import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { DatabasePlace } from '../../src/api/database/open-database.ts';
import { createApp } from '../../src/api/http/app.ts';
import { getRequestListener } from '../../src/api/http/node-door.ts';
import type { MailPlace } from '../../src/api/mail/transport.ts';
import { type OpenService, openService } from '../../src/api/open-service.ts';
import { modelOverTime } from '../../src/api/site-over-time.ts';
import type { Problem } from '../../src/domain/api-contract.ts';
import { startServiceServer } from '../../src/serve/start-service-server.ts';
import { type ReadLetter, readLetters } from '../browser/with-service.ts';
import { instantOf } from '../support/built-sites.ts';
import { type ContentChange, checkedContent } from '../support/content-in-memory.ts';
import { contractCheck } from './contract.ts';
import type { DatabaseKind } from './databases.ts';

/**
 * The service on the real content with the hackathon running, asked over HTTP or without a network. Each answer is held
 * against the contract: one that it does not allow fails the test.
 */
export interface TestService {
  readonly open: OpenService;
  readonly place: DatabasePlace;
  /** The folder of its letters. */
  readonly outbox: string;
  /** Sets the present, as a wall-clock time of the site. */
  at(wall: string): void;
  /** Lets so many seconds pass. */
  pass(seconds: number): void;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** The letters to an address, once all that wait are sent. */
  letters(to: string): Promise<readonly ReadLetter[]>;
  readonly failures: readonly unknown[];
  /** Takes its database away. */
  loseDatabase(): Promise<void>;
  /** Brings back a database that was taken away, where that can be. */
  regainDatabase(): Promise<void>;
  close(): Promise<void>;
}

export interface Answer {
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
    mail = undefined as MailPlace | undefined,
    overHttp = false,
  } = {},
): Promise<TestService> {
  const checked = await checkedContent(change);
  if (checked.summary.errors > 0) throw new Error(JSON.stringify(checked.diagnostics));
  let present = instantOf('2026-03-01T12:00');
  const { place, remove, lose, regain } = await kind.make();
  const check = await contractCheck();
  const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
  const failures: unknown[] = [];
  const now = (): number => present;
  let siteNow = modelOverTime(checked, now);
  const onFailure = (_: string, error: unknown): void => void failures.push(error);
  const open = await openService({
    place,
    mail: mail ?? { kind: 'folder', dir: outbox },
    site: () => siteNow(),
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
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(`${server?.url ?? 'http://localhost'}/api/v1${path}`, init);
    const isForm = request.headers.get('content-type')?.includes('urlencoded') === true;
    const response = await (server === undefined ? app.request(request) : fetch(request));
    await check({ method: request.method, path: path.replace(/\?.*/, ''), isForm, response });
    return response;
  };
  const answer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: (await response.json()) as Answer['body'],
  });
  return {
    open,
    place,
    outbox,
    failures,
    at: (wall) => {
      const isBack = instantOf(wall) < present;
      present = instantOf(wall);
      if (isBack) siteNow = modelOverTime(checked, now);
    },
    pass: (seconds) => {
      present += seconds;
    },
    post: async (path, body, headers = {}) => {
      const sent = { 'content-type': 'application/json', ...headers };
      return answer(await ask(path, { method: 'POST', headers: sent, body: JSON.stringify(body) }));
    },
    get: async (path) => answer(await ask(path, {})),
    fetch: ask,
    async letters(to) {
      await open.postman.carry();
      return readLetters(outbox).filter((letter) => letter.to === to.toLowerCase());
    },
    async loseDatabase() {
      await open.postman.carry();
      await (lose?.() ?? open.service.db.destroy());
    },
    regainDatabase: async () => regain?.(),
    async close() {
      await server?.close();
      await open.close();
      await remove();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}
