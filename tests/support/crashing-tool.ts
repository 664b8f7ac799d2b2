import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { packageDir, sharedPictures } from './run-tool.ts';

/** Before which call to the file system the tool is killed or paused. */
export interface Crash {
  /** The number of the matching call, counted from 1, or the first rename to a path. With `never`, the tool logs all matching calls instead. */
  readonly at: 'never' | number | `to:${string}`;
  /** Matches calls by thread, name and paths: `thread writeFileSync /srv/dist/index.html`. */
  readonly among: RegExp;
  readonly with?: 'SIGKILL' | 'SIGTERM' | 'SIGINT' | 'SIGSTOP';
  /** The path of a log file, which is created and deleted. */
  readonly log: string;
}

export interface CrashResult {
  /** The signal that ended it; null if it exited by itself. */
  readonly signal: NodeJS.Signals | null;
  readonly status: number | null;
  /** The call that it was about to make; with `never`, all matching calls. */
  readonly calls: readonly string[];
  readonly output: string;
}

/** A tool that is paused before one of its calls to the file system. */
export interface PausedTool {
  readonly pid: number;
  /** Lets it run to its end. */
  resume(): Promise<CrashResult>;
}

const PRELOAD = join(packageDir, 'tests/fixtures/publish/crash-at.cjs');

/** Runs `conf-site`, including its threads, until a call to the file system. */
export function crashTool(args: readonly string[], crash: Crash): Promise<CrashResult> {
  return ended(start(args, crash), crash);
}

/** Runs `conf-site` until a call, and leaves it paused there with its locks and files. Throws if it ends before that call. */
export async function pauseTool(args: readonly string[], crash: Omit<Crash, 'with'>): Promise<PausedTool> {
  const child = start(args, { ...crash, with: 'SIGSTOP' });
  const end = ended(child, crash);
  const pid = child.pid as number;
  while (stateOf(pid) !== 'T') {
    if (child.exitCode !== null) throw new Error(`It came to its end before: ${(await end).output}`);
    await turn();
  }
  return {
    pid,
    resume() {
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

async function ended(child: ChildProcess, { log }: Pick<Crash, 'log'>): Promise<CrashResult> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  rmSync(log, { force: true });
  return { signal, status, calls, output };
}

/** The state of a process as Linux reports it: `T` for a stopped one, undefined for one that has ended. */
function stateOf(pid: number): string | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
}
