/**
 * Changes the page with a view transition, if the browser supports it and the visitor does not prefer reduced motion.
 */
export async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  for (const outcome of [ready, finished]) outcome.catch(() => undefined);
  await updateCallbackDone;
}
