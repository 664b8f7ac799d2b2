import { readTheme } from '../../src/domain/site/theme.ts';
import { THEME_KEY } from '../inline/apply-theme.ts';
import { h } from './element.ts';
import type { Panel } from './panel.ts';

const THEMES = ['system', 'light', 'dark'] as const;

/** Sets the language and the theme of the page. */
export function displayPanel(): Panel {
  const body = h('div', { class: 'display' });
  return {
    name: 'display',
    title: 'Display',
    body,
    show: () => body.replaceChildren(languages(), themes()),
  };
}

/** Links to the page in other languages. */
function languages(): Node {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]:not([hreflang="x-default"])'),
  ];
  const current = document.documentElement.lang;
  const items = links.map(({ hreflang, href }) => {
    const { pathname } = new URL(href);
    const isCurrent = hreflang === current;
    return h(
      'a',
      { href: pathname + location.hash, hreflang, 'aria-current': isCurrent ? 'page' : undefined },
      hreflang,
    );
  });
  return h('p', { class: 'choices' }, h('b', {}, 'Language'), ...(items.length === 0 ? ['this page has one'] : items));
}

/** Sets the theme as the button of the page does, but directly. */
function themes(): Node {
  const { dataset } = document.documentElement;
  const current = readTheme(storedTheme()) ?? 'system';
  if (dataset['themeFixed'] !== undefined) {
    return h('p', { class: 'choices' }, h('b', {}, 'Theme'), `this page is always ${dataset['themeDefault']}`);
  }
  const choose = (theme: (typeof THEMES)[number]): void => {
    const choice = theme === 'system' ? null : theme;
    if (choice === null) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
    window.confSite?.applyTheme(choice);
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  };
  const items = THEMES.map((theme) =>
    h(
      'label',
      {},
      h('input', { type: 'radio', name: 'theme', checked: theme === current, onchange: () => choose(theme) }),
      theme === 'system' ? `default (${dataset['themeDefault'] ?? 'system'})` : theme,
    ),
  );
  return h('fieldset', { class: 'choices' }, h('legend', {}, 'Theme'), ...items);
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
