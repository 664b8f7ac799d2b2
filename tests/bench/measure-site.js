/** Builds one generated site cold, warm and with an edit, and its floor. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMeasured } from './run-measured.js';

/** @import { GeneratedSite } from './generate-site.js' */

const AT = '2026-03-01T12:00';
const FLOOR = fileURLToPath(new URL('./floor.js', import.meta.url));

/**
 * @typedef {object} Run
 * @property {number} wallMs with the start of Node
 * @property {number} cpuMs of all threads
 * @property {number} peakMb
 * @property {object | undefined} report what `build --json` printed; undefined for the floor
 *
 * @typedef {Record<'cold' | 'bundled' | 'warm' | 'edit' | 'floor', readonly Run[]>} Rounds
 */

/**
 * Checks the content, then runs every kind of build once a round. Throws if a build fails or does not do what its
 * name says: a warm one writes nothing, an edit shows on its page.
 * @param {string} rootDir
 * @param {string} packageDir
 * @param {GeneratedSite & { rounds: number }} options
 * @returns {Rounds}
 */
export function measureSite(rootDir, packageDir, { touch, page, rounds }) {
  const cli = join(packageDir, 'bin', 'conf-site.js');
  const inRoot = (name) => join(rootDir, name);
  const remove = (name) => rmSync(inRoot(name), { recursive: true, force: true });
  runMeasured([cli, 'check', '--root', rootDir, '--max-warnings', '0']);
  const build = () => {
    const { stdout, ...run } = runMeasured([cli, 'build', '--root', rootDir, '--at', AT, '--json']);
    return { ...run, report: JSON.parse(stdout) };
  };
  const cold = () => {
    remove('dist');
    remove('.conf-site');
    return build();
  };
  const bundled = () => {
    remove('dist');
    forgetPages(inRoot('.conf-site'));
    return build();
  };
  const warm = () => {
    const run = build();
    expect(run.report.rendered === 0 && run.report.written === 0, `a warm build wrote ${run.report.written} files`);
    return run;
  };
  const edit = (round) => {
    const before = readFileSync(touch);
    const marker = `Edited in round ${round}.`;
    appendFileSync(touch, `\n${marker}\n`);
    const run = build();
    expect(readFileSync(join(rootDir, 'dist', page), 'utf8').includes(marker), `${page} does not show its edit`);
    writeFileSync(touch, before);
    return run;
  };
  const floor = () => {
    remove('floor');
    const { stdout: _, ...run } = runMeasured([FLOOR, inRoot('content'), inRoot('floor')]);
    return { ...run, report: undefined };
  };
  const runs = { cold: [], bundled: [], warm: [], edit: [], floor: [] };
  for (let round = 1; round <= rounds; round += 1) {
    runs.cold.push(cold());
    runs.bundled.push(bundled());
    runs.warm.push(warm());
    runs.edit.push(edit(round));
    runs.floor.push(floor());
  }
  return runs;
}

/** Empties the state folder of all but what was bundled: rendered pages and the list of published files go. */
function forgetPages(stateDir) {
  const kept = join(stateDir, '..', '.bundles');
  const cache = join(stateDir, 'cache');
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (/^(?:bundle|sw)-/.test(name)) cpSync(join(cache, name), join(kept, name), { recursive: true });
  }
  rmSync(stateDir, { recursive: true, force: true });
  mkdirSync(stateDir);
  cpSync(kept, cache, { recursive: true });
  rmSync(kept, { recursive: true, force: true });
}

function expect(holds, message) {
  if (!holds) throw new Error(`Not a fair measurement: ${message}.`);
}
