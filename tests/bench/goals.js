/** What the tool is to reach, and whether it does. Ratios, wherever there is something to compare with. */

/** @import { EditCounts } from './edit-counts.js' */
/** @import { WatchTimes } from './measure-watch.js' */

/**
 * Medians in milliseconds, by the names of the builds.
 * @typedef {{ readonly wallMs: Readonly<Record<string, number>>, readonly cpuMs: Readonly<Record<string, number>> }} Times
 *
 * Everything that was measured.
 * @typedef {object} Results
 * @property {Readonly<Record<number, SizeResults>>} sizes by the number of speakers
 * @property {Times} check `start`, `check`, `check floor`, `check one`
 * @property {Readonly<Record<string, string>>} absent peer → why it was not measured
 *
 * @typedef {Times & SizeFacts} SizeResults
 *
 * @typedef {object} SizeFacts
 * @property {number} peakMb of a cold build
 * @property {number} warmWritten files that a build wrote although nothing had changed
 * @property {EditCounts} [counts]
 * @property {WatchTimes} [watch]
 *
 * @typedef {object} Goal
 * @property {string} words
 * @property {number} [at] the one size that it is about; without it every measured one is
 * @property {number} [from] the size from which on it holds; below, the number is only to be looked at
 * @property {(size: SizeResults, results: Results) => number | string} measure or why it cannot be told
 * @property {Goal['measure']} [byCpu] the same by processor time, which is only told
 * @property {Bound} [bound] none where the number is only to be looked at
 * @property {Bound} [boundBelow] of sizes below `from`
 * @property {(value: number, results: Results) => string} [show]
 *
 * @typedef {{ readonly sign: '≤' | '<' | '≥', readonly to: number }} Bound
 */

/** @type {(to: number) => Bound} */
const atMost = (to) => ({ sign: '≤', to });
/** @type {(to: number) => Bound} */
const atLeast = (to) => ({ sign: '≥', to });

/** Below so many pages a build is little more than the start of its programs. */
const REAL = 1000;

/** @type {readonly Goal[]} */
export const GOALS = [
  { words: 'cold, to Hugo cold', at: 10_000, ...times('cold', 'hugo cold'), bound: atMost(0.7) },
  { words: 'cold, to Hugo cold', at: 1000, ...times('cold', 'hugo cold'), bound: atMost(1) },
  { words: 'Eleventy cold, to cold', ...times('eleventy cold', 'cold'), from: REAL, bound: atLeast(2.5) },
  { words: 'Astro cold, to cold', ...times('astro cold', 'cold'), from: REAL, bound: atLeast(6) },
  {
    words: 'two threads, to one',
    measure: times('two jobs', 'one job').measure,
    from: REAL,
    bound: { sign: '<', to: 1 },
    boundBelow: atMost(1.05),
  },
  { words: 'warm, to cold', ...times('warm', 'cold'), from: REAL, bound: atMost(0.1) },
  { words: 'Hugo warm, to warm', ...times('hugo warm', 'warm'), from: REAL, bound: atLeast(4) },
  { words: 'warm: files written', measure: (size) => size.warmWritten, bound: atMost(0), show: whole },
  { words: 'one edited, to warm', ...times('edit', 'warm'), bound: atMost(1.5) },
  { words: 'one edited, to cold', ...times('edit', 'cold') },
  {
    words: 'one edited: pages rendered, to those that show it',
    measure: counted('rendered', 'shownOn'),
    bound: atMost(1),
  },
  {
    words: 'one edited: files written, to those that differ',
    measure: counted('written', 'changed'),
    bound: atMost(1),
  },
  ...watchGoals(1000, atMost(50)),
  ...watchGoals(10_000, atMost(100)),
  { words: 'peak memory, MB', at: 100_000, measure: ({ peakMb }) => peakMb, bound: atMost(1536), show: whole },
  { words: 'time per page, to that at 10000', at: 100_000, measure: perPage, bound: atMost(1.15) },
];

/** Of the real content, whatever sizes are measured. @type {readonly Goal[]} */
export const CHECK_GOALS = [
  { words: 'check, to reading and validating once', ...checked('check', 'check floor') },
  { words: 'check of one file, to a bare start', ...checked('check one', 'start'), bound: { sign: '<', to: 2 } },
];

/**
 * The time of one kind of build as so many times that of another.
 * @param {string} name
 * @param {string} other
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
function times(name, other) {
  return {
    measure: ({ wallMs }, { absent }) => quotient(wallMs, { name, other }, absent),
    byCpu: ({ cpuMs }, { absent }) => quotient(cpuMs, { name, other }, absent),
  };
}

/**
 * The same of what is done with the real content.
 * @param {string} name
 * @param {string} other
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
function checked(name, other) {
  const { measure, byCpu } = times(name, other);
  return {
    measure: (_, results) => measure({ ...NOTHING, wallMs: results.check.wallMs }, results),
    byCpu: (_, results) => byCpu?.({ ...NOTHING, cpuMs: results.check.cpuMs }, results) ?? '',
  };
}

/**
 * @param {Readonly<Record<string, number>>} values
 * @param {{ name: string, other: string }} names
 * @param {Readonly<Record<string, string>>} absent
 */
function quotient(values, { name, other }, absent) {
  const [above, below] = [values[name], values[other]];
  if (above !== undefined && below !== undefined) return above / below;
  const missing = above === undefined ? name : other;
  return absent[missing.split(' ')[0] ?? ''] ?? `"${missing}" is not built here`;
}

/**
 * @param {'rendered' | 'written'} done
 * @param {'shownOn' | 'changed'} needed
 * @returns {Goal['measure']}
 */
function counted(done, needed) {
  return ({ counts }) => (counts === undefined ? 'it is not counted at this size' : counts[done] / counts[needed]);
}

/**
 * The saves of a whole run are held against the bound; the first ones are only told.
 * @param {number} at
 * @param {Bound} bound
 * @returns {readonly Goal[]}
 */
function watchGoals(at, bound) {
  /** @type {(of: (watch: WatchTimes) => number) => Pick<Goal, 'at' | 'measure' | 'show'>} */
  const saved = (of) => ({
    at,
    measure: ({ watch }) => (watch === undefined ? 'no edit of a watch was asked for' : of(watch)),
    show: besideStart,
  });
  return [
    { words: 'watch: saved, to page', ...saved((watch) => watch.pageMs), bound },
    { words: 'watch: saved, to reload', ...saved((watch) => watch.reloadMs), bound },
    { words: 'watch: one of the first saves, to page', ...saved(({ first }) => first.pageMs) },
    { words: 'watch: one of the first saves, to reload', ...saved(({ first }) => first.reloadMs) },
  ];
}

/** @type {Goal['measure']} */
function perPage({ wallMs }, { sizes }) {
  const small = sizes[10_000]?.wallMs['cold'];
  const large = wallMs['cold'];
  return small === undefined || large === undefined ? '10000 is not among the sizes' : large / 10 / small;
}

/**
 * Where no generated site is looked at.
 * @type {SizeResults}
 */
export const NOTHING = { wallMs: {}, cpuMs: {}, peakMb: 0, warmWritten: 0 };

/** @param {number} value */
export function ratio(value) {
  return value.toFixed(2);
}

/** @param {number} value */
function whole(value) {
  return value.toFixed(0);
}

/**
 * Milliseconds, and what they are of a start of the tool on the same machine.
 * @param {number} value
 * @param {Results} results
 */
function besideStart(value, { check }) {
  const { start } = check.wallMs;
  return `${value.toFixed(0)} ms${start === undefined ? '' : ` (${ratio(value / start)} of a start)`}`;
}
