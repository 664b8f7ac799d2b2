export interface WatchViewOptions {
  /** Margins around the screen, as in CSS. Elements within them count as in view. */
  readonly rootMargin?: string;
  /** Stops watching. */
  readonly leaving: AbortSignal;
}

/** Calls `onChange` with the elements that are in view, initially and whenever they change. */
export function watchView<E extends Element>(
  elements: Iterable<E>,
  { leaving, ...margins }: WatchViewOptions,
  onChange: (inView: ReadonlySet<E>) => void,
): void {
  const inView = new Set<E>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target as E);
    onChange(inView);
  }, margins);
  for (const element of elements) observer.observe(element);
  leaving.addEventListener('abort', () => observer.disconnect(), { once: true });
}
