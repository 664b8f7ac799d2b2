/**
 * Something that tests need and npm does not install.
 * @typedef {object} Need
 * @property {string} name in the words of who reads the output
 * @property {() => string | undefined} find where it is on this machine; undefined if it is missing
 * @property {readonly (() => Promise<void>)[]} ways ways to install it, the best first; one that is of no use here does nothing
 * @property {string} advice one sentence: what to do where no way works
 */

/**
 * Takes what is there, else tries one way of installing it after the other until it is there.
 * @param {Need} need
 * @returns {Promise<{ found: string } | { advice: string }>} where it is, or what to do by hand
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
