/** What the goals measure: ratios of times, and the formats of values. */

/** @import { Goal, Results } from './goals.js' */
/** @import { WatchTimes } from './measure-watch.js' */

/** Values by the name of a build. @typedef {Readonly<Record<string, number>>} Values */

/** Why there is no value of a build. @param {string} name */
export function gap(name) {
  return `"${name}" is not measured here`;
}

/**
 * The time of one kind of build, divided by the time of another.
 * @param {string} name
 * @param {string} other
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
export function times(name, other) {
  return {
    measure: ({ wallMs }, { absent }) => quotient(wallMs, { name, other }, absent),
    byCpu: ({ cpuMs }, { absent }) => quotient(cpuMs, { name, other }, absent),
  };
}

/**
 * The time per page of one kind of build, divided by that of another. Each counts its own pages.
 * @param {string} name
 * @param {string} other
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
export function perPage(name, other) {
  return {
    measure: ({ wallMs, pages }, { absent }) => quotient(divided(wallMs, pages), { name, other }, absent),
    byCpu: ({ cpuMs, pages }, { absent }) => quotient(divided(cpuMs, pages), { name, other }, absent),
  };
}

/**
 * The time per page of a build, divided by that at another size.
 * @param {string} name
 * @param {number} otherSize
 * @returns {Pick<Goal, 'measure' | 'byCpu'>}
 */
export function perPageOf(name, otherSize) {
  /** @type {(by: 'wallMs' | 'cpuMs') => Goal['measure']} */
  const measure =
    (by) =>
    (large, { sizes }) => {
      const small = sizes[otherSize];
      if (small === undefined) return `${otherSize} is not among the sizes`;
      const [above, below] = [large, small].map((size) => divided(size[by], size.pages)[name]);
      return above === undefined || below === undefined ? gap(name) : above / below;
    };
  return { measure: measure('wallMs'), byCpu: measure('cpuMs') };
}

/**
 * @param {Values} values
 * @param {{ name: string, other: string }} names
 * @param {Readonly<Record<string, string>>} absent
 */
function quotient(values, { name, other }, absent) {
  const [above, below] = [values[name], values[other]];
  if (above !== undefined && below !== undefined) return above / below;
  const missing = above === undefined ? name : other;
  return absent[missing.split(' ')[0] ?? ''] ?? gap(missing);
}

/**
 * @param {Values} values
 * @param {Values} pages
 * @returns {Values}
 */
function divided(values, pages) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const count = pages[name];
      return count === undefined ? [] : [[name, value / count]];
    }),
  );
}

/**
 * @param {'rendered' | 'written'} done
 * @param {'shownOn' | 'changed'} needed
 * @returns {Goal['measure']}
 */
export function counted(done, needed) {
  return ({ counts }) => (counts === undefined ? gap('edit') : counts[done] / counts[needed]);
}

/**
 * The part of a build that some work takes.
 * @param {'indexMs'} work
 * @param {string} name
 * @returns {Goal['measure']}
 */
export function share(work, name) {
  return ({ [work]: ms, wallMs: { [name]: wallMs } }) =>
    ms === undefined || wallMs === undefined ? gap(name) : ms / wallMs;
}

/**
 * A time of a watch.
 * @param {(watch: WatchTimes) => number} pick
 * @returns {Pick<Goal, 'measure' | 'show'>}
 */
export function saved(pick) {
  return {
    measure: ({ watch }) => (watch === undefined ? '--edits is 0' : pick(watch)),
    show: msAndRatio,
  };
}

/** @param {number} value */
export function ratio(value) {
  return value.toFixed(2);
}

/** @param {number} value */
export function whole(value) {
  return value.toFixed(0);
}

/**
 * Milliseconds, and their ratio to the time of `conf-site --version` on the same machine.
 * @param {number} value
 * @param {Results} results
 */
function msAndRatio(value, { content }) {
  const { start } = content.wallMs;
  return `${value.toFixed(0)} ms${start === undefined ? '' : ` (${ratio(value / start)} of a start)`}`;
}
