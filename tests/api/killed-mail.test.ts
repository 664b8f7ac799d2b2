import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageDir } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { newsletter } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer, type TestDatabase } from './databases.ts';
import { startMailServer } from './mail-server.ts';

const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await removeServer();
});

/** A service in its own process, with what it has printed on standard error. */
interface Process {
  readonly child: ChildProcess;
  readonly api: string;
  /** Resolves once the service has printed this. */
  reports(text: string): Promise<void>;
}

async function start(
  { database }: TestDatabase,
  { port, at }: { readonly port: number; readonly at: string },
): Promise<Process> {
  const data = database.kind === 'folder' ? ['--data', database.dir] : [];
  const env = { ...process.env, ...(database.kind === 'server' ? { DATABASE_URL: database.url } : {}) };
  const args = [join(packageDir, 'bin/conf-site.js'), 'api', 'serve', '--port', '0', '--at', at, ...data];
  const child = spawn(process.execPath, args, {
    cwd: packageDir,
    env: { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  while (!output.includes('\n')) await once(child.stdout, 'data');
  return {
    child,
    api: /http:\S+(?=\/\s)/.exec(output)?.[0] ?? '',
    async reports(text) {
      while (!errors.includes(text)) await once(child.stderr, 'data');
    },
  };
}

describe.each(isFull ? DATABASES : [EMBEDDED])(
  'a service that is killed after it has sent an e-mail, on $name',
  (kind) => {
    it('sends it again with the same Message-ID, and tells the operator', async () => {
      let sender: ChildProcess | undefined;
      const server = await startMailServer({
        answer: (step) => {
          if (step !== 'end' || sender === undefined) return undefined;
          sender.kill('SIGKILL');
          return 'hang';
        },
      });
      const created = await kind.create();
      const first = await start(created, { port: server.port, at: '2026-03-01T12:00' });
      sender = first.child;
      const ended = once(first.child, 'exit');
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(newsletter('ana@example.org'));
      expect((await fetch(`${first.api}/newsletter`, { method: 'POST', headers, body })).status).toBe(202);
      await ended;
      sender = undefined;
      // On a server, other processes may send e-mails too, so a claim expires after some minutes only.
      const second = await start(created, { port: server.port, at: '2026-03-01T12:10' });
      await second.reports('It is sent again with the same Message-ID, <');
      await expect.poll(() => server.messages.length).toBe(2);
      const ids = server.messages.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
      expect(ids[1]).toBe(ids[0]);
      const stopped = once(second.child, 'exit');
      second.child.kill('SIGTERM');
      await stopped;
      await server.close();
      await created.remove();
    });
  },
);
