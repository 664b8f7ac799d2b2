import type { Instant } from '../../src/model/timeline.ts';

/** What the inline script offers to the runtime, as `window.confSite`. */
export interface ConfSite {
  /** The present instant, as windows see it. */
  now(): Instant;
  /** Shows and hides what carries `data-when` below an element, and wakes at the next boundary of the page. */
  applyWindows(root: ParentNode): void;
  /**
   * Sets the theme: the visitor's choice where the page leaves one, else its default. A choice that is given holds from
   * now on; null forgets it.
   */
  applyTheme(choice?: string | null): void;
}

declare global {
  interface Window {
    confSite: ConfSite;
  }
}
