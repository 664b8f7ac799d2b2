import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageDir = fileURLToPath(new URL('../../', import.meta.url));

/** Pictures are cached by their inputs, so the sites of all tests share one picture cache. */
export const sharedPictures = join(packageDir, '.conf-site', 'cache', 'pictures');

export interface ToolRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolRunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Runs without root's permission to bypass file permissions. */
  readonly isBound?: boolean;
  /** Kills the process. Tests pass a signal that is aborted at their timeout. */
  readonly signal?: AbortSignal;
}

/** Runs `conf-site` as a user would, to its end. */
export function runTool(args: readonly string[], options: ToolRunOptions = {}): Promise<ToolRun> {
  const givesUpPowers = options.isBound === true && process.getuid?.() === 0;
  const [command = '', ...before] = [...(givesUpPowers ? ['setpriv', '--bounding-set', '-all'] : []), process.execPath];
  return finished(command, [...before, join(packageDir, 'bin/conf-site.js'), ...args], {
    cwd: options.cwd ?? packageDir,
    env: { ...process.env, NO_COLOR: '1', CONF_SITE_PICTURES: sharedPictures, ...options.env },
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
}

/** Working folder and environment of a process. */
export interface ProcessPlace {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/**
 * Whether Node ended the process because it was out of memory. If only a thread ran out of memory, Node may report that to the
 * main thread instead; version 24 rarely does.
 */
export function isOutOfMemory({ status, stderr }: ToolRun): boolean {
  return status === null && stderr.includes('JavaScript heap out of memory');
}

/** Runs a program to its end. */
export function finished(command: string, args: readonly string[], place: ProcessPlace): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}
