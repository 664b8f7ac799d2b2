/** The note that the page has changed, with a button that shows the new version. */
export interface UpdateOffer {
  show(): void;
  hide(): void;
}

export function offerUpdate(take: () => void, leaving: AbortSignal): UpdateOffer {
  const box = document.querySelector<HTMLElement>('[data-page-changed]');
  const hide = (): void => {
    if (box !== null) box.hidden = true;
  };
  const onClick = (): void => {
    take();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  box?.querySelector('button')?.addEventListener('click', onClick, { signal: leaving });
  leaving.addEventListener('abort', hide, { once: true });
  return {
    hide,
    show() {
      if (box !== null) box.hidden = false;
    },
  };
}
