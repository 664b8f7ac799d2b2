import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-test.ts';

/** Fills in a survey like visitors and speakers: that of Devlica 2026 by default. */

export const IDENT = 'devlica-2026';

export const SURVEY_PATH = '/survey/?event=devlica&year=2026';

export interface SurveyPlace {
  readonly ident: string;
  readonly path: string;
}

const DEVLICA: SurveyPlace = { ident: IDENT, path: SURVEY_PATH };

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

export const survey = (page: Page, { ident } = DEVLICA): Locator => page.locator(`#survey-${ident}`);

export const heading = (page: Page, step: string, { ident } = DEVLICA): Locator =>
  page.locator(`#flow-${ident}-${step}`);

/** The visible step. */
export const shown = (page: Page, place = DEVLICA): Locator =>
  survey(page, place).locator('.survey-step:not([hidden])');

export async function nextStep(page: Page, place = DEVLICA): Promise<void> {
  await survey(page, place).locator('button[type="submit"]:visible').click();
}

export async function enterPin(page: Page, pin: string, place = DEVLICA): Promise<void> {
  await heading(page, 'start', place).waitFor();
  await shown(page, place).locator('[name="pin"]').fill(pin);
  await nextStep(page, place);
}

/** Gives four stars to every question, and otherwise chooses the first answer. */
export async function answerAll(page: Page, place = DEVLICA): Promise<void> {
  await expect(heading(page, 'questions', place)).toBeVisible();
  const step = shown(page, place);
  for (const question of await step.locator('fieldset:has(.stars)').all())
    await question.locator('.star').nth(3).click();
  for (const question of await step.locator('fieldset:has(.choices)').all())
    await question.locator('.choice').first().click();
  for (const text of await step.locator('textarea').all()) await text.fill('Ćup i đerdan.');
}

/** From the start to the finish. */
export async function walkToFinish(page: Page, pin: string): Promise<void> {
  await enterPin(page, pin);
  await answerAll(page);
  await nextStep(page);
  await expect(heading(page, 'sessions')).toBeFocused();
  await shown(page).locator('[data-group="sessions"] .star').nth(4).click();
  await shown(page).locator('[data-group="speakers"] .star').nth(2).click();
  await nextStep(page);
  await expect(heading(page, 'finish')).toBeFocused();
}

/** Stores answers of an earlier visit in the browser, for every page that is opened from now on. */
export function storeAnswers(page: Page, answers: Readonly<Record<string, readonly string[]>>): Promise<unknown> {
  const draft = JSON.stringify({ answers });
  return page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `conf-site-draft-survey-${IDENT}`,
    draft,
  ] as const);
}
