import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const CENTURY = 100 * 365 * 24 * 60 * 60;

/** `check` warns of such a contact in the last month before it expires. */
const SECURITY = "security:\n  contact: [security@meander.example]\n  expires: '2099-12-31'\n";

const VAT = 'content/vat.yaml';

/** The reports of all checks, which are between the two lines that editors wait for. */
interface Watched {
  readonly child: ChildProcess;
  /** Resolves to the report of the next check. */
  next(): Promise<string>;
}

function watched(root: string, env: NodeJS.ProcessEnv = {}): Watched {
  const child = spawn(process.execPath, [join(packageDir, 'bin/conf-site.js'), 'check', '--watch'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let wake = (): void => {};
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    wake();
  });
  const report = /^conf-site: check started\n([\s\S]*?)^conf-site: check finished\n/m;
  return {
    child,
    async next() {
      for (;;) {
        const found = report.exec(output);
        if (found !== null) {
          output = output.slice(found.index + found[0].length);
          return found[1] as string;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

describe('conf-site check --watch', () => {
  let root: string;
  let watch: Watched;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'conf-site-check-watch-'));
    cpSync(join(SITES, 'base'), root, { recursive: true });
    watch = watched(root);
  });
  afterEach(() => {
    watch.child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  });

  it('checks again after each change, even of invalid content, and ends cleanly', async () => {
    expect(await watch.next()).toMatch(/^No problems in \d+ files\./);
    writeFileSync(join(root, VAT), 'default: [\n');
    expect(await watch.next()).toMatch(/^content\/vat\.yaml:\d+:\d+ {2}error {2}yaml-syntax\n {2}\S/);
    renameSync(join(root, VAT), join(root, 'vat.yaml'));
    expect(await watch.next()).toMatch(/^content\/vat\.yaml:1:1 {2}error {2}file-missing\n/);
    cpSync(join(SITES, 'base', VAT), join(root, VAT));
    expect(await watch.next()).toMatch(/^No problems in \d+ files\./);
    const ended = new Promise((resolve) => watch.child.on('close', resolve));
    watch.child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('checks again when the clock is set beyond the time for which its findings hold, and when it is set back', async () => {
    watch.child.kill('SIGKILL');
    appendFileSync(join(root, 'content/site.yaml'), SECURITY);
    const clock = join(root, 'clock');
    watch = watched(root, {
      NODE_OPTIONS: `--import=${join(packageDir, 'tests/support/set-clock.mjs')}`,
      CLOCK_FILE: clock,
    });
    expect(await watch.next()).toMatch(/^No problems/);
    for (const [secondsAhead, report] of [
      [CENTURY, /The contact for weaknesses of the site expired on 2099-12-31\./],
      [0, /^No problems/],
    ] as const) {
      writeFileSync(clock, String(secondsAhead));
      watch.child.kill('SIGUSR2');
      expect(await watch.next()).toMatch(report);
    }
  });

  it('fails if there is nothing to check', async () => {
    const { status, stderr } = await runTool(['check', '--watch'], { cwd: join(root, 'content') });
    expect(status).toBe(2);
    expect(stderr).toContain('There is no folder "content"');
  });

  it('only supports the readable format', async () => {
    const { status, stderr } = await runTool(['check', '--watch', '--format', 'json'], { cwd: root });
    expect(status).toBe(2);
    expect(stderr).toContain('--watch cannot be used with --format json');
  });
});
