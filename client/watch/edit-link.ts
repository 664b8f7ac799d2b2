import { EDIT_PAGE } from '../../src/domain/edit.ts';
import { h } from './element.ts';
import { pagePath } from './page-address.ts';

/** A link to the editor, with the records of the page. `update` sets its address after the page was replaced by another one. */
export function editLink(): { readonly view: HTMLAnchorElement; update(): void } {
  const update = (): void => {
    view.href = `${EDIT_PAGE}?${new URLSearchParams({ page: pagePath() })}`;
  };
  const view = h('a', { class: 'edit', onfocus: () => update(), onpointerenter: () => update() }, 'Edit');
  update();
  return { view, update };
}
