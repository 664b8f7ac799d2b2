import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

/** The survey of Devlica 2026 as visitors and speakers fill it in. */

export const IDENT = 'devlica-2026';

export const SURVEY_PATH = '/survey/?event=devlica&year=2026';

export const WORDS = {
  en: {
    prefix: '',
    fillFirst: 'Please fill this before continuing!',
    pinUsed: 'PIN was already used to send this survey!',
    sent: 'Sent, thank you!',
  },
  hr: {
    prefix: '/hr',
    fillFirst: 'Ispunite ovo prije nego što nastavite!',
    pinUsed: 'S ovim je PIN-om anketa već poslana!',
    sent: 'Poslano, hvala!',
  },
} as const;

export const survey = (page: Page): Locator => page.locator(`#survey-${IDENT}`);

export const heading = (page: Page, step: string): Locator => page.locator(`#flow-${IDENT}-${step}`);

/** The step that shows. */
export const shown = (page: Page): Locator => survey(page).locator('.survey-step:not([hidden])');

export async function goOn(page: Page): Promise<void> {
  await survey(page).locator('button[type="submit"]:visible').click();
}

export async function givePin(page: Page, pin: string): Promise<void> {
  await heading(page, 'start').waitFor();
  await shown(page).locator('[name="pin"]').fill(pin);
  await goOn(page);
}

/** Gives four stars, and chooses the first of everything else. */
export async function answerAll(page: Page): Promise<void> {
  await expect(heading(page, 'questions')).toBeVisible();
  for (const question of await shown(page).locator('fieldset:has(.stars)').all())
    await question.locator('.star').nth(3).click();
  for (const question of await shown(page).locator('fieldset:has(.choices)').all())
    await question.locator('.choice').first().click();
  for (const text of await shown(page).locator('textarea').all()) await text.fill('Ćup i đerdan.');
}

/** From the start to the finish. */
export async function walkToFinish(page: Page, pin: string): Promise<void> {
  await givePin(page, pin);
  await answerAll(page);
  await goOn(page);
  await expect(heading(page, 'sessions')).toBeFocused();
  await shown(page).locator('[data-group="sessions"] .star').nth(4).click();
  await shown(page).locator('[data-group="speakers"] .star').nth(2).click();
  await goOn(page);
  await expect(heading(page, 'finish')).toBeFocused();
}

/** Has answers in the browser as an earlier visit left them, on every page that is opened from now on. */
export function keepAnswers(page: Page, answers: Readonly<Record<string, readonly string[]>>): Promise<unknown> {
  const draft = JSON.stringify({ answers });
  return page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `conf-site-draft-survey-${IDENT}`,
    draft,
  ] as const);
}
