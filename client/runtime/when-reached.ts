const TOUCHES = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

/** Calls back once: when the element nears the screen, when the browser is idle, or at the first touch of it. */
export function whenReached(element: Element, trigger: string | undefined, reached: () => void): void {
  if (trigger === 'visible') onVisible(element, reached);
  else if (trigger === 'interaction') onInteraction(element, reached);
  else onIdle(reached);
}

function onVisible(element: Element, reached: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      reached();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function onInteraction(element: Element, reached: () => void): void {
  const controller = new AbortController();
  const once = (): void => {
    controller.abort();
    reached();
  };
  for (const touch of TOUCHES) element.addEventListener(touch, once, { signal: controller.signal });
}

/** Safari has no idle callback. */
function onIdle(reached: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(reached, { timeout: 2000 });
  else setTimeout(reached, 200);
}
