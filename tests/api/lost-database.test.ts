import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../browser/started-tool.ts';
import { newsletter } from './bodies.ts';
import { type MadeDatabase, ON_SERVER, stopServer } from './databases.ts';

/** A PostgreSQL server that is restarted under a service with much to do. */

const WRITERS = 20;
/** Requests of each writer before the server stops, so that its connections are in use. */
const BEFORE = 5;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

describe('a service whose PostgreSQL server is restarted', () => {
  const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
  let made: MadeDatabase;
  let tool: StartedTool;
  let lost: Promise<void> | undefined;
  const answers: Answer[] = [];
  beforeAll(async () => {
    made = await ON_SERVER.make();
    const { place } = made;
    if (place.kind !== 'server') throw new Error('The database is on a server.');
    tool = await startTool(['api', 'serve', '--port', '0', '--outbox', outbox], { DATABASE_URL: place.url });
  });
  afterAll(async () => {
    await tool.stop();
    await lost;
    await made.regain?.();
    await made.remove();
    await stopServer();
    rmSync(outbox, { recursive: true });
  });

  const subscribe = async (name: string): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(newsletter(`${name}@example.org`));
    const response = await fetch(`${tool.url}newsletter`, { method: 'POST', headers, body });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

  /** Sends requests one after the other, `count` of them whose answer is or is not 202. */
  async function write(name: string, { isStored, count }: { isStored: boolean; count: number }): Promise<void> {
    for (let [index, got] = [0, 0]; got < count; index += 1) {
      const answer = await subscribe(`${name}-${index}`);
      answers.push(answer);
      if ((answer.status === 202) === isStored) got += 1;
    }
  }

  const writers = (work: (writer: number) => Promise<void>): Promise<unknown> =>
    Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));

  it('answers 503 with a wait until the database is there again, and goes on', async () => {
    await writers((writer) => write(`before-${writer}`, { isStored: true, count: BEFORE }));
    lost = made.lose?.();
    await writers((writer) => write(`while-${writer}`, { isStored: false, count: 3 }));
    await lost;
    await writers((writer) => write(`without-${writer}`, { isStored: false, count: 1 }));
    await made.regain?.();
    await writers((writer) => write(`after-${writer}`, { isStored: true, count: 1 }));
    const seen = new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`));
    expect(seen).toEqual(new Set(['202 null', '503 5']));
  });
});
