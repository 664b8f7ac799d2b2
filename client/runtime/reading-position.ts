/** The scroll position and the open details of a page, which are restored in its new version. */
export interface ReadingPosition {
  readonly left: number;
  readonly top: number;
  /** The summaries of open `details` elements. */
  readonly unfolded: readonly string[];
}

export function currentPosition(): ReadingPosition {
  const unfolded = [...document.querySelectorAll('details[open] > summary')].map(textOf);
  return { left: scrollX, top: scrollY, unfolded };
}

/** Restores a position. The page must be loaded. */
export function restorePosition({ left, top, unfolded }: ReadingPosition): void {
  for (const summary of document.querySelectorAll('details > summary')) {
    if (unfolded.includes(textOf(summary))) (summary.parentElement as HTMLDetailsElement).open = true;
  }
  scrollTo({ left, top, behavior: 'instant' });
}

function textOf(summary: Element): string {
  return summary.textContent?.trim() ?? '';
}
