const TOUCHES = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

export interface Reaching {
  readonly trigger: string | undefined;
  /** Ends the wait. */
  readonly leaving: AbortSignal;
}

/** Calls back once: when the element nears the screen, when the browser is idle, or at the first touch of it. */
export function whenReached(element: Element, { trigger, leaving }: Reaching, reached: () => void): void {
  if (trigger === 'visible') onVisible(element, leaving, reached);
  else if (trigger === 'interaction') onInteraction(element, leaving, reached);
  else onIdle(() => leaving.aborted || reached());
}

function onVisible(element: Element, leaving: AbortSignal, reached: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      reached();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  leaving.addEventListener('abort', () => observer.disconnect());
}

function onInteraction(element: Element, leaving: AbortSignal, reached: () => void): void {
  const controller = new AbortController();
  const once = (): void => {
    controller.abort();
    reached();
  };
  const signal = AbortSignal.any([controller.signal, leaving]);
  for (const touch of TOUCHES) element.addEventListener(touch, once, { signal });
}

/** Calls back once the browser has nothing else to do. Safari has no idle callback. */
export function onIdle(reached: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(reached, { timeout: 2000 });
  else setTimeout(reached, 200);
}
