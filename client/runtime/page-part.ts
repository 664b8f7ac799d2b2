/**
 * A function for one feature of pages. It is called for each page that is shown, including the first, and looks for its
 * own elements, which may be absent. Everything that it starts ends with `leaving`: listeners use the signal, and
 * timers and observers are stopped by it. Listeners of the signal itself are `once`. Code that outlives a page may hold
 * the signal, but must not hold the page's elements.
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
