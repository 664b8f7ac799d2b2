import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LARGE_SITE } from '../../src/content/large-site.ts';
import { packageDir, runTool } from '../support/run-tool.ts';

/** How many times as large as it is the heap of a command may become that reads so many content files. */
async function growth(files: number, signal: AbortSignal): Promise<number> {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-grow-'));
  try {
    const folder = join(rootDir, 'content/media');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(rootDir, 'content/site.yaml'), '');
    for (let at = 0; at < files; at += 1) writeFileSync(join(folder, `${at}.pdf`), '');
    const preload = `--import=${join(packageDir, 'tests/support/heap-limit.mjs')}`;
    const { stdout } = await runTool(['check', '--root', rootDir], { env: { NODE_OPTIONS: preload }, signal });
    const [, old, limit] = /\[HeapController\] Limit: old size: (\d+) KB, new limit: (\d+) KB/.exec(stdout) ?? [];
    return Number(limit) / Number(old);
  } finally {
    rmSync(rootDir, { recursive: true });
  }
}

it('the heap of a command that reads a very large site grows slowly, and that of others as ever', async ({
  signal,
}) => {
  const [large, other] = [await growth(LARGE_SITE + 1, signal), await growth(10, signal)];
  expect(large).toBeLessThan(other / 1.5);
});
