/** Changes the page, with a transition where the browser has them and the visitor welcomes motion. */
export async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  ready.catch(() => undefined);
  await updateCallbackDone;
}
