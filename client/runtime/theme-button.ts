import type { Theme } from '../../src/domain/site/theme.ts';
import { THEME_KEY } from '../inline/apply-theme.ts';
import type { PagePart } from './page-part.ts';
import { store } from './storage.ts';

/** The inputs that determine the next theme. */
export interface ThemeState {
  /** The theme of the page; undefined if the system decides. */
  readonly present: string | undefined;
  readonly system: Theme;
  /** The page's default theme, which may be `system`. */
  readonly standard: string | undefined;
}

/**
 * The next theme: the other one, then back to the first. If the page's default is the system's theme, null resets to
 * it.
 */
export function nextChoice({ present, system, standard }: ThemeState): Theme | null {
  if (standard === 'system' && present === system) return null;
  return (present ?? system) === 'dark' ? 'light' : 'dark';
}

/**
 * The button that changes the theme, with the next theme as its label. If storage is blocked, the choice lasts until
 * the document is closed.
 */
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
  const updateLabel = (): void => {
    const label = next() ?? 'system';
    for (const element of button.querySelectorAll<HTMLElement>('[data-theme-next]')) {
      element.hidden = element.dataset['themeNext'] !== label;
      if (!element.hidden) button.title = element.textContent;
    }
  };
  const change = (): void => {
    const choice = next();
    store(THEME_KEY, choice);
    window.confSite.applyTheme(choice);
    updateLabel();
  };

  updateLabel();
  button.addEventListener('click', change, { signal });
  dark.addEventListener('change', updateLabel, { signal });
  for (const type of ['storage', 'pageshow']) addEventListener(type, updateLabel, { signal });
};
