/**
 * What one concern does on a page. It is called for each page that is shown, the first one included, and looks for its
 * own elements, which may not be there. Whatever it starts ends with `leaving`: listeners take the signal, timers and
 * observers are stopped by it. Listeners of the signal itself are `once`: what waits for longer than a page lasts may hold
 * the signal, and must not hold the page's elements with it.
 */
export type PagePart = (leaving: AbortSignal) => void;

/** The life of the present page: its parts are started by `begin`, and `end` stops them. */
export interface PageLife {
  begin(): void;
  end(): void;
}

export function pageLife(parts: readonly PagePart[]): PageLife {
  let leaving = new AbortController();
  return {
    begin: () => {
      leaving = new AbortController();
      for (const start of parts) start(leaving.signal);
    },
    end: () => leaving.abort(),
  };
}
