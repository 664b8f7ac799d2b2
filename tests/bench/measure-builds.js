/** The kinds of builds of one generated site, and rounds in which they are measured in turn. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMeasured } from './run-measured.js';

/** @import { GeneratedSite } from './generate-site.js' */
/** @import { Run } from './run-measured.js' */

/** An instant, as in a build without `--at`. A wall-clock time would take 10 ms more, in which Node loads its time zone data. */
export const AT = '2026-03-01T12:00:00+01:00';
const FLOOR = fileURLToPath(new URL('./floor.js', import.meta.url));

/**
 * A kind of build: its name, its title in tables, and a function that runs it. Rounds count from 1.
 * @typedef {{ readonly name: string, readonly title: string, readonly run: (round: number) => Run }} Build
 *
 * @typedef {object} Place
 * @property {string} rootDir of the generated site
 * @property {string} toolDir the folder of the tool
 *
 * @typedef {ReadonlyMap<Build, readonly Run[]>} Rounds
 */

/**
 * Runs every kind of build once per round, always in the same order, so that a machine that becomes slower affects all of them.
 * @param {readonly Build[]} builds
 * @param {number} rounds
 * @returns {Rounds}
 */
export function measureRounds(builds, rounds) {
  /** @type {Map<Build, Run[]>} */
  const runs = new Map(builds.map((build) => [build, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [build, done] of runs) done.push(build.run(round));
  }
  return runs;
}

/**
 * Runs our own build of a site, and parses its report. Throws if it fails, or if the content has a warning.
 * @param {Place} place
 * @param {readonly string[]} [flags]
 * @returns {Run & { report: NonNullable<Run['report']> }}
 */
export function buildOnce({ rootDir, toolDir }, flags = []) {
  const cli = join(toolDir, 'bin', 'conf-site.js');
  const { stdout, ...run } = runMeasured([cli, 'build', '--root', rootDir, '--at', AT, '--json', ...flags]);
  /** @type {NonNullable<Run['report']>} */
  const report = JSON.parse(stdout);
  if (report.warnings > 0) throw new Error(`The content in ${rootDir} has ${report.warnings} warnings.`);
  return { ...run, pages: report.routes, report };
}

/**
 * The kinds of builds of our own tool, and the floor. Large sites are only built cold.
 * @param {Place} place
 * @param {GeneratedSite & { isLarge: boolean }} site
 * @returns {readonly Build[]}
 */
export function ourBuilds(place, { touch, page, isLarge }) {
  const stateDir = join(place.rootDir, '.conf-site');
  const dist = join(place.rootDir, 'dist');
  const cold = () => {
    remove(dist);
    remove(stateDir);
    return buildOnce(place);
  };
  /** @param {number} round */
  const edit = (round) =>
    whileEdited({ touch, shownIn: join(dist, page) }, `Edited in round ${round}.`, () => buildOnce(place));
  /** @type {readonly Build[]} */
  const others = [
    { name: 'warm', title: 'warm', run: () => buildOnce(place) },
    { name: 'edit', title: 'one edited', run: edit },
    { name: 'floor', title: 'floor', run: () => floor(place.rootDir) },
  ];
  return [{ name: 'cold', title: 'cold', run: cold }, ...(isLarge ? [] : others)];
}

/** @param {string} rootDir */
function floor(rootDir) {
  const out = join(rootDir, 'floor');
  remove(out);
  const { stdout, ...run } = runMeasured([FLOOR, join(rootDir, 'content'), out]);
  return { ...run, pages: JSON.parse(stdout).pages };
}

/**
 * Calls `build` while the file has an additional paragraph, and restores the file. Throws if the built page does not show it.
 * @template T
 * @param {{ touch: string, shownIn: string }} files
 * @param {string} marker
 * @param {() => T} build
 * @returns {T}
 */
export function whileEdited({ touch, shownIn }, marker, build) {
  const before = readFileSync(touch);
  appendFileSync(touch, `\n${marker}\n`);
  try {
    const done = build();
    if (!readFileSync(shownIn, 'utf8').includes(marker))
      throw new Error(`The measurement is invalid: ${shownIn} does not show its edit.`);
    return done;
  } finally {
    writeFileSync(touch, before);
  }
}

/** @param {string} path */
export function remove(path) {
  rmSync(path, { recursive: true, force: true });
}
