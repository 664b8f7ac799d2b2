import { readTheme } from '../../src/domain/theme.ts';
import { THEME_KEY } from '../inline/theme.ts';
import { h } from './element.ts';
import type { Panel } from './panel.ts';

const THEMES = ['system', 'light', 'dark'] as const;

/** Language and theme of the page. */
export function lookPanel(): Panel {
  const body = h('div', { class: 'look' });
  return {
    name: 'look',
    title: 'Look',
    body,
    show: () => body.replaceChildren(languages(), themes()),
  };
}

/** The page's other languages, at the same place. */
function languages(): Node {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]:not([hreflang="x-default"])'),
  ];
  const present = document.documentElement.lang;
  const items = links.map(({ hreflang, href }) => {
    const { pathname } = new URL(href);
    const isPresent = hreflang === present;
    return h(
      'a',
      { href: pathname + location.hash, hreflang, 'aria-current': isPresent ? 'page' : undefined },
      hreflang,
    );
  });
  return h('p', { class: 'choices' }, h('b', {}, 'Language'), ...(items.length === 0 ? ['this page has one'] : items));
}

/** As the page's own button does it, and without the round trip through the system's. */
function themes(): Node {
  const { dataset } = document.documentElement;
  const present = readTheme(storedTheme()) ?? 'system';
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
      h('input', { type: 'radio', name: 'theme', checked: theme === present, onchange: () => choose(theme) }),
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
