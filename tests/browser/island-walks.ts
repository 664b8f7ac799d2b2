import type { Locator, Page } from '@playwright/test';
import { codesOf } from '../../src/domain/programme/star-codes.ts';
import { expect } from './quiet-test.ts';
import { answerAll, enterPin, heading, IDENT, nextStep, SURVEY_PATH, survey } from './survey-walk.ts';
import type { SiteWithService } from './with-service.ts';

/** Scenarios that reach every state of the islands. They contain no texts, so they work in any language. */

export interface Visit {
  readonly page: Page;
  readonly site: SiteWithService;
  /** `/hr`, or empty. */
  readonly prefix: string;
  /** Different for each scenario: addresses and PINs contain it. */
  readonly number: number;
}

/** Called in each state with its name, and with a selector for the relevant part of the page. */
export type Look = (state: string, part?: string) => Promise<void>;

export type Walk = (visit: Visit, look: Look) => Promise<void>;

export const island = (page: Page, name: string): Locator => page.locator(`[data-island="${name}"]`).first();

export const open = ({ page, site, prefix }: Visit, path: string): Promise<unknown> =>
  page.goto(site.url + (prefix + path).slice(1));

export async function openIsland(visit: Visit, path: string, name: string): Promise<Locator> {
  await open(visit, path);
  const found = island(visit.page, name);
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute('data-island-state', 'ready');
  return found;
}

export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

const SCHEDULE = '[data-schedule]';

/** The tools of the schedule, in a browser without sounds: each switch, with and without stars, overlaps, links, full screen. */
export const walkSchedule: Walk = async (visit, look) => {
  const { page } = visit;
  await page.addInitScript(() => {
    localStorage.setItem('conf-site-schedule', 'bell vibration autoScroll');
    Reflect.deleteProperty(window, 'AudioContext');
  });
  const tools = await openSchedule(visit, '/devlica/');
  await expect(tools.locator('.form-state')).toBeVisible();
  await look('with all on, and sounds blocked', SCHEDULE);
  await tools.getByRole('checkbox').first().press('Space');
  await look('without stars', SCHEDULE);
  await tools.getByRole('checkbox').first().press('Space');
  for (const session of ['page-that-does-not-blink', 'password-nobody-knows']) {
    await page.locator(`[data-star="${session}"]`).click();
  }
  await expect(tools.locator('.overlaps')).toBeVisible();
  await tools.getByRole('checkbox').first().press('Space');
  await look('with stars alone, which overlap', SCHEDULE);
  await page.locator('[data-more-tools]').click();
  await look('with the menu of further tools', SCHEDULE);
  await tools.locator('.tools-menu button').first().click();
  await expect(tools.locator('.star-qr svg')).toBeVisible();
  await expect(tools.locator('.keep-stars input'), 'it looks like the fields of forms').toHaveCSS(
    'border-top-style',
    'solid',
  );
  await look('with a link', SCHEDULE);
  await page.keyboard.press('Escape');
  await page.locator('[data-more-tools]').click();
  await page.locator('[data-full-page]').click();
  await expect(page.locator(SCHEDULE)).toHaveRole('dialog');
  await look('on the full page', SCHEDULE);
  await openSchedule(visit, `/devlica/#stars=${codesOf(['two-banks-1', 'two-banks-2'])}`);
  await expect(tools.locator('.shared-stars')).toBeVisible();
  await look('with the stars of somebody else', SCHEDULE);
};

async function openSchedule(visit: Visit, path: string): Promise<Locator> {
  const { page } = visit;
  await open(visit, path);
  await page.locator(SCHEDULE).scrollIntoViewIfNeeded();
  await expect(page.locator(SCHEDULE)).toHaveAttribute('data-board', 'ready');
  return island(page, 'schedule-tools');
}

/** A rating: open, with errors, refused, without a connection, sent. */
export const walkRating: Walk = async (visit, look) => {
  const { page, number } = visit;
  await openSchedule(visit, '/devlica/');
  await expect(page.locator(SCHEDULE)).toHaveAttribute('data-rating', 'ready');
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('[type="submit"]');
  await page.locator('[data-rate="page-that-does-not-blink"]').click();
  await expect(dialog).toBeVisible();
  await look('open', 'dialog[open]');
  await submit.click();
  await expect(dialog.locator('[name="pin"]')).toHaveAttribute('aria-invalid', 'true');
  await look('with mistakes', 'dialog[open]');
  await dialog.locator('[name="stars.session"][value="4"]').check();
  await fill(dialog, { pin: '9999' });
  await submit.click();
  await expect(dialog.locator('[name="pin"]')).toBeFocused();
  await look('refused', 'dialog[open]');
  await fill(dialog, { pin: pinOf(number) });
  await page.context().setOffline(true);
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText(/\S/);
  await look('without a connection', 'dialog[open]');
  await page.context().setOffline(false);
  await submit.click();
  await expect(dialog.getByRole('status')).toHaveText(/\S/);
  await look('sent', 'dialog[open]');
};

/** A survey: each step, with and without errors, the question to start again, without a connection, sent, and sent before. */
export const walkSurvey: Walk = async (visit, look) => {
  const { page, number } = visit;
  await open(visit, SURVEY_PATH);
  await heading(page, 'start').waitFor();
  await nextStep(page);
  await look('at its start, with mistakes');
  await enterPin(page, pinOf(number));
  await expect(heading(page, 'questions')).toBeFocused();
  await look('at the questions');
  await nextStep(page);
  await look('at the questions, with mistakes');
  await answerAll(page);
  await nextStep(page);
  await expect(heading(page, 'sessions')).toBeFocused();
  await look('at the sessions');
  await nextStep(page);
  await expect(heading(page, 'finish')).toBeFocused();
  await look('at its finish');
  await survey(page).locator('button.button-hollow').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('with the question to start again');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await nextStep(page);
  await expect(survey(page).locator('.form-errors')).toBeVisible();
  await look('without a connection');
  await page.context().setOffline(false);
  await nextStep(page);
  await expect(heading(page, 'sent')).toBeFocused();
  await look('sent');
  await page.reload();
  await expect(heading(page, 'sent-before')).toBeVisible();
  await look('sent before');
};

/** A survey that is not open, and addresses of surveys that do not exist. */
export const walkClosedSurvey: Walk = async (visit, look) => {
  const { page } = visit;
  await open(visit, SURVEY_PATH);
  await expect(page.locator(`#survey-${IDENT} [data-survey]:visible`)).toBeVisible();
  await look('closed');
  await open(visit, '/survey/?event=none&year=2026');
  await expect(page.locator('[data-survey-problem]')).toHaveText(/\S/);
  await look('unknown');
};

/** The PIN of a scenario. */
export function pinOf(number: number): string {
  return String(2000 + number);
}
