import type { Instant } from '../../src/model/timeline.ts';

/** What the inline script offers to the runtime, as `window.confSite`. */
export interface ConfSite {
  /** The present instant, as windows see it. */
  now(): Instant;
  /** Shows and hides what carries `data-when` below an element, and wakes at the next boundary of the page. */
  applyWindows(root: ParentNode): void;
}

declare global {
  interface Window {
    confSite: ConfSite;
  }
}
