import { h } from './element.ts';
import styles from './watch.css';

/** Creates the element that contains the overlay and the toolbar. It has a shadow root, so its styles and those of the page do not mix. */
export function openHost(): ShadowRoot {
  const host = h('conf-site-watch' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return root;
}
