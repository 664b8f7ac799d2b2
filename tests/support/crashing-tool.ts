import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { packageDir, sharedPictures } from './run-tool.ts';

/** When a tool ends, or stands still, by its calls to the file system. */
export interface Crash {
  /** Before which of the calls that count, from 1, or before the first rename to a path; `never` logs all of them instead. */
  readonly at: 'never' | number | `to:${string}`;
  /** Those that count, by their thread, name and paths: `thread writeFileSync /srv/dist/index.html`. */
  readonly among: RegExp;
  readonly with?: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'SIGSTOP';
  /** A file of its own, which is made and deleted. */
  readonly log: string;
}

export interface Crashed {
  /** What ended it; null where it came to its own end. */
  readonly signal: NodeJS.Signals | null;
  readonly status: number | null;
  /** The call that it was about to make, or all that count. */
  readonly calls: readonly string[];
  readonly said: string;
}

/** A tool that stands still before one of its calls to the file system. */
export interface HeldTool {
  readonly pid: number;
  /** Lets it go on, to its end. */
  goOn(): Promise<Crashed>;
}

const PRELOAD = join(packageDir, 'tests/fixtures/publish/crash-at.cjs');

/** Runs `conf-site`, threads included, until a certain call to the file system. */
export function crashTool(args: readonly string[], crash: Crash): Promise<Crashed> {
  return ended(start(args, crash), crash);
}

/** Runs `conf-site` until a certain call, and leaves it there, with all that it holds. Throws where it ends before. */
export async function holdTool(args: readonly string[], crash: Omit<Crash, 'with'>): Promise<HeldTool> {
  const child = start(args, { ...crash, with: 'SIGSTOP' });
  const end = ended(child, crash);
  const pid = child.pid as number;
  while (stateOf(pid) !== 'T') {
    if (child.exitCode !== null) throw new Error(`It came to its end before: ${(await end).said}`);
    await turn();
  }
  return {
    pid,
    goOn() {
      child.kill('SIGCONT');
      return end;
    },
  };
}

function start(args: readonly string[], crash: Crash): ChildProcess {
  return spawn(process.execPath, ['--require', PRELOAD, join(packageDir, 'bin/conf-site.js'), ...args], {
    cwd: packageDir,
    env: {
      ...process.env,
      NO_COLOR: '1',
      CONF_SITE_PICTURES: sharedPictures,
      CRASH_AMONG: crash.among.source,
      CRASH_AT: String(crash.at),
      CRASH_WITH: crash.with ?? 'SIGKILL',
      CRASH_LOG: crash.log,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess, { log }: Pick<Crash, 'log'>): Promise<Crashed> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return { signal, status, calls, said };
}

/** The letter by which the system says what a process is at: `T`, it was stopped; undefined, it is gone. */
function stateOf(pid: number): string | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
}
