import { expect, test } from './quiet-test.ts';
import { BLINK, dialog, fillRating, openRating, sendRating, starsFor } from './rating-walk.ts';
import { answerAll, heading, nextStep, SURVEY_PATH, shown, survey } from './survey-walk.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Visitors rate and answer the survey while somebody guesses PINs, with the real service. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: 'serial' });

const AFTER = '2026-05-09T12:00';
const AFTER_MS = Date.parse(`${AFTER}:00+02:00`);
const ANA = { pin: '1234', email: 'ana@example.org' };
const IVO = { pin: '5678', email: 'ivo@example.org' };

let site: SiteWithService;

/** Sends more wrong PINs than a network may without a wait. */
async function guess(): Promise<void> {
  const body = JSON.stringify({ ident: 'devlica', year: 2026, pin: '9998' });
  const headers = { 'content-type': 'application/json' };
  for (let sent = 0; sent < 40; sent += 1) await fetch(`${site.api}/pin-checks`, { method: 'POST', headers, body });
}

test.beforeAll(async () => {
  site = await startWithService({ name: 'pin-with-email', at: AFTER });
  await site.importAttendees({ event: 'devlica', year: 2026 }, [ANA, IVO]);
  await guess();
});
test.afterAll(() => site.stop());

test('a longer entry is refused as it is, and never cut to a shorter PIN', async ({ page }) => {
  await page.clock.setFixedTime(AFTER_MS);
  await openRating(page, { site, session: BLINK });
  await fillRating(page, '', 4);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await dialog(page).locator('[name=pin]').pressSequentially(`${ANA.pin}9`);
  await expect(dialog(page).locator('[name=pin]')).toHaveValue(`${ANA.pin}9`);
  await sendRating(page);
  await expect(dialog(page).getByText('PIN is not correctly formatted!')).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/ratings'))).toEqual([]);
});

test('a rating asks for the e-mail of the ticket, and is accepted with it', async ({ page, complaints }) => {
  await page.clock.setFixedTime(AFTER_MS);
  await openRating(page, { site, session: BLINK });
  const email = dialog(page).getByRole('textbox', { name: 'E-mail of your ticket' });
  await expect(email).toHaveCount(0);
  await fillRating(page, ANA.pin, 4);
  await sendRating(page);
  await expect(dialog(page).getByText('Someone is guessing PINs at the moment.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(starsFor(page, 'session').nth(3)).toBeChecked();
  await email.fill(IVO.email);
  await sendRating(page);
  await expect(dialog(page).getByText('PIN and e-mail do not belong together!').first()).toBeVisible();
  await email.fill(ANA.email);
  await sendRating(page);
  await expect(dialog(page).getByRole('status')).toContainText('Thank you!');
  complaints.length = 0;
});

test('a survey asks for it in Croatian, and is accepted with it', async ({ page, complaints }) => {
  await page.clock.setFixedTime(AFTER_MS);
  await page.goto(`${site.url}hr${SURVEY_PATH}`);
  await heading(page, 'start').waitFor();
  const email = shown(page).getByRole('textbox', { name: 'E-adresa s ulaznice' });
  await expect(email).toHaveCount(0);
  await shown(page).locator('[name="pin"]').fill(IVO.pin);
  await nextStep(page);
  await expect(shown(page).getByText('Netko upravo pogađa PIN-ove.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(IVO.email);
  await nextStep(page);
  await answerAll(page);
  const stored = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
  expect(stored).not.toContain(IVO.email);
  expect(stored).not.toContain(IVO.pin);
  await nextStep(page);
  await heading(page, 'sessions').waitFor();
  await nextStep(page);
  await heading(page, 'finish').waitFor();
  await nextStep(page);
  await expect(survey(page)).toContainText('Poslano, hvala!');
  complaints.length = 0;
});
