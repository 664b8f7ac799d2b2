/** Where the visitor's choice of theme is kept. */
export const THEME_KEY = 'conf-site-theme';

export type Theme = 'light' | 'dark';

/** The visitor's saved choice, else the site's; undefined leaves it to the browser's preference. */
export function chosenTheme(saved: string | null, siteDefault: string | undefined): Theme | undefined {
  return [saved, siteDefault].find((theme): theme is Theme => theme === 'light' || theme === 'dark');
}

/** Sets the theme before anything is painted. */
export function applyTheme(): void {
  const root = document.documentElement;
  const theme = chosenTheme(savedTheme(), root.dataset['themeDefault']);
  if (theme !== undefined) root.dataset['theme'] = theme;
}

/** Storage may be forbidden. */
function savedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
