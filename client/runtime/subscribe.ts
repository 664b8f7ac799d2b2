import { copyText } from './copy-text.ts';
import type { PagePart } from './page-part.ts';

/** The buttons that copy an address to which apps subscribe, and the link to an app that exists for Android only. */
export const startSubscribe: PagePart = (leaving) => {
  const part = document.querySelector('.subscribe');
  const status = part?.querySelector<HTMLElement>('[role=status]');
  if (!part || !status) return;
  part.querySelector<HTMLElement>('[data-android]')?.toggleAttribute('hidden', !/Android/.test(navigator.userAgent));
  const copy = async (address: string): Promise<void> => {
    status.textContent = status.dataset[(await copyText(address)) ? 'copied' : 'failed'] ?? '';
  };
  for (const button of part.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.addEventListener('click', () => copy(button.dataset['copy'] ?? ''), { signal: leaving });
  }
};
