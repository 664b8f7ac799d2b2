/** Where the reader was on the page, so that a newer one is shown at the same place. */
interface Place {
  readonly left: number;
  readonly top: number;
  /** The words of what was unfolded. */
  readonly unfolded: readonly string[];
}

/** The same, while the page is being loaded again. */
interface StoredPlace extends Place {
  readonly path: string;
  /** The id of the element of ours that had the focus. */
  readonly focused?: string;
}

const KEY = 'conf-site-watch-place';
const RELOADED_KEY = 'conf-site-watch-reloaded';

export function placeNow(): Place {
  const unfolded = [...document.querySelectorAll('details[open] > summary')].map(wordsOf);
  return { left: scrollX, top: scrollY, unfolded };
}

/** Restores the place. The page, or the one that replaces it, must be loaded. */
export function goTo({ left, top, unfolded }: Place): void {
  for (const summary of document.querySelectorAll('details > summary')) {
    if (unfolded.includes(wordsOf(summary))) (summary.parentElement as HTMLDetailsElement).open = true;
  }
  scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Loads the page again; its place outlasts that, even if the page restores scroll itself. Once for each version, lest a
 * page from some cache be loaded for ever.
 */
export function reloadInPlace(version: string): void {
  if (sessionStorage.getItem(RELOADED_KEY) === version) return;
  sessionStorage.setItem(RELOADED_KEY, version);
  const focused = document.querySelector('conf-site-watch')?.shadowRoot?.activeElement?.id;
  sessionStorage.setItem(KEY, JSON.stringify({ ...placeNow(), path: location.pathname, focused }));
  location.reload();
}

/** To be called at the start: goes where the page was before it was loaded again. */
export function returnToPlace(): void {
  const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredPlace | null;
  sessionStorage.removeItem(KEY);
  focusedBefore = place?.focused;
  if (place?.path !== location.pathname) return;
  goTo(place);
  if (document.readyState !== 'complete') addEventListener('load', () => goTo(place), { once: true });
}

let focusedBefore: string | undefined;

/** Whether the toolbar element with this id had the focus before the reload. Can be asked once. */
export function tookFocus(id: string): boolean {
  const had = focusedBefore === id;
  if (had) focusedBefore = undefined;
  return had;
}

function wordsOf(summary: Element): string {
  return summary.textContent?.trim() ?? '';
}
