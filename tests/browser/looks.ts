import type { Page } from '@playwright/test';

/** Variants of a page: language, theme and width. */
export interface Look {
  readonly language: 'en' | 'hr';
  readonly theme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

export const ALL_LOOKS: readonly Look[] = (['en', 'hr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([320, 1280] as const).map((width) => ({ language, theme, width }))),
);

/** Two looks that together have both values of each property: English, light and wide; Croatian, dark and narrow. */
export const OPPOSITE_LOOKS: readonly Look[] = ALL_LOOKS.filter(
  ({ language, theme, width }) =>
    (language === 'en') === (theme === 'light') && (theme === 'light') === (width === 1280),
);

/** The description in titles of tests. */
export function describeLook({ language, theme, width }: Look): string {
  return `${language}, ${theme}, ${width} pixels`;
}

/** Sets the theme and the width of a page in the browser. */
export async function lookLike(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}
