/**
 * A program that the tests need and npm does not install.
 * @typedef {object} Need
 * @property {string} name the name for messages
 * @property {() => string | undefined} find its path on this machine; undefined if it is missing
 * @property {readonly (() => Promise<void>)[]} ways ways to install it, the best one first; those that do not apply to this machine do nothing
 * @property {string} advice one sentence that says what to do if no way works
 */

/**
 * Uses the installed program, or tries the ways to install it, one after the other.
 * @param {Need} need
 * @returns {Promise<{ found: string } | { advice: string }>} its path, or the advice
 */
export async function provide({ find, ways, advice }) {
  let found = find();
  for (const way of ways) {
    if (found !== undefined) break;
    await way();
    found = find();
  }
  return found === undefined ? { advice } : { found };
}
