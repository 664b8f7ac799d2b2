/** The performance goals of the tool. Most are ratios, because machines differ. */

/** @import { EditCounts } from './edit-counts.js' */
/** @import { WatchTimes } from './measure-watch.js' */

/**
 * Median times in milliseconds by the name of the build.
 * @typedef {{ readonly wallMs: Readonly<Record<string, number>>, readonly cpuMs: Readonly<Record<string, number>> }} Times
 *
 * All measurements of a run.
 * @typedef {object} Results
 * @property {Readonly<Record<number, SizeResults>>} sizes by the number of speakers
 * @property {Times} check `start`, `check`, `check floor`, `check one`
 * @property {Readonly<Record<string, string>>} absent peer → the reason why it was not measured
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
 * @property {string} label
 * @property {number} [at] the only size that the goal applies to; without it, every measured size
 * @property {number} [from] the smallest size that the bound applies to; for smaller sites the value is only reported
 * @property {(size: SizeResults, results: Results) => number | string} measure the value, or the reason why there is none
 * @property {Goal['measure']} [byCpu] the same by processor time; only reported, without a verdict
 * @property {Bound} [bound] without it the value is only reported
 * @property {(value: number, results: Results) => string} [show]
 *
 * @typedef {{ readonly sign: '≤' | '<' | '≥', readonly to: number }} Bound
 */

/** @type {(to: number) => Bound} */
const atMost = (to) => ({ sign: '≤', to });
/** @type {(to: number) => Bound} */
const atLeast = (to) => ({ sign: '≥', to });

/** With fewer pages, a build mostly consists of starting its programs. */
const SUBSTANTIAL_PAGES = 1000;

/** @type {readonly Goal[]} */
export const GOALS = [
  { label: 'cold / Hugo cold', at: 10_000, ...times('cold', 'hugo cold'), bound: atMost(0.7) },
  { label: 'cold / Hugo cold', at: 1000, ...times('cold', 'hugo cold'), bound: atMost(1) },
  { label: 'Eleventy cold / cold', ...times('eleventy cold', 'cold'), from: SUBSTANTIAL_PAGES, bound: atLeast(2.5) },
  { label: 'Astro cold / cold', ...times('astro cold', 'cold'), from: SUBSTANTIAL_PAGES, bound: atLeast(6) },
  { label: 'warm / cold', ...times('warm', 'cold'), from: SUBSTANTIAL_PAGES, bound: atMost(0.1) },
  { label: 'Hugo warm / warm', ...times('hugo warm', 'warm'), from: SUBSTANTIAL_PAGES, bound: atLeast(4) },
  { label: 'warm: files written', measure: (size) => size.warmWritten, bound: atMost(0), show: whole },
  { label: 'one edited / warm', ...times('edit', 'warm'), bound: atMost(1.5) },
  { label: 'one edited / cold', ...times('edit', 'cold') },
  {
    label: 'one edited: pages rendered / pages that show the edit',
    measure: counted('rendered', 'shownOn'),
    bound: atMost(1),
  },
  {
    label: 'one edited: files written / files that differ',
    measure: counted('written', 'changed'),
    bound: atMost(1),
  },
  ...watchGoals(1000, atMost(50)),
  ...watchGoals(10_000, atMost(100)),
  { label: 'peak memory, MB', at: 100_000, measure: ({ peakMb }) => peakMb, bound: atMost(1536), show: whole },
  { label: 'time per page / time per page at 10000', at: 100_000, measure: perPage, bound: atMost(1.15) },
];

/** Goals for the real content, independent of the measured sizes. @type {readonly Goal[]} */
export const CHECK_GOALS = [
  { label: 'check / reading and validating once', ...checked('check', 'check floor') },
  { label: 'check of one file / bare start', ...checked('check one', 'start'), bound: { sign: '<', to: 2 } },
];

/**
 * The time of one kind of build, divided by the time of another.
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
 * Like `times`, for commands that ran on the real content.
 * @param {string} name
 * @param {string} other
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
function checked(name, other) {
  const { measure, byCpu } = times(name, other);
  return {
    measure: (_, results) => measure({ ...NO_RESULTS, wallMs: results.check.wallMs }, results),
    byCpu: (_, results) => byCpu?.({ ...NO_RESULTS, cpuMs: results.check.cpuMs }, results) ?? '',
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
 * The median of all saves has the bound; that of the first saves is only reported.
 * @param {number} at
 * @param {Bound} bound
 * @returns {readonly Goal[]}
 */
function watchGoals(at, bound) {
  /** @type {(pick: (watch: WatchTimes) => number) => Pick<Goal, 'at' | 'measure' | 'show'>} */
  const saved = (pick) => ({
    at,
    measure: ({ watch }) => (watch === undefined ? 'no edits during a watch were requested' : pick(watch)),
    show: msAndRatio,
  });
  return [
    { label: 'watch: from save to page', ...saved((watch) => watch.pageMs), bound },
    { label: 'watch: from save to reload', ...saved((watch) => watch.reloadMs), bound },
    { label: 'watch: from save to page, first saves', ...saved(({ first }) => first.pageMs) },
    { label: 'watch: from save to reload, first saves', ...saved(({ first }) => first.reloadMs) },
  ];
}

/** @type {Goal['measure']} */
function perPage({ wallMs }, { sizes }) {
  const small = sizes[10_000]?.wallMs['cold'];
  const large = wallMs['cold'];
  return small === undefined || large === undefined ? '10000 is not among the sizes' : large / 10 / small;
}

/**
 * The results of a size that was not measured.
 * @type {SizeResults}
 */
export const NO_RESULTS = { wallMs: {}, cpuMs: {}, peakMb: 0, warmWritten: 0 };

/** @param {number} value */
export function ratio(value) {
  return value.toFixed(2);
}

/** @param {number} value */
function whole(value) {
  return value.toFixed(0);
}

/**
 * Milliseconds, and their ratio to the time of `conf-site --version` on the same machine.
 * @param {number} value
 * @param {Results} results
 */
function msAndRatio(value, { check }) {
  const { start } = check.wallMs;
  return `${value.toFixed(0)} ms${start === undefined ? '' : ` (${ratio(value / start)} of a start)`}`;
}
