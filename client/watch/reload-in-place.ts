import { currentPosition, type ReadingPosition, restorePosition } from '../runtime/reading-position.ts';

/** A position that is stored during a reload. */
interface StoredPosition extends ReadingPosition {
  readonly path: string;
  /** The id of the toolbar element that had the focus. */
  readonly focused?: string;
}

const KEY = 'conf-site-watch-place';
const RELOADED_KEY = 'conf-site-watch-reloaded';

/**
 * Reloads the page and keeps its position, even if the page restores scroll itself. Does so once for each version, so that
 * a page from a cache is not reloaded for ever.
 */
export function reloadInPlace(version: string): void {
  if (sessionStorage.getItem(RELOADED_KEY) === version) return;
  sessionStorage.setItem(RELOADED_KEY, version);
  const focused = document.querySelector('conf-site-watch')?.shadowRoot?.activeElement?.id;
  sessionStorage.setItem(KEY, JSON.stringify({ ...currentPosition(), path: location.pathname, focused }));
  location.reload();
}

/** Call at the start: restores the position from before a reload. */
export function restoreAfterReload(): void {
  const position = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredPosition | null;
  sessionStorage.removeItem(KEY);
  focusedBefore = position?.focused;
  if (position?.path !== location.pathname) return;
  restorePosition(position);
  if (document.readyState !== 'complete') addEventListener('load', () => restorePosition(position), { once: true });
}

let focusedBefore: string | undefined;

/** Whether the toolbar element with this id had the focus before the reload. True only for the first call. */
export function hadFocus(id: string): boolean {
  const had = focusedBefore === id;
  if (had) focusedBefore = undefined;
  return had;
}
