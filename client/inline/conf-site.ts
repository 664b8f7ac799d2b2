import type { Instant } from '../../src/domain/time/timeline.ts';

/** The functions of the inline script that the runtime uses, as `window.confSite`. */
export interface ConfSite {
  /** The present instant for windows. */
  now(): Instant;
  /** Adds milliseconds to the visitor's clock, which is wrong by as much, and applies the windows again. */
  correctClock(errorMs: number): void;
  /** Shows and hides the elements with `data-when` below an element, and schedules the next boundary of the page. */
  applyWindows(root: ParentNode): void;
  /**
   * Sets the theme to the visitor's choice if the page allows one, else to the page's default. A given choice is
   * stored; null deletes the stored choice.
   */
  applyTheme(choice?: string | null): void;
  /**
   * Loads the page again past all caches because files cannot be loaded, once in a session with the same code. Does
   * nothing if the host does not answer, or if `leaving` is aborted.
   */
  loadAgain(files: readonly string[], leaving?: AbortSignal): Promise<void>;
}

declare global {
  interface Window {
    confSite: ConfSite;
  }
}
