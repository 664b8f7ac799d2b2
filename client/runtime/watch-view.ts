export interface Watching {
  /** Around the screen, as CSS margins: what else counts as in view, or does not. */
  readonly rootMargin?: string;
  /** Ends the watch. */
  readonly leaving: AbortSignal;
}

/** Calls back with those of the elements that are in view, at first and whenever that changes. */
export function watchView<E extends Element>(
  elements: Iterable<E>,
  { leaving, ...margins }: Watching,
  seen: (inView: ReadonlySet<E>) => void,
): void {
  const inView = new Set<E>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target as E);
    seen(inView);
  }, margins);
  for (const element of elements) observer.observe(element);
  leaving.addEventListener('abort', () => observer.disconnect(), { once: true });
}
