import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

/** The moments that matter are tried one by one in `publish-crash.test.ts`; here the whole tool is killed, a few times. */
const KILLS = Number(process.env['CONF_SITE_KILLS'] ?? 24);
const AT = ['--at', '2026-03-01T12:00'];
const NAMES = { a: 'name: Udruga Križić', b: 'name: Udruga Bod do boda' } as const;

/** A hash of all files of a folder, by path and bytes. */
function treeHash(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** A build that is killed after some milliseconds, unless it has ended before. */
async function killedBuild(args: readonly string[], afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [join(packageDir, 'bin/conf-site.js'), ...args], {
    stdio: 'ignore',
    cwd: packageDir,
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await Promise.race([ended, after(afterMs).then(() => child.kill('SIGKILL'))]);
  await ended;
}

/** Numbers in [0, 1), the same in every run. */
function* seeded(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('a build that is killed at a random moment', () => {
  let copy: ContentCopy;
  const whole: Record<keyof typeof NAMES, string> = { a: '', b: '' };
  let durationMs = 0;

  const dist = (): string => join(copy.rootDir, 'dist');
  const use = (name: keyof typeof NAMES): void => {
    const text = copy.read('content/company.yaml');
    copy.write('content/company.yaml', text.replace(/^name: .*$/m, NAMES[name]));
  };

  beforeAll(async () => {
    copy = copyContent();
    for (const name of ['a', 'b', 'a', 'b'] as const) {
      use(name);
      const started = performance.now();
      expect((await runTool(['--root', copy.rootDir, 'build', ...AT])).status).toBe(0);
      durationMs = performance.now() - started;
      whole[name] = treeHash(dist());
    }
  });
  afterAll(() => copy.remove());

  it(`leaves a site that the next command finds whole, ${KILLS} times`, async () => {
    expect(whole.a).not.toBe(whole.b);
    const random = seeded(20_260_508);
    const found = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      use(kill % 2 === 0 ? 'a' : 'b');
      await killedBuild(['--root', copy.rootDir, 'build', ...AT], random.next().value * durationMs * 1.1);
      const next = await runTool(['--root', copy.rootDir, 'check']);
      expect(next.status).toBe(0);
      expect(existsSync(dist())).toBe(true);
      const now = treeHash(dist());
      expect(Object.values(whole)).toContain(now);
      found.add(now);
    }
    use('a');
    expect((await runTool(['--root', copy.rootDir, 'build', ...AT])).status).toBe(0);
    expect(treeHash(dist())).toBe(whole.a);
    const beside = readdirSync(copy.rootDir).filter((name) => name.includes('staging') || name.includes('-old'));
    expect(beside).toEqual([]);
  }, 600_000);
});
