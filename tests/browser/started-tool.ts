import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageDir, sharedPictures } from '../support/run-tool.ts';

/** A `conf-site serve` or `conf-site watch` that runs until it is stopped. */
export interface StartedTool {
  readonly pid: number;
  /** The address that it printed, without the token of `watch`: it ends in `/`. */
  readonly url: string;
  /** The address of the home page by which a browser may edit. Only of `watch`. */
  readonly signedUrl: string;
  /** The address of the editor, in which a browser may edit from then on. Only of `watch`. */
  readonly editUrl: string;
  /** The output so far, on both streams. */
  output(): string;
  /** The output so far on standard error. */
  stderr(): string;
  /** Calls `find` after each output until it returns a value, and resolves to that. Rejects if the tool ends before. */
  waitFor<T>(find: () => T | undefined): Promise<T>;
  /** Resolves once the output contains a text after its first `after` characters. Rejects if the tool ends before. */
  waitForText(text: string, after?: number): Promise<void>;
  /** Ends the process, and waits for its end. */
  stop(): Promise<void>;
}

/** Starts the tool as a user would, and waits for its address. */
export async function startTool(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StartedTool> {
  const child = spawn(process.execPath, [join(packageDir, 'bin/conf-site.js'), ...args], {
    cwd: packageDir,
    env: { ...process.env, NO_COLOR: '1', CONF_SITE_PICTURES: sharedPictures, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let stderr = '';
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (stream === child.stderr) stderr += part;
      notify();
    });
  }
  const closed = once(child, 'close').then(() => {
    hasEnded = true;
    notify();
  });
  const waitFor = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        const found = find();
        if (found === undefined && !hasEnded) return;
        listeners.delete(listen);
        if (found === undefined) reject(new Error(`conf-site ${args.join(' ')} ended early:\n${output}`));
        else resolve(found);
      };
      listeners.add(listen);
      listen();
    });
  const [, url = '', query = ''] = await waitFor(() => /at (http:\/\/\S+\/)(\?token=\S+)?\n/.exec(output) ?? undefined);
  return {
    pid: child.pid as number,
    url,
    signedUrl: url + query,
    editUrl: new URL(`/dev/edit/${query}`, url).href,
    output: () => output,
    stderr: () => stderr,
    waitFor,
    waitForText: async (text, after = 0) => {
      await waitFor(() => (output.slice(after).includes(text) ? true : undefined));
    },
    stop: async () => {
      if (!hasEnded) child.kill('SIGTERM');
      await closed;
    },
  };
}
