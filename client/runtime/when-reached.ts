import { watchView } from './watch-view.ts';

const TOUCHES = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

export interface Reaching {
  readonly trigger: string | undefined;
  /** Ends the wait. */
  readonly leaving: AbortSignal;
}

/** Around the screen: what is as near as this may be wanted soon. */
export const NEAR = '200px';

/** Calls back once: when the element nears the screen, when the browser is idle, or at the first touch of it. */
export function whenReached(element: Element, { trigger, leaving }: Reaching, reached: () => void): void {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, leaving]);
  const once = (): void => {
    if (signal.aborted) return;
    done.abort();
    reached();
  };
  if (trigger === 'visible') watchView([element], { rootMargin: NEAR, leaving: signal }, ({ size }) => size && once());
  else if (trigger === 'interaction') for (const touch of TOUCHES) element.addEventListener(touch, once, { signal });
  else onIdle(once);
}

/** Calls back once the browser has nothing else to do. Safari has no idle callback. */
export function onIdle(reached: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(reached, { timeout: 2000 });
  else setTimeout(reached, 200);
}
