import type { SearchEntry, SearchIndex } from '../../src/domain/page/search-index.ts';
import { foundText, MAX_RESULTS, type SearchProps, type SearchTexts } from '../../templates/islands/Search.tsx';
import { type EntrySearch, indexEntries } from './search/minisearch-adapter.ts';
import { searchForm } from './search/search-form.ts';

/** The last index of the visit. */
let last: { readonly text: string; readonly search: Promise<EntrySearch> } | undefined;

/** The pause after typing before the number of results is announced and the address changes. */
const PAUSE_MS = 400;

/**
 * Searches while the visitor types. The index is loaded when the field is focused, or at once if the address has a query. The
 * address follows query and kind, so that the way back leads to the results.
 */
export function hydrate(root: Element, { index, words }: SearchProps): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const element = root.querySelector('form') as HTMLFormElement;
  const form = searchForm(element);
  const { field } = form;
  const status = root.querySelector('[role="status"]') as HTMLElement;
  const list = root.querySelector('ol') as HTMLElement;
  const load = retried(() => loadSearch(index));
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
      form.writeAddress();
    }, PAUSE_MS);
  };
  const show = (found: readonly SearchEntry[]): number => {
    const shown = form.filter(found);
    showResults(list, shown, words);
    return shown.length;
  };
  const update = async (): Promise<void> => {
    const query = form.query();
    root.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      show([]);
      return say('');
    }
    if (!isLoaded) status.textContent = words.loading;
    const search = await load();
    isLoaded = search !== undefined;
    if (signal.aborted || query !== form.query()) return;
    if (search !== undefined) {
      if (status.textContent === words.loading) status.textContent = '';
      return say(foundText(words, show(search.find(query, window.confSite.now()))));
    }
    root.removeAttribute('data-searching');
    say(words.failed);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    void update();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    field.value = '';
    void update();
  };

  form.readAddress();
  field.addEventListener('focus', () => void load(), { signal });
  field.addEventListener('keydown', onKey, { signal });
  element.addEventListener('input', () => void update(), { signal });
  element.addEventListener('submit', onSubmit, { signal });
  // A result that is followed at once must be found on the way back too.
  list.addEventListener('click', form.writeAddress, { signal });
  if (form.query() !== '') void update();
  else if (document.activeElement === field) void load();
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/** Loads once. After a failure, which gives undefined, the next call tries again. */
function retried(load: () => Promise<EntrySearch>): () => Promise<EntrySearch | undefined> {
  let loading: Promise<EntrySearch | undefined> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}

/** Loads an index and prepares it for searching; if it is the same as before, only once. Throws if it cannot be loaded. */
async function loadSearch(address: string): Promise<EntrySearch> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The host answers ${response.status}.`);
  const text = await response.text();
  if (last?.text !== text) last = { text, search: indexEntries((JSON.parse(text) as SearchIndex).entries) };
  return last.search;
}

/** Shows the first results in the list. */
function showResults(list: HTMLElement, results: readonly SearchEntry[], words: SearchTexts): void {
  list.hidden = results.length === 0;
  list.replaceChildren(...results.slice(0, MAX_RESULTS).map((entry) => resultOf(entry, words)));
}

function resultOf(entry: SearchEntry, words: SearchTexts): HTMLElement {
  const { kind, href, title, lang = '', edition, people, room, text, off } = entry;
  const link = Object.assign(document.createElement('a'), { href, textContent: title, lang });
  const state = off === undefined ? [] : [' ', element('strong', words.off[off])];
  const facts = [words.kind[kind], edition, people, room].filter((fact) => fact !== undefined);
  const result = element('li', element('p', link, ...state), element('p', facts.join(' · ')));
  if (text !== undefined) result.append(Object.assign(element('p', text), { lang }));
  return result;
}

function element(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
