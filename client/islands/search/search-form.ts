import type { SearchEntry } from '../../../src/domain/page/search-index.ts';

/** The form of the search page: what the visitor looks for, which the address has too. */
export interface SearchForm {
  readonly field: HTMLInputElement;
  /** What is looked for; empty for nothing. */
  query(): string;
  /** The results of the chosen kind. Shows how many there are of each kind, and hides kinds of which there are none. */
  filter(found: readonly SearchEntry[]): readonly SearchEntry[];
  /** Fills in the form from the address. What was typed before stays. */
  readAddress(): void;
  /** Changes the address, without a new entry in the history. */
  writeAddress(): void;
}

export function searchForm(form: HTMLFormElement): SearchForm {
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const kinds = form.querySelector('fieldset') as HTMLFieldSetElement;
  const radios = [...kinds.querySelectorAll('input')];
  const query = (): string => field.value.trim();
  const chosen = (): string => radios.find(({ checked }) => checked)?.value ?? '';
  return {
    field,
    query,
    filter(found) {
      const ofKind = (kind: string) => found.filter((entry) => kind === '' || entry.kind === kind);
      kinds.hidden = found.length === 0;
      for (const radio of radios) {
        const { length } = ofKind(radio.value);
        const label = radio.closest('label') as HTMLElement;
        label.hidden = length === 0 && !radio.checked;
        (label.querySelector('.search-count') as HTMLElement).textContent = String(length);
      }
      return ofKind(chosen());
    },
    readAddress() {
      const asked = new URLSearchParams(location.search);
      if (field.value === '') field.value = asked.get('q') ?? '';
      const kind = asked.get('kind');
      for (const radio of radios) if (radio.value === kind) radio.checked = true;
      if (asked.get('q') === '') field.focus();
    },
    writeAddress() {
      const asked = Object.entries({ q: query(), kind: chosen() }).filter(([, value]) => value !== '');
      const address = asked.length === 0 ? location.pathname : `?${new URLSearchParams(asked)}`;
      history.replaceState(history.state, '', address);
    },
  };
}
