import { watchView } from './watch-view.ts';

const TOUCHES = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

export interface WhenReachedOptions {
  readonly trigger: string | undefined;
  /** Stops waiting. */
  readonly leaving: AbortSignal;
}

/** The margin around the screen within which elements count as reached. */
export const NEAR = '200px';

/**
 * Calls `callback` once: when the element is near the screen, when the browser is idle, or on the first interaction
 * with the element; with the trigger `query` at once if the address has a query.
 */
export function whenReached(element: Element, { trigger, leaving }: WhenReachedOptions, callback: () => void): void {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, leaving]);
  const once = (): void => {
    if (signal.aborted) return;
    done.abort();
    callback();
  };
  if (trigger === 'visible') watchView([element], { rootMargin: NEAR, leaving: signal }, ({ size }) => size && once());
  else if (trigger === 'query' && location.search !== '') once();
  else if (trigger === 'interaction' || trigger === 'query')
    for (const touch of TOUCHES) element.addEventListener(touch, once, { signal });
  else onIdle(once);
}

/** Calls back when the browser is idle. Safari does not support idle callbacks. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
