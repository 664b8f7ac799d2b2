/** Compares the measurements with the goals. */
import { ratio } from './goal-measures.js';
import { CONTENT_GOALS, SEARCH_GOALS, SIZE_GOALS } from './goals.js';

/** @import { Bound, Goal, Results, SizeResults } from './goals.js' */

/**
 * @typedef {object} GoalRow
 * @property {string} goal
 * @property {string} at speakers of the generated site, or what else was measured
 * @property {string} measured
 * @property {string} byCpu
 * @property {string} bound
 * @property {string} verdict `met`, `not met`, or why there is no verdict
 */

/**
 * A row for each goal.
 * @param {Results} results
 * @returns {readonly GoalRow[]}
 */
export function goalRows(results) {
  const { sizes, content } = results;
  /** @type {(goals: readonly Goal[], at: string, measured: SizeResults | undefined) => readonly GoalRow[]} */
  const rows = (goals, at, measured) => goals.map((goal) => row(goal, { at, measured, results }));
  return [
    ...[...SIZE_GOALS].flatMap(([size, goals]) => rows(goals, String(size), sizes[size])),
    ...rows(CONTENT_GOALS, 'content', content),
    ...rows(SEARCH_GOALS, 'search', content),
  ];
}

/**
 * @param {Goal} goal
 * @param {{ at: string, measured: SizeResults | undefined, results: Results }} options
 * @returns {GoalRow}
 */
function row({ label, measure, byCpu, bound, show = ratio }, { at, measured, results }) {
  const value = measured === undefined ? `${at} is not among the sizes` : measure(measured, results);
  const cpu = measured && byCpu?.(measured, results);
  return {
    goal: label,
    at,
    measured: typeof value === 'string' ? '' : show(value, results),
    byCpu: typeof cpu === 'number' ? ratio(cpu) : '',
    bound: bound === undefined ? '' : `${bound.sign} ${bound.to}`,
    verdict: typeof value === 'string' ? `not measured: ${value}` : verdict(value, bound),
  };
}

/**
 * @param {number} value not rounded
 * @param {Bound | undefined} bound
 */
function verdict(value, bound) {
  if (bound === undefined) return '';
  const { sign, to } = bound;
  const isMet = sign === '≤' ? value <= to : sign === '<' ? value < to : value >= to;
  return isMet ? 'met' : 'not met';
}
