/** Runs one Node process as a user would, and says what it took. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOOK = new URL('./report-usage.js', import.meta.url).href;

/**
 * Wall time includes the start of Node. Processor time and the largest resident size are of that process with its
 * threads, not of processes that it starts. Throws, with what it said, if it fails.
 * @param {readonly string[]} args
 * @returns {{ readonly wallMs: number, readonly cpuMs: number, readonly peakMb: number, readonly stdout: string }}
 */
export function runMeasured(args) {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-bench-usage-'));
  const file = join(folder, 'usage.json');
  const env = { ...process.env, NODE_ENV: 'production', CONF_SITE_BENCH_USAGE: file };
  try {
    const from = performance.now();
    const done = spawnSync(process.execPath, ['--import', HOOK, ...args], {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const wallMs = performance.now() - from;
    if (done.error !== undefined) throw done.error;
    if (done.status !== 0)
      throw new Error(`${args.join(' ')} failed (${done.status ?? done.signal})\n${done.stdout}${done.stderr}`);
    return { ...JSON.parse(readFileSync(file, 'utf8')), wallMs, stdout: done.stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
