import type { Page } from '@playwright/test';

/** How a page may look: its language, theme and width. */
export interface Look {
  readonly language: 'en' | 'hr';
  readonly theme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

export const ALL_LOOKS: readonly Look[] = (['en', 'hr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([320, 1280] as const).map((width) => ({ language, theme, width }))),
);

/** Both of each: English, light and wide; Croatian, dark and narrow. */
export const OPPOSITE_LOOKS: readonly Look[] = ALL_LOOKS.filter(
  ({ language, theme, width }) =>
    (language === 'en') === (theme === 'light') && (theme === 'light') === (width === 1280),
);

/** As tests are named after it. */
export function wordsOf({ language, theme, width }: Look): string {
  return `${language}, ${theme}, ${width} pixels`;
}

/** Has pages look so, as far as the browser decides it. */
export async function lookLike(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}
