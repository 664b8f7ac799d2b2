import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir, sharedPictures } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Commands that are stopped as a terminal does it with Ctrl-C: the signal also reaches the programs that they have started. */

interface Stopped {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Runs a command until its output matches, sends the signal, and waits for the end. */
function stopped(args: readonly string[], after: RegExp, signal: NodeJS.Signals): Promise<Stopped> {
  const child = spawn(process.execPath, [join(packageDir, 'bin/conf-site.js'), ...args], {
    env: { ...process.env, NO_COLOR: '1', CONF_SITE_PICTURES: sharedPictures },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let isSent = false;
  const read = (text: string): void => {
    output += text;
    if (isSent || !after.test(output)) return;
    isSent = true;
    process.kill(-(child.pid as number), signal);
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, by) => resolve({ status, signal: by, output }));
  });
}

let site: ContentCopy;
beforeEach(() => {
  site = copyContent(SMALL_SITE);
});
afterEach(() => site.remove());

const SIGNALS = isFull ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const);

describe.each(SIGNALS)('after %s', (signal) => {
  const UNENDING = [
    ['check --watch', /Ctrl-C ends it/],
    ['watch --port 0', /http:\/\//],
    ['api serve --port 0', /The service answers/],
  ] as const;
  it.each(UNENDING.slice(0, isFull ? undefined : 1))('%s ends with success', async (command, ready) => {
    const { status, output } = await stopped(['--root', site.rootDir, ...command.split(' ')], ready, signal);
    expect(output).not.toMatch(/bug in conf-site|^\s+at .*:\d+/m);
    expect(status).toBe(0);
  });

  const STAGES = ['reading content', 'planning pages', 'rendering', 'writing files'];
  it.each(STAGES.slice(0, isFull ? undefined : 1))(
    'a build ends once it has ended with “%s”, and says nothing',
    async (stage) => {
      const args = ['--root', site.rootDir, '--verbose', 'build'];
      const { status, signal: by, output } = await stopped(args, new RegExp(stage), signal);
      expect(output).not.toMatch(/bug in conf-site|^error|^\s+at .*:\d+/m);
      // It may have ended before the signal reached it.
      expect([signal, 0]).toContain(by ?? status);
    },
  );
});
