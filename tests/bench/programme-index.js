/** Makes the search index of a large programme. */
import { chanceOf } from './random.js';

/** @import { SearchEntry } from '../../src/domain/page/search-index.ts' */

/** The fields of an entry that consist of words. */
const FIELDS = /** @type {const} */ (['title', 'people', 'text']);

/**
 * Entries of invented sessions. Each is like a real session with the same number of words, which are picked at random from
 * those of all real sessions. So the index has the words of real texts, and compresses no better than they do.
 * @param {readonly SearchEntry[]} entries a real index
 * @param {number} count
 * @returns {readonly SearchEntry[]}
 */
export function programmeIndex(entries, count) {
  const sessions = entries.filter(({ kind }) => kind === 'session');
  const words = Object.fromEntries(FIELDS.map((field) => [field, sessions.flatMap((one) => wordsOf(one[field]))]));
  return Array.from({ length: count }, (_, number) => {
    const chance = chanceOf(`entry ${number}`);
    const like = /** @type {SearchEntry} */ (sessions[number % sessions.length]);
    const fields = FIELDS.filter((field) => like[field] !== undefined).map((field) => [
      field,
      wordsOf(like[field])
        .map(() => chance.pick(words[field] ?? []))
        .join(' '),
    ]);
    const { title = '', ...rest } = Object.fromEntries(fields);
    return { ...like, ...rest, title, href: `${like.href.split('/').slice(0, -2).join('/')}/${slugOf(title)}/` };
  });
}

/** @param {string | undefined} text */
function wordsOf(text) {
  return text?.split(' ') ?? [];
}

/** @param {string} title */
function slugOf(title) {
  return title.toLowerCase().replace(/\W+/g, '-');
}
