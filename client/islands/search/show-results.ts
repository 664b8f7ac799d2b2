import type { SearchEntry } from '../../../src/domain/page/search.ts';
import { MAX_RESULTS, type SearchTexts } from '../../../templates/islands/Search.tsx';

/** Shows the first results in the list. */
export function showResults(list: HTMLElement, results: readonly SearchEntry[], words: SearchTexts): void {
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
