/** Compares the measurements with the goals. */
import { CHECK_GOALS, GOALS, NO_RESULTS, ratio } from './goals.js';

/** @import { Bound, Goal, Results } from './goals.js' */

/**
 * @typedef {object} GoalRow
 * @property {string} goal
 * @property {string} size
 * @property {string} measured
 * @property {string} byCpu
 * @property {string} bound
 * @property {string} verdict `met`, `not met`, or why there is no verdict
 */

/**
 * A row for each goal and size.
 * @param {Results} results
 * @returns {readonly GoalRow[]}
 */
export function goalRows(results) {
  const measured = Object.keys(results.sizes).map(Number);
  const ofSizes = GOALS.flatMap((goal) => {
    const sizes = goal.at === undefined ? measured : [goal.at];
    return sizes.map((size) => row(goal, { size, results }));
  });
  return [...ofSizes, ...CHECK_GOALS.map((goal) => row(goal, { results }))];
}

/**
 * @param {Goal} goal
 * @param {{ size?: number, results: Results }} measured without `size`, the row is about the real content
 * @returns {GoalRow}
 */
function row(goal, { size, results }) {
  const { label, measure, show = ratio } = goal;
  const sizeResults = size === undefined ? NO_RESULTS : results.sizes[size];
  const bound = size !== undefined && size < (goal.from ?? 0) ? undefined : goal.bound;
  const value = sizeResults === undefined ? `${size} is not among the sizes` : measure(sizeResults, results);
  const cpu = sizeResults === undefined ? '' : goal.byCpu?.(sizeResults, results);
  return {
    goal: label,
    size: size === undefined ? 'content' : String(size),
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
