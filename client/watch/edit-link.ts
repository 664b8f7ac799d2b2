import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';
import { type EditorLanguage, editorLanguage } from '../edit/language.ts';
import { h } from './element.ts';
import { pagePath } from './page-address.ts';

const LABELS: Readonly<Record<EditorLanguage, string>> = { en: 'Edit', hr: 'Uredi', de: 'Bearbeiten' };

/** A link to the editor in the language of the editor, with the records of the page. `update` sets its address after the page was replaced by another one. */
export function editLink(): { readonly view: HTMLAnchorElement; update(): void } {
  const update = (): void => {
    view.href = `${EDIT_PAGE}?${new URLSearchParams({ page: pagePath() })}`;
  };
  const lang = editorLanguage();
  const view = h('a', { class: 'edit', lang, onfocus: () => update(), onpointerenter: () => update() }, LABELS[lang]);
  update();
  return { view, update };
}
