import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../../src/api/database/open-database.ts';
import { postgresPrograms } from '../support/programs.js';
import { emptyData } from '../support/service-data.ts';

/** The databases that the service is tested on: the embedded one, and a PostgreSQL server of our own. */

/** Gives empty databases, one for each call. */
export interface DatabaseKind {
  readonly name: string;
  make(): Promise<MadeDatabase>;
}

export interface MadeDatabase {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
  /** Ends the server, with all that is on it; absent where there is none. */
  lose?(): Promise<void>;
  /** Starts it again. */
  regain?(): Promise<void>;
}

export const EMBEDDED: DatabaseKind = {
  name: 'PGlite',
  async make() {
    const { dir, remove } = await emptyData();
    return { place: { kind: 'folder', dir }, remove: async () => remove() };
  },
};

/** A server that runs until `stop`; it listens on a socket in its folder alone. */
interface DatabaseServer {
  url(database: string): string;
  run(sql: string): void;
  start(): Promise<void>;
  end(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Root may not run a server, so that another user does. */
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
    await says(server, 'ready to accept connections');
    return server;
  };
  let server: ChildProcess | undefined = await start();
  const end = async (): Promise<void> => {
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
    end,
    async stop() {
      await end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function says(server: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.includes(words)) resolve();
    });
    server.once('close', () => reject(new Error(`The database server ended: ${said}`)));
  });
}

let running: Promise<DatabaseServer> | undefined;
let count = 0;

function startedServer(): Promise<DatabaseServer> {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('There is no PostgreSQL server here. "node tests/support/prepare.js" installs one.');
  return startServer(programs);
}

export const ON_SERVER: DatabaseKind = {
  name: 'PostgreSQL',
  async make() {
    running ??= startedServer();
    const server = await running;
    count += 1;
    const database = `service_${count}`;
    server.run(`create database ${database}`);
    return {
      place: { kind: 'server', url: server.url(database) },
      remove: async () => server.run(`drop database ${database} with (force)`),
      lose: () => server.end(),
      regain: () => server.start(),
    };
  },
};

/** Ends the server, if one was started. */
export async function stopServer(): Promise<void> {
  const server = await running;
  running = undefined;
  await server?.stop();
}

export const DATABASES: readonly DatabaseKind[] = [EMBEDDED, ON_SERVER];
