import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../browser/started-tool.ts';
import { newsletter } from './bodies.ts';
import { POSTGRES_SERVER, removeServer, type TestDatabase } from './databases.ts';

/** A PostgreSQL server is restarted while a service has many requests. */

const WRITERS = 20;
/** Requests of each writer before the server stops, so that all connections are in use. */
const REQUESTS_BEFORE = 5;

interface Result {
  readonly status: number;
  readonly retryAfter: string | null;
}

describe('a service whose PostgreSQL server is restarted', () => {
  const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
  let created: TestDatabase;
  let tool: StartedTool;
  let stopped: Promise<void> | undefined;
  const results: Result[] = [];
  beforeAll(async () => {
    created = await POSTGRES_SERVER.create();
    const { database } = created;
    if (database.kind !== 'server') throw new Error('The database is on a server.');
    tool = await startTool(['api', 'serve', '--port', '0', '--outbox', outbox], { DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await tool.stop();
    await stopped;
    await created.startServer?.();
    await created.remove();
    await removeServer();
    rmSync(outbox, { recursive: true });
  });

  const subscribe = async (name: string): Promise<Result> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(newsletter(`${name}@example.org`));
    const response = await fetch(`${tool.url}newsletter`, { method: 'POST', headers, body });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

  /** Sends requests one after the other, until `count` of them were stored or refused. */
  async function write(name: string, { isStored, count }: { isStored: boolean; count: number }): Promise<void> {
    for (let [index, found] = [0, 0]; found < count; index += 1) {
      const result = await subscribe(`${name}-${index}`);
      results.push(result);
      if ((result.status === 202) === isStored) found += 1;
    }
  }

  const writers = (work: (writer: number) => Promise<void>): Promise<unknown> =>
    Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));

  it('responds with 503 and Retry-After until the database is up again', async () => {
    await writers((writer) => write(`before-${writer}`, { isStored: true, count: REQUESTS_BEFORE }));
    stopped = created.stopServer?.();
    await writers((writer) => write(`while-${writer}`, { isStored: false, count: 3 }));
    await stopped;
    await writers((writer) => write(`without-${writer}`, { isStored: false, count: 1 }));
    await created.startServer?.();
    await writers((writer) => write(`after-${writer}`, { isStored: true, count: 1 }));
    const seen = new Set(results.map(({ status, retryAfter }) => `${status} ${retryAfter}`));
    expect(seen).toEqual(new Set(['202 null', '503 5']));
  });
});
