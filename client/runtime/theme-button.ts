import type { Theme } from '../../src/domain/theme.ts';
import { THEME_KEY } from '../inline/theme.ts';
import type { PagePart } from './page-part.ts';
import { store } from './storage.ts';

/** What a page's theme hangs on. */
export interface ThemeState {
  /** The theme that the page has by choice or by default; undefined where the system decides. */
  readonly present: string | undefined;
  readonly system: Theme;
  /** The page's default, `system` among them. */
  readonly standard: string | undefined;
}

/**
 * What the button changes to: the other theme, then back to the first one; and where the page's default is the
 * system's theme, back to that, which is null: no choice at all.
 */
export function nextChoice({ present, system, standard }: ThemeState): Theme | null {
  if (standard === 'system' && present === system) return null;
  return (present ?? system) === 'dark' ? 'light' : 'dark';
}

/** The button says what it changes to. Where storage is forbidden, a choice holds until the document goes. */
export const startThemeButton: PagePart = (signal) => {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  if (button === null) return;
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const next = (): Theme | null =>
    nextChoice({
      present: dataset['theme'],
      system: dark.matches ? 'dark' : 'light',
      standard: dataset['themeDefault'],
    });
  const name = (): void => {
    const named = next() ?? 'system';
    for (const words of button.querySelectorAll<HTMLElement>('[data-theme-next]')) {
      words.hidden = words.dataset['themeNext'] !== named;
      if (!words.hidden) button.title = words.textContent;
    }
  };
  const change = (): void => {
    const choice = next();
    store(THEME_KEY, choice);
    window.confSite.applyTheme(choice);
    name();
  };

  name();
  button.addEventListener('click', change, { signal });
  dark.addEventListener('change', name, { signal });
  for (const type of ['storage', 'pageshow']) addEventListener(type, name, { signal });
};
