import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { axeFindings, withAxe } from './axe-findings.ts';
import { HOUR_MS } from './clock.ts';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import {
  answerAll,
  enterPin,
  heading,
  IDENT,
  nextStep,
  SURVEY_PATH,
  shown,
  storeAnswers,
  survey,
  WORDS,
  walkToFinish,
} from './survey-walk.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** The survey from its start to its end, with the real service. */

const AT = '2026-05-09T12:00';
const LANGUAGES = ['en', 'hr'] as const;
const SPEAKER = { pin: '0900', role: 'speaker', speaker: 'cacic-zeljka' } as const;

/** PINs of visitors: each test has its own. */
const PINS = {
  en: '0101',
  hr: '0102',
  reload: '0103',
  lost: '0104',
  tabs: '0105',
  axe: '0106',
  email: '0107',
  keyboard: '0108',
} as const;
const ADDRESS = 'ana.horvat@example.org';

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' } as object);

let site: SiteWithService;

test.beforeAll(async ({ browserName: _ }, { workerIndex }) => {
  site = await startWithService({ name: `survey-${workerIndex}`, at: AT });
  const visitors = Object.values(PINS).map((pin) => ({ pin, ...(pin === PINS.email ? { email: ADDRESS } : {}) }));
  await site.importAttendees({ event: 'devlica', year: 2026 }, [...visitors, SPEAKER]);
});

test.afterAll(async () => {
  await site?.stop();
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(Date.parse(`${AT}:00+02:00`));
});

const open = (page: Page, path: string): Promise<unknown> => page.goto(site.url + path.slice(1));

/** Removes expected complaints of the browser about refusals and lost connections. */
function allow(complaints: string[]): void {
  expect(complaints.filter((one) => !/\/api\/v1\/|\/page-data\/sq\/|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  complaints.length = 0;
}

for (const language of LANGUAGES) {
  const { prefix, fillFirst, pinUsed, sent } = WORDS[language];
  const run = language === 'en' ? {} : FULL_RUN_ONLY;

  test(`a visitor fills it in and sends it once (${language})`, run, async ({ page, complaints }) => {
    await open(page, prefix + SURVEY_PATH);
    await enterPin(page, PINS[language]);
    await expect(heading(page, 'questions')).toBeFocused();
    await nextStep(page);
    await expect(shown(page).locator('.field-error:visible')).toHaveText([fillFirst, fillFirst]);
    await expect(shown(page).locator('[name="answers.overall"]').first()).toBeFocused();
    await answerAll(page);
    await nextStep(page);
    await nextStep(page);
    await expect(survey(page).locator('.survey-completion')).toContainText(/\d+ %/);
    const request = page.waitForRequest(/\/surveys$/);
    await nextStep(page);
    await expect(heading(page, 'sent')).toHaveText(sent);
    expect((await request).postDataJSON()['pinToken'], 'the answer to the PIN had it').toMatch(/^\d+\./);
    await expect(heading(page, 'sent')).toBeFocused();
    await page.reload();
    await expect(heading(page, 'sent-before')).toHaveText(sent);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await enterPin(page, PINS[language]);
    await expect(heading(page, 'start')).toBeVisible();
    await expect(shown(page).locator('.field-error:visible')).toHaveText(pinUsed);
    await expect(shown(page).locator('[name="pin"]')).toBeFocused();
    allow(complaints);
  });

  test(`an address of a survey that does not exist says so (${language})`, run, async ({ page }) => {
    const problem = page.locator('[data-survey-problem]');
    for (const [search, words] of [
      ['?event=none&year=2026', { en: 'Unknown event!', hr: 'Nepoznato događanje!' }],
      ['?event=devlica&year=1999', { en: 'Unknown year!', hr: 'Nepoznata godina!' }],
      // The event is disabled, and its edition of this year not public.
      ['?event=hacklica&year=2026', { en: 'Unknown year!', hr: 'Nepoznata godina!' }],
      ['?event=devlica&year=2026&day=2026-01-01', { en: 'Unknown day!', hr: 'Nepoznat dan!' }],
      [
        '?event=devlica&year=2015',
        { en: 'Survey is not active for given event!', hr: 'Za ovo događanje anketa nije aktivna!' },
      ],
    ] as const) {
      await open(page, `${prefix}/survey/${search}`);
      await expect(problem).toHaveText(words[language]);
      await expect(page.locator('.survey:visible')).toHaveCount(0);
    }
    await page.locator('[data-survey-all] a').click();
    await expect(page.locator('.survey:visible').first()).toBeVisible();
  });
}

test('a speaker is welcomed, gets other questions and cannot give stars to their own session', async ({
  page,
  complaints,
}) => {
  await open(page, SURVEY_PATH);
  await enterPin(page, SPEAKER.pin);
  await answerAll(page);
  await expect(shown(page)).toContainText('Thank you for speaking.');
  await nextStep(page);
  await expect(heading(page, 'sessions')).toBeFocused();
  const own = shown(page).locator('[name="sessions.cloth-outlives-the-loom"]');
  await own.nth(4).check();
  await nextStep(page);
  await nextStep(page);
  await expect(heading(page, 'sessions')).toBeVisible();
  await expect(shown(page).locator('.field-error:visible')).toHaveText('You cannot rate your own session!');
  await own.last().check();
  await nextStep(page);
  await nextStep(page);
  await expect(heading(page, 'sent')).toBeFocused();
  allow(complaints);
});

test('an unknown PIN or address is reported beside its field', async ({ page, complaints }) => {
  await open(page, SURVEY_PATH);
  await enterPin(page, '12');
  const message = shown(page).locator('.field-error:visible');
  await expect(message).toHaveText(/PIN is not correctly formatted!/);
  await enterPin(page, '9999');
  await expect(message).toHaveText('PIN is unknown!');
  await expect(shown(page).locator('[name="pin"]')).toBeFocused();
  const email = shown(page).locator('[name="email"]');
  await email.fill('nobody@example.org');
  await enterPin(page, PINS.email);
  await expect(message).toHaveText('E-mail is unknown!');
  await expect(heading(page, 'start')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(ADDRESS);
  await enterPin(page, PINS.email);
  await expect(heading(page, 'questions')).toBeFocused();
  allow(complaints);
});

test('a reload in the middle loses no answer, and asks for the PIN again', async ({ page }) => {
  await open(page, SURVEY_PATH);
  await walkToFinish(page, PINS.reload);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PINS.reload);
  await page.reload();
  await expect(shown(page)).toContainText('Only the PIN is not');
  await enterPin(page, PINS.reload);
  await expect(heading(page, 'questions')).toBeFocused();
  await expect(shown(page).locator('[name="comments.overall"]')).toHaveValue('Ćup i đerdan.');
  await expect(shown(page).locator('[name="answers.overall"][value="4"]')).toBeChecked();
});

test('back and forward move between steps, and keep the answers', async ({ page }) => {
  await open(page, SURVEY_PATH);
  await walkToFinish(page, PINS.reload);
  await page.goBack();
  await expect(heading(page, 'sessions')).toBeFocused();
  await page.goBack();
  await expect(shown(page).locator('[name="answers.overall"][value="4"]')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'finish')).toBeFocused();
  await expect(page).toHaveURL(/#step-finish$/);
});

test('it only starts again after a confirmation', async ({ page }) => {
  await open(page, SURVEY_PATH);
  await walkToFinish(page, PINS.reload);
  const reset = survey(page).getByRole('button', { name: 'Start over' });
  await reset.click();
  await page.keyboard.press('Escape');
  await expect(reset).toBeFocused();
  await expect(heading(page, 'finish')).toBeVisible();
  await reset.click();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(heading(page, 'start')).toBeVisible();
  await expect(shown(page).locator('[name="pin"]')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('survey')))).toEqual([]);
});

test('a lost connection is reported, loses nothing and can be tried again', async ({ page, complaints }) => {
  await open(page, SURVEY_PATH);
  await walkToFinish(page, PINS.lost);
  await page.context().setOffline(true);
  await nextStep(page);
  await expect(survey(page).locator('.form-errors')).toHaveText(
    'Connection error! Please check if your device is online!',
  );
  await page.context().setOffline(false);
  await nextStep(page);
  await expect(heading(page, 'sent')).toBeFocused();
  allow(complaints);
});

test('questions that cannot be loaded are reported, and can be requested again', async ({ page, complaints }) => {
  const QUESTIONS = '**/page-data/sq/d/*.json';
  await page.route(QUESTIONS, (route) => route.abort());
  await open(page, SURVEY_PATH);
  await expect(survey(page).locator('.form-errors')).toHaveText(
    'There was an error when loading survey data! Please contact administrators!',
  );
  await page.unroute(QUESTIONS);
  await survey(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'start')).toBeVisible();
  allow(complaints);
});

test('another tab reports that the survey was sent in this one', async ({ page, context }) => {
  const other = await context.newPage();
  await other.clock.setFixedTime(Date.parse(`${AT}:00+02:00`));
  for (const tab of [page, other]) {
    await open(tab, SURVEY_PATH);
    await heading(tab, 'start').waitFor();
  }
  await walkToFinish(page, PINS.tabs);
  await nextStep(page);
  await expect(heading(page, 'sent')).toBeVisible();
  await expect(heading(other, 'sent-before')).toBeVisible();
});

test('axe finds nothing in any step', FULL_RUN_ONLY, async ({ page }) => {
  await withAxe(page);
  const find = (): Promise<readonly string[]> => axeFindings(page, 'body');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, SURVEY_PATH);
  await heading(page, 'start').waitFor();
  await nextStep(page);
  expect(await find()).toEqual([]);
  await enterPin(page, PINS.axe);
  await expect(heading(page, 'questions')).toBeFocused();
  await nextStep(page);
  expect(await find()).toEqual([]);
  await answerAll(page);
  await nextStep(page);
  expect(await find()).toEqual([]);
  await nextStep(page);
  expect(await find()).toEqual([]);
  await survey(page).getByRole('button', { name: 'Start over' }).click();
  expect(await find()).toEqual([]);
  await page.keyboard.press('Escape');
  await nextStep(page);
  await expect(heading(page, 'sent')).toBeFocused();
  expect(await find()).toEqual([]);
});

test('it can be filled in and sent by keyboard alone, and everything has an accessible name', async ({ page }) => {
  await open(page, SURVEY_PATH);
  await survey(page).getByRole('textbox', { name: 'PIN' }).focus();
  await page.keyboard.type(PINS.keyboard);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'questions')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  const overall = survey(page).getByRole('group', { name: 'How was the day as a whole?' });
  await expect(overall.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shown(page).locator('[name="answers.programme"]').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'sessions')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  const first = shown(page).locator('[data-group="sessions"] fieldset').first();
  await expect(first.getByRole('radio', { name: 'No stars' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'finish')).toBeFocused();
  await expect(survey(page).getByRole('link', { name: 'Finish' })).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Tab');
  await expect(survey(page).getByRole('link', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'sent')).toBeFocused();
  await expect(survey(page).getByRole('status')).toContainText('Your answers have arrived');
});

test('completeness follows each answer, in per cent and in words', async ({ page }) => {
  await storeAnswers(page, { 'answers.overall': ['5'], 'answers.programme': ['4'] });
  await open(page, SURVEY_PATH);
  await enterPin(page, PINS.reload);
  const completion = survey(page).locator('.survey-completion');
  const choices = (name: string): Locator => shown(page).locator(`[name="${name}"]`);
  await expect(completion).toHaveText('Filled in: 20 %. Just started');
  for (const [name, words] of [
    ['answers.monday', '30 %. Some answers so far'],
    ['answers.depth', '40 %. Some answers so far'],
    ['answers.keep', '50 %. Nice, half of it is there'],
    ['answers.language', '60 %. Nice, half of it is there'],
    ['answers.heard', '70 %. Good, most of it is there'],
  ] as const) {
    await choices(name).first().check();
    await expect(completion).toHaveText(`Filled in: ${words}`);
  }
  await choices('answers.change').fill('More bobbins.');
  await nextStep(page);
  await choices('sessions.small-browser').nth(4).check();
  await expect(completion).toHaveText('Filled in: 90 %. Great, hardly anything is missing');
});

test('a star can be removed again', async ({ page }) => {
  await open(page, SURVEY_PATH);
  await enterPin(page, PINS.reload);
  await answerAll(page);
  await nextStep(page);
  const session = page.locator(`#flow-${IDENT}-sessions-small-browser`);
  await session.locator('.star').nth(2).click();
  await expect(survey(page).locator('.survey-completion')).toContainText('90 %');
  await session.locator('.no-stars').click();
  await expect(survey(page).locator('.survey-completion')).toContainText('80 %');
  await page.reload();
  await survey(page).scrollIntoViewIfNeeded();
  await enterPin(page, PINS.reload);
  await nextStep(page);
  await expect(session.locator('.star :checked')).toHaveCount(0);
});

test('later parts of sessions and entries without evaluation are left out', async ({ page }) => {
  await storeAnswers(page, { 'answers.overall': ['5'], 'answers.programme': ['4'] });
  await open(page, SURVEY_PATH);
  await enterPin(page, PINS.reload);
  await nextStep(page);
  await expect(shown(page).locator('[name="sessions.two-banks-1"]').first()).toBeVisible();
  for (const left of ['two-banks-2', 'opening', 'registration', 'afterparty'])
    await expect(shown(page).locator(`[name="sessions.${left}"]`)).toHaveCount(0);
});

test('a slow check of a PIN is reported, and given up in time', async ({ page, complaints }) => {
  await page.clock.install({ time: Date.parse(`${AT}:00+02:00`) });
  await open(page, SURVEY_PATH);
  const release = await holdRequests(page, /\/api\/v1\/survey-starts$/);
  await page.clock.pauseAt(Date.parse(`${AT}:00+02:00`) + HOUR_MS);
  await enterPin(page, PINS.reload);
  const status = survey(page).locator('.form-progress');
  await expect(status).toHaveText('We are looking up your PIN …');
  await page.clock.fastForward(5_001);
  await expect(status).toContainText('This is taking longer than usual.');
  await page.clock.fastForward(30_001);
  await expect(survey(page).getByRole('alert')).toContainText('The service is not responding.');
  await expect(shown(page).locator('[name="pin"]')).toHaveValue(PINS.reload);
  release();
  allow(complaints);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the complete forms are there, and are sent to the service', async ({ page }) => {
    await page.goto(`${site.url}survey/`);
    const form = page.locator(`#survey-${IDENT}-visitors`);
    await survey(page).locator('summary').first().click();
    await expect(form.locator('[name="pin"]')).toBeVisible();
    expect(new URL((await form.getAttribute('action')) ?? '', site.url).pathname).toBe('/api/v1/surveys');
    await expect(survey(page).locator('.needs-script')).toBeHidden();
  });
});
