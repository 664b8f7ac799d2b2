/** Runs one process as a user would, and measures it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOOK = new URL('./report-usage.js', import.meta.url).href;

/**
 * @typedef {object} Run
 * @property {number} wallMs including the start of the process
 * @property {number} cpuMs of all threads
 * @property {number} [peakMb] the largest resident size; undefined for programs other than Node
 * @property {number} [pages] that a build made; undefined for other commands
 * @property {BuildReport} [report] what `build --json` printed
 *
 * @typedef {object} BuildReport
 * @property {number} routes
 * @property {number} rendered
 * @property {number} written
 * @property {number} warnings
 * @property {Readonly<Record<string, number>>} stages
 */

/**
 * Runs a Node process. Processor time and peak memory include its threads, but not its child processes. Throws with the
 * output of the process if it fails.
 * @param {readonly string[]} args
 * @returns {Run & { readonly stdout: string }}
 */
export function runMeasured(args) {
  return withUsageFile((file) => {
    const { wallMs, stdout } = run([process.execPath, '--import', HOOK, ...args], { file });
    const { peakMb, cpuMs } = JSON.parse(readFileSync(file, 'utf8'));
    return { wallMs, cpuMs, peakMb, stdout };
  });
}

/**
 * Runs any program in a folder. Processor time includes all its child processes. Throws if it fails.
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: Readonly<Record<string, string>> | undefined }} where
 * @returns {Run}
 */
export function runProgram(command, { cwd, env }) {
  return withUsageFile((file) => {
    const { wallMs } = run(['sh', '-c', `"$@" && times > "$${USAGE}"`, 'sh', ...command], { file, cwd, env });
    const [, children = ''] = readFileSync(file, 'utf8').split('\n');
    return { wallMs, cpuMs: timesMs(children) };
  });
}

const USAGE = 'CONF_SITE_BENCH_USAGE';

/**
 * @template T
 * @param {(file: string) => T} use
 */
function withUsageFile(use) {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-bench-usage-'));
  try {
    return use(join(folder, 'usage'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly string[]} command
 * @param {{ file: string, cwd?: string, env?: Readonly<Record<string, string>> | undefined }} options
 */
function run([program = '', ...args], { file, cwd, env }) {
  const from = performance.now();
  const done = spawnSync(program, args, {
    env: { ...process.env, ...env, NODE_ENV: 'production', [USAGE]: file },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...(cwd === undefined ? {} : { cwd }),
  });
  const wallMs = performance.now() - from;
  if (done.error !== undefined) throw done.error;
  if (done.status !== 0)
    throw new Error(`${args.join(' ')} failed (${done.status ?? done.signal})\n${done.stdout}${done.stderr}`);
  return { wallMs, stdout: done.stdout };
}

/**
 * Parses `0m1.250s 0m0.120s`, the user and system time that a shell's `times` prints.
 * @param {string} line
 */
function timesMs(line) {
  const seconds = [...line.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return seconds.reduce((sum, one) => sum + one, 0) * 1000;
}
