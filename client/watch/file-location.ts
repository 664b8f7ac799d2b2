import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';
import { h } from './element.ts';

export interface FileLocation {
  /** The shown text. */
  readonly label: string;
  /** The text that is copied instead of the shown one. */
  readonly copied?: string;
  /** Opens an editor there. */
  readonly href?: string;
  /** The record that the file belongs to. It can be edited in the browser. */
  readonly record?: string;
}

/** Shows a place in a file, with a button that copies it, and links that edit its record and open the file if these are given. */
export function fileLocation({ label, copied = label, href, record }: FileLocation): HTMLElement {
  const status = h('span', { class: 'copied', role: 'status' });
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(copied).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied === true ? 'copied' : 'cannot be copied here';
  };
  return h(
    'p',
    { class: 'place' },
    h('button', { type: 'button', class: 'copy', title: `Copy ${copied}`, onclick: () => void copy() }, label),
    record !== undefined &&
      h('a', { href: `${EDIT_PAGE}?${new URLSearchParams({ record })}`, 'aria-label': `Edit ${label}` }, 'edit'),
    href !== undefined && h('a', { href, 'aria-label': `Open ${label} in the editor` }, 'open'),
    status,
  );
}
