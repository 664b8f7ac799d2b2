import { h } from './element.ts';

/** A place in a file. */
export interface ShownPlace {
  readonly words: string;
  /** The text that is copied instead of the shown one. */
  readonly copied?: string;
  /** Opens an editor there. */
  readonly href?: string;
}

/** A place to be copied, and to be opened where there is an editor. */
export function placeView({ words, copied = words, href }: ShownPlace): HTMLElement {
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
    h('button', { type: 'button', class: 'copy', title: `Copy ${copied}`, onclick: () => void copy() }, words),
    href !== undefined && h('a', { href, 'aria-label': `Open ${words} in the editor` }, 'edit'),
    status,
  );
}
