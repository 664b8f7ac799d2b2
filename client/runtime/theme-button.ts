import { THEME_KEY, type Theme } from '../inline/theme.ts';

/** Changes between light and dark, and keeps the choice where storage is allowed. */
export function startThemeButton(): void {
  document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
    const theme: Theme = present() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch {
      // The choice holds for this page alone.
    }
  });
}

function present(): string {
  const { theme } = document.documentElement.dataset;
  return theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
