import { h } from './element.ts';
import looks from './looks.css';

/** The element that carries all of ours, apart from the page: its styles and ours do not meet. */
export function openHost(): ShadowRoot {
  const host = h('conf-site-watch' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return root;
}
