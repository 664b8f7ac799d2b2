import type { WatchState } from '../../src/domain/editor/watch.ts';
import { openHost } from './host.ts';
import { goToInstant } from './instant.ts';
import { loadEditorFromLinks } from './load-editor.ts';
import { startOverlay } from './overlay.ts';
import { refreshPage } from './refresh-page.ts';
import { restoreAfterReload } from './reload-in-place.ts';
import { followState } from './stream.ts';
import { startToolbar } from './toolbar.ts';

/**
 * The client of `watch`, which no build contains: it shows saved changes, reports problems, and contains the toolbar. A
 * page knows its own version, and the server sends the current one on connecting. So the page follows changes even if
 * they happened while it was loading or in the background, or while the server was restarting.
 */

const tag = document.querySelector<HTMLScriptElement>('script[data-version]');
let shown = tag?.dataset['version'];

// The clock of a page is set on purpose here, so screens must not correct it by the time of the server. Redirects have
// no clock.
const clock: typeof window.confSite | undefined = window.confSite;
if (clock !== undefined) {
  clock.correctClock(0);
  clock.correctClock = () => undefined;
}

const host = openHost();
loadEditorFromLinks();
const overlay = startOverlay(host);
const toolbar = startToolbar(host, { openProblems: overlay.open });

function follow(state: WatchState): void {
  goToInstant(state.clock.shift);
  overlay.show(state);
  toolbar.show(state);
  if (shown === state.version) return;
  shown = state.version;
  void refreshPage(state.version);
}

restoreAfterReload();
followState(follow);
