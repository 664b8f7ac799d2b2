import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../../src/domain/page/search-index.ts';
import { isOn } from '../../../src/domain/page/shown.ts';
import { inLatin, latinSpellings } from '../../../src/domain/slug.ts';
import type { Instant } from '../../../src/domain/time/timeline.ts';

/** Finds entries by all words of a query. */
export interface EntrySearch {
  /** The entries that can be found at an instant, the best first. Empty if the query has no word of two letters. */
  find(query: string, at: Instant): readonly SearchEntry[];
}

/** The shortest words that are searched for. */
const MIN_LENGTH = 2;

/**
 * The number of letters of a word that may be wrong. Two letters that changed places count as two, and endings of Croatian
 * words differ by as much.
 */
function wrongLetters(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** How much a word counts by the field in which it is found. */
const BOOST = { title: 4, people: 3, edition: 2, topics: 2, room: 2, text: 1 };

/** How much words count that only begin with the word, and those with wrong letters. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.35 };

/** In old years a word counts less: by a fiftieth a year. */
const FIRST_YEAR = 2000;
const YEARS = 50;

/** The entries whose words are added before the browser may do something else. */
const CHUNK = 100;

/** Indexes entries, without blocking the page for long. */
export async function indexEntries(entries: readonly SearchEntry[]): Promise<EntrySearch> {
  const index = new MiniSearch<{ readonly id: number } & SearchEntry>({
    fields: Object.keys(BOOST),
    processTerm: (word) => [...latinSpellings(word)],
    searchOptions: {
      processTerm: (word) => (word.length < MIN_LENGTH ? null : inLatin(word)),
      combineWith: 'AND',
      boost: BOOST,
      prefix: true,
      fuzzy: wrongLetters,
      weights: WEIGHTS,
      boostDocument: (id) => 1 + ((entries[id as number]?.year ?? FIRST_YEAR) - FIRST_YEAR) / YEARS,
    },
  });
  const numbered = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(numbered, { chunkSize: CHUNK });
  return {
    find: (query, at) =>
      index
        .search(query)
        .flatMap(({ id }) => entries[id as number] ?? [])
        .filter(({ when }) => when === undefined || isOn(when, at)),
  };
}
