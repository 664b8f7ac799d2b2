import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../src/api/database/open-database.ts';
import { postgresPrograms } from '../support/programs.js';
import { emptyData } from '../support/service-data.ts';

/** The databases on which the service is tested: the embedded one, and a PostgreSQL server that the tests start. */

export interface DatabaseKind {
  readonly name: string;
  /** Creates an empty database. */
  create(): Promise<TestDatabase>;
}

export interface TestDatabase {
  readonly database: DatabaseLocation;
  remove(): Promise<void>;
  /** Stops the server. Absent for the embedded database. */
  stopServer?(): Promise<void>;
  /** Starts the server again. Absent for the embedded database. */
  startServer?(): Promise<void>;
}

export const EMBEDDED: DatabaseKind = {
  name: 'PGlite',
  async create() {
    const { dir, remove } = await emptyData();
    return { database: { kind: 'folder', dir }, remove: async () => remove() };
  },
};

/** A server that listens only on a socket in its folder. */
interface DatabaseServer {
  url(database: string): string;
  run(sql: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
async function startServer(programs: string): Promise<DatabaseServer> {
  const dir = mkdtempSync(join(tmpdir(), 'conf-site-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const before = isRoot ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
  if (isRoot) chownSync(dir, idOf('-u'), idOf('-g'));
  const program = (name: string, args: readonly string[]): [string, string[]] => {
    const [command = '', ...rest] = [...before, join(programs, name), ...args];
    return [command, rest];
  };
  const options = { cwd: dir, env: { PATH: process.env['PATH'], HOME: dir, LC_ALL: 'C.UTF-8' } } as const;
  const data = join(dir, 'data');
  execFileSync(...program('initdb', ['-D', data, '-U', 'tests', '-A', 'trust', '-N', '-E', 'UTF8']), options);
  const settings = ['-c', 'listen_addresses=', '-k', dir, '-c', 'max_connections=60'];
  const start = async (): Promise<ChildProcess> => {
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
    const server = spawn(...program('postgres', ['-D', data, ...settings]), { ...options, stdio });
    await untilOutput(server, 'ready to accept connections');
    return server;
  };
  let server: ChildProcess | undefined = await start();
  const stop = async (): Promise<void> => {
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.kill('SIGINT');
    server = undefined;
    await closed;
  };
  return {
    url: (database) => `postgresql://tests@/${database}?host=${encodeURIComponent(dir)}`,
    run: (sql) => execFileSync(...program('psql', ['-h', dir, '-U', 'tests', '-d', 'postgres', '-qc', sql]), options),
    async start() {
      server ??= await start();
    },
    stop,
    async remove() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function untilOutput(server: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.includes(text)) resolve();
    });
    server.once('close', () => reject(new Error(`The database server ended: ${output}`)));
  });
}

let running: Promise<DatabaseServer> | undefined;
let count = 0;

function startedServer(): Promise<DatabaseServer> {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('No PostgreSQL server is installed. "node tests/support/prepare.js" installs one.');
  return startServer(programs);
}

export const POSTGRES_SERVER: DatabaseKind = {
  name: 'PostgreSQL',
  async create() {
    running ??= startedServer();
    const server = await running;
    count += 1;
    const name = `service_${count}`;
    server.run(`create database ${name}`);
    return {
      database: { kind: 'server', url: server.url(name) },
      remove: async () => server.run(`drop database ${name} with (force)`),
      stopServer: () => server.stop(),
      startServer: () => server.start(),
    };
  },
};

/** Removes the server if one was started. */
export async function removeServer(): Promise<void> {
  const server = await running;
  running = undefined;
  await server?.remove();
}

export const DATABASES: readonly DatabaseKind[] = [EMBEDDED, POSTGRES_SERVER];
