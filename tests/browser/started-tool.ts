import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageDir, sharedPictures } from '../support/run-tool.ts';

/** A `conf-site serve` or `conf-site watch` that runs until it is stopped. */
export interface StartedTool {
  readonly pid: number;
  /** The address that it printed, ending in `/`. */
  readonly url: string;
  /** Everything said so far, on both streams. */
  said(): string;
  /** What was said so far on standard error. */
  talk(): string;
  /** Resolves to what a look at that gives, as soon as it is not undefined; throws if the tool ends before. */
  until<T>(look: () => T | undefined): Promise<T>;
  /** Resolves once a text has been said after the first `after` characters; throws if the tool ends before. */
  says(text: string, after?: number): Promise<void>;
  /** Ends this one process, and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts the tool as a user would, and waits for its address. */
export async function startTool(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StartedTool> {
  const child = spawn(process.execPath, [join(packageDir, 'bin/conf-site.js'), ...args], {
    cwd: packageDir,
    env: { ...process.env, NO_COLOR: '1', CONF_SITE_PICTURES: sharedPictures, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let talk = '';
  let isOver = false;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (stream === child.stderr) talk += part;
      tell();
    });
  }
  const closed = once(child, 'close').then(() => {
    isOver = true;
    tell();
  });
  const until = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        const found = look();
        if (found === undefined && !isOver) return;
        listeners.delete(listen);
        if (found === undefined) reject(new Error(`conf-site ${args.join(' ')} ended early:\n${text}`));
        else resolve(found);
      };
      listeners.add(listen);
      listen();
    });
  const url = await until(() => /at (http:\/\/\S+\/)\n/.exec(text)?.[1]);
  return {
    pid: child.pid as number,
    url,
    said: () => text,
    talk: () => talk,
    until,
    says: async (words, after = 0) => {
      await until(() => (text.slice(after).includes(words) ? true : undefined));
    },
    stop: async () => {
      if (!isOver) child.kill('SIGTERM');
      await closed;
    },
  };
}
