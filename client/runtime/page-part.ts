/**
 * A function for one feature of pages. It is called for each page that is shown, including the first one, and looks for
 * its own elements, which may be absent. Everything that it starts ends with the signal `leaving`: listeners use the
 * signal, and timers and observers are stopped by it. Listeners of the signal itself are `once`. Code that outlives a
 * page may hold the signal, but not elements of the page.
 */
export type PagePart = (leaving: AbortSignal) => void;

/** The lifecycle of pages: `begin` starts the parts of the current page, and `end` stops them. */
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
