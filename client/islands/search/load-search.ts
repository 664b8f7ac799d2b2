import type { SearchIndex } from '../../../src/domain/page/search.ts';
import { type EntrySearch, indexEntries } from './minisearch-adapter.ts';

/** The last index of the visit. */
let last: { readonly text: string; readonly search: Promise<EntrySearch> } | undefined;

/** Loads an index and prepares it for searching; if it is the same as before, only once. Throws if it cannot be loaded. */
export async function loadSearch(address: string): Promise<EntrySearch> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The host answers ${response.status}.`);
  const text = await response.text();
  if (last?.text !== text) last = { text, search: indexEntries((JSON.parse(text) as SearchIndex).entries) };
  return last.search;
}
