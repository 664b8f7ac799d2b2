/** The middle of several measurements. */

/** @import { Rounds } from './measure-builds.js' */

/**
 * The run whose wall time is the median; of an even number the faster of the two in the middle. Throws for none.
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
 * What the median run of each kind of build took, by its name.
 * @param {Rounds} rounds
 * @param {'wallMs' | 'cpuMs'} what
 * @returns {Readonly<Record<string, number>>}
 */
export function mediansOf(rounds, what) {
  return Object.fromEntries([...rounds].map(([{ name }, runs]) => [name, medianRun(runs)[what]]));
}
