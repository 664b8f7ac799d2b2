import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageDir = fileURLToPath(new URL('../../', import.meta.url));

/** Pictures are kept by what they are made from, so the sites of all tests share those that were made once. */
export const sharedPictures = join(packageDir, '.conf-site', 'cache', 'pictures');

export interface ToolRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolRunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** With none of root's powers over permissions. */
  readonly isBound?: boolean;
  /** Ends the process; tests have one that is aborted when their time is over. */
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

/** Where a process runs, and what it finds around it. */
export interface ProcessPlace {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/**
 * Whether Node itself ended a process, and said that it was out of memory. Where only a thread is, it may hand that on instead:
 * version 24 seldom does.
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
