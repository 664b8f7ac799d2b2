/** Reproducible random numbers. */

/**
 * @typedef {object} Chance
 * @property {(bound: number) => number} below a whole number from 0 to `bound - 1`
 * @property {<T>(items: readonly T[]) => T} pick one of the items, of which there is one at least
 * @property {(percent: number) => boolean} happens true with this probability
 */

/**
 * A separate random generator for each name, so that one record does not affect the values of another.
 * @param {string} name
 * @returns {Chance}
 */
export function chanceOf(name) {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (/** @type {number} */ bound) => next() % bound;
  return {
    below,
    pick: (items) => /** @type {(typeof items)[number]} */ (items[below(items.length)]),
    happens: (percent) => below(100) < percent,
  };
}

/** @param {string} name */
function hashOf(name) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
