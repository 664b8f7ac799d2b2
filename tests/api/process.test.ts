import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/api/database/open-database.ts';
import { loadSecret } from '../../src/api/secret.ts';
import { packageDir, runTool, type ToolRun } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';
import { newsletter } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer, type TestDatabase } from './databases.ts';

const children: ChildProcess[] = [];

afterAll(async () => {
  // A failed test leaves its service running.
  for (const child of children) child.kill('SIGKILL');
  rmSync(outbox, { recursive: true, force: true });
  await removeServer();
});

/** A service in its own process. */
interface Process {
  readonly child: ChildProcess;
  readonly api: string;
  /** Runs `conf-site api …` with the same data. */
  run(...args: readonly string[]): Promise<ToolRun>;
  subscribe(email: string): Promise<number>;
}

const outbox = join(tmpdir(), `conf-site-outbox-${process.pid}`);

async function start({ database }: TestDatabase): Promise<Process> {
  const data = database.kind === 'folder' ? ['--data', database.dir] : [];
  const env = database.kind === 'server' ? { DATABASE_URL: database.url } : {};
  const args = [
    join(packageDir, 'bin/conf-site.js'),
    'api',
    'serve',
    '--port',
    '0',
    '--at',
    '2026-06-01T12:00',
    ...data,
    '--outbox',
    outbox,
  ];
  const child = spawn(process.execPath, args, {
    cwd: packageDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    output += part;
    if (output.includes('\n')) break;
  }
  const api = /http:\S+(?=\/\s)/.exec(output)?.[0] ?? '';
  return {
    child,
    api,
    run: (...args) => {
      const mail = args[0] === 'forget' ? ['--outbox', outbox] : [];
      return runTool(['api', ...args, ...data, ...mail], { env });
    },
    async subscribe(email) {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(newsletter(email)) };
      return (await fetch(`${api}/newsletter`, sent)).status;
    },
  };
}

/** The stored addresses. The service must have ended. */
async function storedEmails({ database }: TestDatabase): Promise<readonly string[]> {
  const db = await openDatabase(database);
  const rows = await db.selectFrom('subscription').select('email').execute();
  await db.destroy();
  return rows.map(({ email }) => email);
}

/** Rows. In the full run they take more than one file of the write-ahead log. */
const MANY = isFull ? 10_000 : 2000;

describe.each(DATABASES)('a service that is ended, on $name', (kind) => {
  it.each(kind === EMBEDDED && !isFull ? (['SIGKILL'] as const) : (['SIGKILL', 'SIGTERM'] as const))(
    'by %s has lost nothing that it acknowledged',
    async (signal) => {
      const created = await kind.create();
      const { child, subscribe } = await start(created);
      const acknowledged: string[] = [];
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let time = 0; child.exitCode === null && child.signalCode === null; time += 1) {
          const email = `w${writer}-${time}@example.org`;
          const status = await subscribe(email).catch(() => 0);
          if (status !== 202) break;
          acknowledged.push(email);
          // Only once, since a second signal would end the process immediately.
          if (acknowledged.length === 60) child.kill(signal);
        }
      });
      const closed = once(child, 'exit');
      await Promise.all([...writers, closed]);
      if (signal === 'SIGTERM') expect(child.exitCode).toBe(0);
      const found = new Set(await storedEmails(created));
      expect(acknowledged.length).toBeGreaterThanOrEqual(60);
      expect(acknowledged.filter((email) => !found.has(email))).toEqual([]);
      await created.remove();
    },
  );
});

/** Only in the full run on both databases, since these tests take long. */
describe.each(isFull ? DATABASES : [EMBEDDED])('a service in its own process, on $name', (kind) => {
  it('that is killed after many writes has stored all of them', async () => {
    const created = await kind.create();
    const { child, run, subscribe } = await start(created);
    const table = join(tmpdir(), `many-${process.pid}-${kind.name}.csv`);
    const pin = (index: number): string => String(index).padStart(4, '0');
    const domain = `${['a', 'b', 'c'].map((letter) => letter.repeat(50)).join('.')}.example.org`;
    const people = Array.from({ length: MANY }, (_, index) => `${pin(index)},${'x'.repeat(50)}${index}@${domain}`);
    writeFileSync(table, `pin,email\n${people.join('\n')}\n`);
    for (const event of ['devlica', 'worklica']) {
      expect(await run('import', table, '--event', event, '--year', '2026')).toMatchObject({ status: 0 });
    }
    expect(await subscribe('last@example.org')).toBe(202);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    rmSync(table);
    const counts = await run('stats', '--json');
    expect(JSON.parse(counts.stdout)).toEqual(
      expect.arrayContaining([
        { what: 'newsletter, waiting', edition: '', count: 1 },
        { what: 'attendees', edition: 'devlica 2026', count: MANY },
        { what: 'attendees', edition: 'worklica 2026', count: MANY },
      ]),
    );
    await created.remove();
  });

  it('has data with which commands work while it runs and after', async () => {
    const created = await kind.create();
    const { child, run, subscribe } = await start(created);
    const table = join(tmpdir(), `attendees-${process.pid}-${kind.name}.csv`);
    writeFileSync(
      table,
      'pin,email,role,speaker,ticket\n0001,=cmd@example.org,visitor,,Regular\n0002,b@example.org,,,Student\n',
    );
    const of = ['--event', 'devlica', '--year', '2026'];
    for (const _ of ['once', 'again'])
      expect(await run('import', table, ...of)).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(table, 'pin,email,role,speaker,ticket\n0003,c@example.org,,,\n03,d@example.org,,,\n');
    const bad = await run('import', table, ...of);
    expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining(`${table}:3  A PIN has 4 digits.`)]);
    const exported = await run('export', 'attendees');
    expect(exported.stdout).toContain("'=cmd@example.org");
    expect(exported.stdout).not.toContain('c@example.org,');
    await subscribe('b@example.org');
    await subscribe('while@example.org');
    expect((await run('forget', 'while@example.org')).stdout).toContain('1 newsletter removed\n');
    expect(await run('approve', 'press', 'nobody')).toMatchObject({
      status: 2,
      stderr:
        'error There is no request nobody for a press pass.\n' +
        '  hint: conf-site api export press prints all of them with their ids\n',
    });
    expect((await run('stats')).stdout).toContain('2  devlica 2026  attendees\n');
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    const { stdout } = await run('forget', 'B@example.org');
    expect(stdout).toContain('1 newsletter removed\n1 attendee without address\n1 e-mail removed from the outbox\n');
    expect(await run('forget', 'b@example.org')).toMatchObject({ status: 2 });
    rmSync(table);
    await created.remove();
  });
});

describe('the data folder', () => {
  it('has one service, through which commands work without content, and a lock that other users cannot read', async () => {
    const [kind] = DATABASES;
    const created = await kind?.create();
    if (created?.database.kind !== 'folder') throw new Error('The embedded database keeps its data in a folder.');
    const { child, run } = await start(created);
    const lock = join(created.database.dir, 'lock');
    expect(statSync(lock).mode & 0o777).toBe(0o600);
    const second = await run('serve', '--port', '0');
    expect([second.status, second.stderr]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^Starting the service …\nerror .*process ${child.pid}`)),
    ]);
    const elsewhere = await runTool(['--root', created.database.dir, 'api', 'stats', '--data', created.database.dir]);
    expect(elsewhere).toMatchObject({ status: 0, stdout: expect.stringContaining('newsletter, waiting') });
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    expect(existsSync(lock)).toBe(false);
    await created.remove();
  });
});

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))('an empty database on $name', (kind) => {
  it('is created by several services that start at once', async () => {
    const created = await kind.create();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(created.database)));
    const secrets = await Promise.all(opened.map(loadSecret));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(opened.map((db) => db.destroy()));
    await created.remove();
  });
});
