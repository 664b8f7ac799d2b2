import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';
import type { WatchState } from '../../src/domain/editor/watch.ts';
import { h } from './element.ts';
import { goToInstant } from './instant.ts';
import { startOverlay } from './overlay.ts';
import { refreshPage } from './refresh-page.ts';
import { restoreAfterReload } from './reload-in-place.ts';
import { followState } from './stream.ts';
import { startToolbar } from './toolbar.ts';
import styles from './watch.css';

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

/** Creates the element that contains the overlay and the toolbar. It has a shadow root, so its styles and those of the page do not mix. */
function openHost(): ShadowRoot {
  const host = h('conf-site-watch' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return root;
}

/**
 * Lets the browser load the editor when a link leads to it. Otherwise the page would take its address for one of a page of the
 * site. It sees a navigation before the page does.
 */
function loadEditorFromLinks(): void {
  if (!('navigation' in window)) return;
  const leave = (event: NavigateEvent): void => {
    if (new URL(event.destination.url).pathname === EDIT_PAGE) event.stopImmediatePropagation();
  };
  navigation.addEventListener('navigate', leave, { capture: true });
}
