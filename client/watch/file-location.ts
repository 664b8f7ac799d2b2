import { h } from './element.ts';

export interface FileLocation {
  /** The shown text. */
  readonly label: string;
  /** The text that is copied instead of the shown one. */
  readonly copied?: string;
  /** Opens an editor there. */
  readonly href?: string;
}

/** Shows a place in a file, with a button that copies it, and a link that opens an editor if `href` is given. */
export function fileLocation({ label, copied = label, href }: FileLocation): HTMLElement {
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
    href !== undefined && h('a', { href, 'aria-label': `Open ${label} in the editor` }, 'edit'),
    status,
  );
}
