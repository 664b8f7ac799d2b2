import type { WatchState } from '../../src/model/watch.ts';
import { openHost } from './host.ts';
import { goToInstant } from './instant.ts';
import { startOverlay } from './overlay.ts';
import { returnToPlace } from './place.ts';
import { showAnew } from './show-anew.ts';
import { followState } from './stream.ts';
import { startToolbar } from './toolbar.ts';

/**
 * What a page runs in watch mode, and never in a build: it shows what was saved, says what is wrong with it, and carries
 * the toolbar. A page knows which version it shows, and the server says on connecting which one is current; so it follows also
 * when the news came while it was loading, in the background, or while the server was restarting.
 */

const tag = document.querySelector<HTMLScriptElement>('script[data-version]');
let shown = tag?.dataset['version'];

const host = openHost();
const overlay = startOverlay(host);
const toolbar = startToolbar(host, { openProblems: overlay.open });

function follow(state: WatchState): void {
  goToInstant(state.clock.shift);
  overlay.show(state);
  toolbar.show(state);
  if (shown === state.version) return;
  shown = state.version;
  void showAnew(state.version);
}

returnToPlace();
followState(follow);
