/** The performance goals of the tool. Most are ratios, because machines differ. */
import { counted, gap, perPage, perPageOf, saved, share, times, whole } from './goal-measures.js';
import { SESSIONS } from './measure-search.js';

/** @import { EditCounts } from './edit-counts.js' */
/** @import { SearchResults } from './measure-search.js' */
/** @import { WatchTimes } from './measure-watch.js' */

/**
 * Median runs by the name of the build. Commands that build nothing have no pages.
 * @typedef {object} Times
 * @property {Readonly<Record<string, number>>} wallMs
 * @property {Readonly<Record<string, number>>} cpuMs
 * @property {Readonly<Record<string, number>>} pages
 *
 * All measurements of a run.
 * @typedef {object} Results
 * @property {Readonly<Record<number, SizeResults>>} sizes by the number of speakers
 * @property {Times} content commands on the content of this repository
 * @property {SearchResults} search
 * @property {Readonly<Record<string, string>>} absent peer or `earlier` → the reason why it was not measured
 *
 * @typedef {Times & Partial<SizeFacts>} SizeResults
 *
 * @typedef {object} SizeFacts
 * @property {number} peakMb of a cold build
 * @property {number} warmWritten files that a build wrote although nothing had changed
 * @property {number} indexMs making the search index
 * @property {EditCounts} counts
 * @property {WatchTimes} watch
 *
 * @typedef {object} Goal
 * @property {string} label
 * @property {(measured: SizeResults, results: Results) => number | string} measure the value, or the reason why there is none; `measured`: of the place where the goal applies
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

/** A browser on a phone is assumed to be this much slower than Node here. */
const PHONE = 4;

/** The speakers of a site of usual size, and of an archive with 25,000 pages. */
const USUAL = 1000;
const ARCHIVE = 16_700;

/** Goals by the size of the generated site that they apply to. @type {ReadonlyMap<number, readonly Goal[]>} */
export const SIZE_GOALS = new Map([
  [
    USUAL,
    /** @type {readonly Goal[]} */ ([
      { label: 'time per page: cold / floor', ...perPage('cold', 'floor'), bound: atMost(2.5) },
      { label: 'cold / Hugo cold', ...times('cold', 'hugo cold') },
      { label: 'Eleventy cold / cold', ...times('eleventy cold', 'cold'), bound: atLeast(1) },
      { label: 'Astro cold / cold', ...times('astro cold', 'cold'), bound: atLeast(3) },
      { label: 'warm / cold', ...times('warm', 'cold'), bound: atMost(0.1) },
      { label: 'Hugo cold / warm', ...times('hugo cold', 'warm'), bound: atLeast(4) },
      {
        label: 'warm: files written',
        measure: ({ warmWritten }) => warmWritten ?? gap('warm'),
        bound: atMost(0),
        show: whole,
      },
      { label: 'one edited / warm', ...times('edit', 'warm'), bound: atMost(1.5) },
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
      { label: 'watch: from save to page', ...saved((watch) => watch.pageMs), bound: atMost(50) },
      { label: 'watch: from save to reload', ...saved((watch) => watch.reloadMs), bound: atMost(50) },
      { label: 'watch: from save to page, first saves', ...saved(({ first }) => first.pageMs) },
      { label: 'watch: from save to reload, first saves', ...saved(({ first }) => first.reloadMs) },
      {
        label: 'making the search index / cold',
        measure: share('indexMs', 'cold'),
        bound: atMost(0.15),
      },
    ]),
  ],
  [
    ARCHIVE,
    /** @type {readonly Goal[]} */ ([
      { label: `time per page: cold / cold at ${USUAL}`, ...perPageOf('cold', USUAL), bound: atMost(1.3) },
      {
        label: 'cold: peak memory, MB',
        measure: ({ peakMb }) => peakMb ?? gap('cold'),
        bound: atMost(1536),
        show: whole,
      },
    ]),
  ],
]);

/** Goals for the content of this repository. @type {readonly Goal[]} */
export const CONTENT_GOALS = [
  {
    label: 'time per page: build --no-cache / of the earlier version',
    ...perPage('site', 'earlier site'),
    bound: atMost(0.75),
  },
  { label: 'check / of the earlier version', ...times('check', 'earlier check'), bound: atMost(0.75) },
  { label: 'check / reading and validating alone', ...times('check', 'check floor') },
  { label: 'check of one file / bare start', ...times('check one', 'start'), bound: { sign: '<', to: 2 } },
  { label: 'check of an edited file / bare start', ...times('check edited', 'start'), bound: atMost(3) },
];

/** Goals for the search in a large programme. @type {readonly Goal[]} */
export const SEARCH_GOALS = [
  {
    label: `search index of ${SESSIONS} sessions, gzipped kB`,
    measure: (_, { search }) => search.indexKb,
    bound: atMost(200),
    show: whole,
  },
  {
    label: `slowest answer to a letter × ${PHONE}, ms`,
    measure: (_, { search }) => search.slowestMs * PHONE,
    bound: atMost(100),
    show: whole,
  },
];
