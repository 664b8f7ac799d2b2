/** A colour theme. */
export type Theme = 'light' | 'dark';

/** The theme settings of the site or of an event. */
export interface Themes {
  /** The theme for visitors who have not chosen one. `system` follows the browser's preference. */
  readonly default: Theme | 'system';
  /** The themes that visitors can choose. */
  readonly active: readonly Theme[];
}

/** The theme settings of a page. */
export interface PageTheme {
  /** The theme for visitors who have not chosen one. */
  readonly default: Themes['default'];
  /** The page has only this theme and ignores the visitor's choice. */
  readonly isFixed?: true;
}

/** The background colour of each theme, equal to `--linen` in the stylesheet. For parts of the browser's interface. */
export const GROUND: Readonly<Record<Theme, string>> = { light: '#f8f4ea', dark: '#14131a' };

/** The theme settings of a page. If only one theme is active, it is the default and cannot be changed. */
export function pageTheme({ default: standard, active }: Themes): PageTheme {
  const [only, another] = active;
  return only === undefined || another !== undefined ? { default: standard } : { default: only, isFixed: true };
}

/** Reads the name of a theme. Returns undefined for other names, such as `system`. */
export function readTheme(name: string | null | undefined): Theme | undefined {
  return name === 'light' || name === 'dark' ? name : undefined;
}

/** The media query for which a page is light. Without a chosen theme, the browser's preference decides. */
export function lightMedia(theme: Theme | undefined): string {
  if (theme === undefined) return '(prefers-color-scheme: light)';
  return theme === 'light' ? 'all' : 'not all';
}

/** The value of `color-scheme` for a chosen theme, or for none. */
export function colorScheme(theme: Theme | undefined): string {
  return theme ?? 'light dark';
}
