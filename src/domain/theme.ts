/** The two looks of every page. */
export type Theme = 'light' | 'dark';

/** The themes of the site, or of an event's pages, as content says. */
export interface Themes {
  /** Of a visitor who has chosen none; `system` leaves it to the browser's preference. */
  readonly default: Theme | 'system';
  /** Those that visitors choose from. */
  readonly active: readonly Theme[];
}

/** What a page says of its theme. */
export interface PageTheme {
  /** Of a visitor who has chosen none. */
  readonly default: Themes['default'];
  /** There is no other: a choice made on other pages does not count. */
  readonly isFixed?: true;
}

/** The colour of the ground in each theme, as the stylesheet's `--linen` has it: what surrounds a page takes it too. */
export const GROUND: Readonly<Record<Theme, string>> = { light: '#f8f4ea', dark: '#14131a' };

/** Where only one theme is active, that is the default and the only one. */
export function pageTheme({ default: standard, active }: Themes): PageTheme {
  const [only, another] = active;
  return only === undefined || another !== undefined ? { default: standard } : { default: only, isFixed: true };
}

/** The theme that this names; undefined for what names none, such as `system`. */
export function readTheme(name: string | null | undefined): Theme | undefined {
  return name === 'light' || name === 'dark' ? name : undefined;
}

/** The media for which a page with this theme is light; without one it is the browser's preference that counts. */
export function lightMedia(theme: Theme | undefined): string {
  if (theme === undefined) return '(prefers-color-scheme: light)';
  return theme === 'light' ? 'all' : 'not all';
}

/** The `color-scheme` of a page with this theme. */
export function colorScheme(theme: Theme | undefined): string {
  return theme ?? 'light dark';
}
