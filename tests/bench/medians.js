/** Medians of several measurements. */

/** @import { Times } from './goals.js' */
/** @import { Rounds } from './measure-builds.js' */

/**
 * The run with the median wall time; of an even number, the faster of the two in the middle. Throws if there are no runs.
 * @template {{ readonly wallMs: number }} T
 * @param {readonly T[]} runs
 * @returns {T}
 */
export function medianRun(runs) {
  const middle = [...runs].sort((a, b) => a.wallMs - b.wallMs)[Math.floor((runs.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** @param {readonly number[]} values */
export function median(values) {
  return medianRun(values.map((wallMs) => ({ wallMs }))).wallMs;
}

/**
 * The times and pages of the median run of each kind of build.
 * @param {Rounds} rounds
 * @returns {Times}
 */
export function timesOf(rounds) {
  const medians = [...rounds].map(([{ name }, runs]) => ({ name, ...medianRun(runs) }));
  return {
    pages: Object.fromEntries(medians.flatMap(({ name, pages }) => (pages === undefined ? [] : [[name, pages]]))),
    wallMs: Object.fromEntries(medians.map(({ name, wallMs }) => [name, wallMs])),
    cpuMs: Object.fromEntries(medians.map(({ name, cpuMs }) => [name, cpuMs])),
  };
}
