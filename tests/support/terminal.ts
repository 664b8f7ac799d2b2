import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, sharedPictures } from './run-tool.ts';

export interface TerminalRun {
  /** All that the terminal was sent, from both streams. */
  readonly output: string;
  readonly status: number | null;
}

export interface TerminalOptions {
  readonly columns?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Presses Ctrl-C as soon as the terminal was sent this. */
  readonly stopAfter?: RegExp;
}

/** Runs `conf-site` in a terminal of its own, which `script` of util-linux makes. Paths must not need quotes. */
export function runInTerminal(
  args: readonly string[],
  { columns = 80, env = {}, stopAfter }: TerminalOptions = {},
): Promise<TerminalRun> {
  const command = [process.execPath, join(packageDir, 'bin/conf-site.js'), ...args].join(' ');
  const { CI: _ci, NO_COLOR: _noColor, ...own } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('script', ['-qefc', `stty cols ${columns}; exec ${command}`, '/dev/null'], {
      env: { ...own, TERM: 'xterm', CONF_SITE_PICTURES: sharedPictures, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    let isStopped = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isStopped || stopAfter?.test(output) !== true) return;
      isStopped = true;
      child.stdin.write('\u0003');
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ output, status }));
  });
}
