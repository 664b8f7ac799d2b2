import { THEME_KEY, type Theme } from '../inline/theme.ts';
import type { PagePart } from './page-part.ts';

/** Changes between light and dark, and keeps the choice where storage is allowed. */
export const startThemeButton: PagePart = (signal) => {
  const change = (): void => {
    const theme: Theme = present() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch {
      // The choice holds for this visit alone.
    }
  };
  document.querySelector('[data-theme-button]')?.addEventListener('click', change, { signal });
};

function present(): string {
  const { theme } = document.documentElement.dataset;
  return theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
