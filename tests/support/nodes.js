/**
 * Compares the results of several versions of Node: `npm run test:nodes`. Each version is downloaded from npm into a temporary
 * folder. Each runs the given tests (`npm run test:nodes -- tests/unit`), or by default those that depend on its
 * internationalisation library, and builds the site at three instants with empty caches, and once in a time zone of
 * which these versions know different laws. The exit status is 1 if a byte or a test result differs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageDir = fileURLToPath(new URL('../../', import.meta.url));
const VERSIONS = ['20.19', '22', '24'];
const BUILDS = [
  { at: '2026-03-01T12:00' },
  { at: '2026-05-08T12:00' },
  { at: '2026-06-01T12:00' },
  { at: '2026-12-01T12:00', timeZone: 'America/Vancouver' },
];
/** Tests of dates, times, numbers, sort orders, letter case and word segmentation. */
const TESTS = [
  'content/zone-data',
  'diagnostics/check-formats',
  'domain/dates',
  'domain/day-span',
  'diagnostics/explain',
  'emit/fold-lines',
  'domain/money',
  'diagnostics/nearest-name',
  'domain/ordinal',
  'domain/phase',
]
  .concat([
    'templates/problem-texts',
    'domain/schedule',
    'domain/slug',
    'emit/starred-calendar',
    'domain/theme',
    'domain/timeline',
    'domain/zone',
    'emit/zone-block',
  ])
  .map((name) => `tests/unit/${name}`);

const tests = process.argv.length > 2 ? process.argv.slice(2) : TESTS;
const folder = mkdtempSync(join(tmpdir(), 'conf-site-nodes-'));
// Some tests run as a user other than root, who must be able to read the Node in this folder.
chmodSync(folder, 0o755);
try {
  const rows = VERSIONS.map((version) => judge(version));
  console.table(rows.map(({ files: _files, ...row }) => row));
  const differing = differingFiles(rows.map(({ files }) => files));
  for (const path of differing) console.error(`differs: ${path}`);
  process.exitCode = differing.length === 0 && rows.every(({ tests }) => tests === 'passed') ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} version */
function judge(version) {
  const node = installed(version);
  const [name, icu, tz] = outputOf(node, [
    '-p',
    '[process.version, process.versions.icu, process.versions.tz].join(" ")',
  ]).split(' ');
  const files = new Map(BUILDS.flatMap((build) => [...built(node, version, build)]));
  const bytes = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  const run = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    cwd: packageDir,
    stdio: 'inherit',
  });
  return { node: name, icu, tz, built: files.size, bytes, tests: run.status === 0 ? 'passed' : 'failed', files };
}

/**
 * Installs a version of Node from npm, and returns the path of its program.
 * @param {string} version
 */
function installed(version) {
  const prefix = join(folder, version);
  outputOf('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, `node@${version}`]);
  return join(prefix, 'node_modules', '.bin', 'node');
}

/**
 * Builds the site, by default in its own time zone. Returns hashes of its files, by instant and path.
 * @param {string} node
 * @param {string} version
 * @param {{ readonly at: string; readonly timeZone?: string }} build
 * @returns {Map<string, string>}
 */
function built(node, version, { at, timeZone }) {
  const root = join(folder, `site-${version}`);
  cpSync(join(packageDir, 'content'), join(root, 'content'), { recursive: true });
  if (timeZone !== undefined) setTimeZone(join(root, 'content/site.yaml'), timeZone);
  outputOf(node, ['bin/conf-site.js', '--root', root, 'build', '--at', at, '--no-cache']);
  const out = join(root, 'dist');
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hashOf = (/** @type {string} */ path) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(paths.map((path) => [`${at} ${relative(out, path)}`, hashOf(path)]));
}

/**
 * @param {string} file
 * @param {string} timeZone
 */
function setTimeZone(file, timeZone) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^timeZone: .*$/m, `timeZone: ${timeZone}`));
}

/**
 * Files that are not the same in all builds.
 * @param {readonly ReadonlyMap<string, string>[]} builds
 */
function differingFiles(builds) {
  const paths = new Set(builds.flatMap((files) => [...files.keys()]));
  return [...paths].filter((path) => new Set(builds.map((files) => files.get(path))).size > 1).sort();
}

/**
 * Runs a program and returns its output. Throws with its error output if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
function outputOf(command, args) {
  const { CONF_SITE_PICTURES: _kept, ...env } = process.env;
  const run = spawnSync(command, args, { cwd: packageDir, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (run.status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${run.status}: ${run.stderr}`);
  return run.stdout.trim();
}
