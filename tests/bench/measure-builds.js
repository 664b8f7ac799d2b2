/** Builds one generated site in every way that is measured, ours and those of others, one after the other. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMeasured } from './run-measured.js';

/** @import { GeneratedSite } from './generate-site.js' */
/** @import { Run } from './run-measured.js' */

/** As an instant, which is what a build has without `--at`: a wall-clock time takes 10 ms more, in which Node reads what it knows of zones. */
export const AT = '2026-03-01T12:00:00+01:00';
const FLOOR = fileURLToPath(new URL('./floor.js', import.meta.url));

/**
 * One way of building: its name, what it is called in tables, and a run of it in a round that counts from 1.
 * @typedef {{ readonly name: string, readonly title: string, readonly run: (round: number) => Run }} Build
 *
 * @typedef {object} Place
 * @property {string} rootDir of the generated site
 * @property {string} toolDir the folder of the tool
 *
 * @typedef {ReadonlyMap<Build, readonly Run[]>} Rounds
 */

/**
 * Runs every kind of build once a round, in their order: what changes on the machine meanwhile changes for all of them.
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
 * Our own build of a site; throws if one does not show the edit that it is about.
 * @param {Place} place
 * @param {readonly string[]} [flags]
 * @returns {Run & { report: NonNullable<Run['report']> }}
 */
export function buildOnce({ rootDir, toolDir }, flags = []) {
  const cli = join(toolDir, 'bin', 'conf-site.js');
  const { stdout, ...run } = runMeasured([cli, 'build', '--root', rootDir, '--at', AT, '--json', ...flags]);
  return { ...run, report: JSON.parse(stdout) };
}

/**
 * What is measured of our own tool. Of large sites only what their memory and time say.
 * @param {Place} place
 * @param {GeneratedSite & { isLarge: boolean }} site
 * @returns {readonly Build[]}
 */
export function ourBuilds(place, { touch, page, isLarge }) {
  const stateDir = join(place.rootDir, '.conf-site');
  const dist = join(place.rootDir, 'dist');
  /** @param {readonly string[]} flags */
  const cold = (...flags) => {
    remove(dist);
    remove(stateDir);
    return buildOnce(place, flags);
  };
  /** @param {number} round */
  const edit = (round) =>
    whileEdited({ touch, shownIn: join(dist, page) }, `Edited in round ${round}.`, () => buildOnce(place));
  /** @type {readonly Build[]} */
  const always = [
    { name: 'cold', title: 'cold', run: () => cold() },
    { name: 'warm', title: 'warm', run: () => buildOnce(place) },
    { name: 'edit', title: 'one edited', run: edit },
  ];
  if (isLarge) return always;
  return [
    ...always,
    { name: 'one job', title: '  in one thread', run: () => cold('--jobs', '1') },
    { name: 'two jobs', title: '  in two threads', run: () => cold('--jobs', '2') },
    { name: 'floor', title: 'floor', run: () => floor(place.rootDir) },
  ];
}

/** @param {string} rootDir */
function floor(rootDir) {
  const out = join(rootDir, 'floor');
  remove(out);
  const { stdout: _, ...run } = runMeasured([FLOOR, join(rootDir, 'content'), out]);
  return run;
}

/**
 * Does something while a file has one more paragraph. Throws if the page does not show it then.
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
      throw new Error(`Not a fair measurement: ${shownIn} does not show its edit.`);
    return done;
  } finally {
    writeFileSync(touch, before);
  }
}

/** @param {string} path */
export function remove(path) {
  rmSync(path, { recursive: true, force: true });
}
