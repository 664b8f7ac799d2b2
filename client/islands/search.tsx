import type { SearchEntry } from '../../src/domain/search.ts';
import { foundText, type SearchProps } from '../../templates/islands/Search.tsx';
import { loadSearch } from './search/load-search.ts';
import { showResults } from './search/show-results.ts';

/** The pause after typing before the number of results is announced and the address changes. */
const PAUSE_MS = 400;

/**
 * Searches while the visitor types. The index is loaded when the field is focused, or at once if the address has a query. The
 * address follows query and filter, so that the way back leads to the results.
 */
export function hydrate(root: Element, { index, words }: SearchProps): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const form = root.querySelector('form') as HTMLFormElement;
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const kinds = form.elements.namedItem('kind') as RadioNodeList;
  const filter = root.querySelector('fieldset') as HTMLFieldSetElement;
  const status = root.querySelector('[role="status"]') as HTMLElement;
  const list = root.querySelector('ol') as HTMLElement;
  let search: ReturnType<typeof loadSearch> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (): ReturnType<typeof loadSearch> => {
    search ??= loadSearch(index);
    // After a failure the next key tries again.
    search.catch(() => {
      search = undefined;
    });
    return search;
  };

  const changeAddress = (): void => {
    const query = new URLSearchParams({ q: field.value.trim(), kind: kinds.value });
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    history.replaceState(history.state, '', query.size === 0 ? location.pathname : `?${query}`);
  };

  const say = (text: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
      changeAddress();
    }, PAUSE_MS);
  };

  const show = (found: readonly SearchEntry[]): void => {
    const shown = found.filter(({ kind }) => kinds.value === '' || kind === kinds.value);
    filter.hidden = found.length === 0;
    for (const radio of filter.querySelectorAll('input')) {
      const count = found.filter(({ kind }) => radio.value === '' || kind === radio.value).length;
      const label = radio.closest('label') as HTMLElement;
      label.hidden = count === 0 && !radio.checked;
      (label.querySelector('.search-count') as HTMLElement).textContent = String(count);
    }
    showResults(list, shown, words);
    say(foundText(words, shown.length));
  };

  const update = async (): Promise<void> => {
    const query = field.value.trim();
    root.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      show([]);
      say('');
      return;
    }
    if (search === undefined) status.textContent = words.loading;
    const loaded = await load().catch(() => undefined);
    if (signal.aborted || query !== field.value.trim()) return;
    if (loaded !== undefined) return show(loaded.find(query, window.confSite.now()));
    root.removeAttribute('data-searching');
    say(words.failed);
  };

  field.addEventListener('focus', () => void load().catch(() => undefined), { signal });
  list.addEventListener('click', changeAddress, { signal });
  form.addEventListener('input', () => void update(), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void update();
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || field.value === '') return;
      field.value = '';
      void update();
    },
    { signal },
  );

  const asked = new URLSearchParams(location.search);
  if (field.value === '') field.value = asked.get('q') ?? '';
  for (const radio of filter.querySelectorAll('input')) radio.checked = radio.value === (asked.get('kind') ?? '');
  if (asked.get('q') === '') field.focus();
  if (field.value !== '') void update();
  else if (document.activeElement === field) void load().catch(() => undefined);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
