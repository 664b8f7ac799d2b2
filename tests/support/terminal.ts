import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, sharedPictures } from './run-tool.ts';

export interface TerminalRun {
  /** Everything that was printed, on both streams. */
  readonly output: string;
  readonly status: number | null;
}

export interface TerminalOptions {
  readonly columns?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Presses Ctrl-C as soon as the output matches. */
  readonly stopAfter?: RegExp;
}

/** Runs `conf-site` in a pseudo-terminal, which `script` of util-linux creates. Arguments must not need quoting. */
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
