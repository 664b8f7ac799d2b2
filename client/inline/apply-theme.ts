import { colorScheme, lightMedia, readTheme } from '../../src/domain/site/theme.ts';
import type { ConfSite } from './conf-site.ts';

/** The storage key of the visitor's theme. */
export const THEME_KEY = 'conf-site-theme';

/**
 * Sets the theme before the first paint, and follows changes in other tabs. Returns the function that changes the
 * theme.
 */
export function startTheme(): ConfSite['applyTheme'] {
  const root = document.documentElement;
  let held: string | null = null;

  const applyTheme: ConfSite['applyTheme'] = (choice = held) => {
    held = choice;
    const { themeDefault, themeFixed } = root.dataset;
    const theme = (themeFixed === undefined && readTheme(choice)) || readTheme(themeDefault);
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', colorScheme(theme));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('media', lightMedia(theme));
  };
  const applySaved = (): void => applyTheme(savedChoice(held));

  applySaved();
  addEventListener('storage', applySaved);
  addEventListener('pageshow', applySaved);
  return applyTheme;
}

/** The stored choice. If storage is blocked, the choice made on this page. */
function savedChoice(held: string | null): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return held;
  }
}
