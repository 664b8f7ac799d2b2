import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf, type View, viewOf } from './routes.ts';

/** What would be lost by leaving a view. */
export interface Guard {
  readonly isDirty: boolean;
  /** Resolves to whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

export interface Route {
  readonly view: View;
  /** Shows a view, with an entry in the history; first asks if something would be lost. */
  readonly go: (view: View) => void;
  /** Runs an action; first asks if something would be lost. */
  readonly leave: (action: () => void) => void;
  /** The action that waits for the answer. */
  readonly waiting: (() => void) | undefined;
  readonly stay: () => void;
  readonly guard: RefObject<Guard | undefined>;
}

/** The view of the page's address, which follows links and the buttons of the browser. */
export function useRoute(): Route {
  const [view, setView] = useState(() => viewOf(location.search));
  const [waiting, setWaiting] = useState<() => void>();
  const guard = useRef<Guard | undefined>(undefined);
  const shown = useRef(view);

  const show = useCallback((next: View) => {
    shown.current = next;
    setWaiting(undefined);
    setView(next);
  }, []);
  const leave = useCallback((action: () => void) => {
    if (guard.current?.isDirty === true) setWaiting(() => action);
    else action();
  }, []);
  const push = useCallback(
    (next: View) => {
      history.pushState(null, '', addressOf(next));
      show(next);
    },
    [show],
  );
  const go = useCallback((next: View) => leave(() => push(next)), [leave, push]);

  useEffect(() => {
    const follow = (): void => {
      const next = viewOf(location.search);
      if (guard.current?.isDirty !== true) {
        show(next);
        return;
      }
      history.pushState(null, '', addressOf(shown.current));
      setWaiting(() => () => push(next));
    };
    const ask = (event: BeforeUnloadEvent): void => {
      if (guard.current?.isDirty === true) event.preventDefault();
    };
    addEventListener('popstate', follow);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('beforeunload', ask);
    };
  }, [push, show]);

  const stay = useCallback(() => setWaiting(undefined), []);
  return useMemo(() => ({ view, go, leave, waiting, stay, guard }), [view, go, leave, waiting, stay]);
}
