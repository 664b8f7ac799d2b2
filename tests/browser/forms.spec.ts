import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Locator, Page, Route } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { axeFindings, withAxe } from './axe-findings.ts';
import { HOUR_MS, tickUntil } from './clock.ts';
import { awake, LANGUAGES as CODES, FORM_PLACES, type FormOperation, openForm } from './form-walk.ts';
import { testsByKeyboard } from './forms-by-keyboard.ts';
import { plainAddress, testsWithoutScript } from './forms-without-script.ts';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { instantOf, msOf } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** Sends forms to the real service, in both languages: validation, messages and stored drafts. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

let site: SiteWithService;
const addressAt = (path: string): string => site.url + path.slice(1);
test.beforeAll(async () => {
  site = await startWithService({ name: 'forms', at: instantOf('before'), hacklica: true });
  const emails = CODES.map((language) => plainAddress('registerForWorkshops', language));
  await site.importAttendees(
    { event: 'worklica', year: 2026 },
    emails.map((email, index) => ({ pin: `000${index}`, email, ticket: 'Worklica Regular' })),
  );
});
test.afterAll(() => site.stop());

test.beforeEach(async ({ page }) => {
  await withAxe(page);
  await page.clock.install({ time: msOf('before') });
});

const island = (page: Page): Locator => page.locator('[data-island="form"]').first();
const button = (page: Page): Locator => island(page).locator('[type="submit"]');
const summary = (page: Page): Locator => island(page).getByRole('alert');
const status = (page: Page): Locator => island(page).getByRole('status');

/** Opens a page, and waits until its form is awake. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressAt(path));
  await island(page).scrollIntoViewIfNeeded();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
}

/** Removes expected complaints: a refusal, or a network that was cut. */
function provoked(complaints: string[], what: RegExp): void {
  expect(complaints.some((complaint) => what.test(complaint))).toBe(true);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !what.test(complaint)));
}

const REFUSED = /status (?:400|403|404|409|422)|status of (?:400|403|404|409|422)/;
const CUT = /ERR_INTERNET_DISCONNECTED/;
const RESET = /ERR_CONNECTION_RESET/;

async function fillPress(page: Page, email: string): Promise<void> {
  const values = {
    fullName: 'Ana Horvat',
    email,
    phone: '+385991112222',
    company: 'Glas',
    web: 'https://glas.example',
  };
  for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value);
  await page.locator('[name="events"]').first().check();
}

/** Waits for the e-mail to an address, opens its link and presses the button. */
async function expectConfirmed(page: Page, { email, done }: { readonly email: string; readonly done: string }) {
  const link = (): string => site.emails(email)[0]?.path ?? '';
  await expect.poll(link).toMatch(/token=/);
  await page.goto(addressAt(link()));
  const confirmation = page.locator('[data-island="confirmation"]');
  await expect(confirmation).toHaveAttribute('data-island-state', 'ready');
  await confirmation.getByRole('button').press('Enter');
  await expect(confirmation.getByRole('status')).toContainText(done);
  expect(await axeFindings(page, 'main')).toEqual([]);
}

const LANGUAGES = [
  {
    prefix: '',
    incomplete: 'One or more required fields are not filled in!',
    name: 'Please enter your full name!',
    format: 'E-mail is not correctly formatted!',
    sending: 'Sending …',
    slow: 'This is taking longer than usual.',
    approval: 'The media team will decide on your request',
    duplicate: 'Data you have sent already exists!',
    connection: 'Connection error! Please check if your device is online!',
    again: 'Try again',
    timeout: 'The service is not responding.',
    closed: 'Registration is no longer available! The deadline was set at 30 April 2026',
    confirmation: 'There is one more step',
    without: 'You came here without the link',
    unknown: 'This link is damaged',
    done: 'Confirmed!',
  },
  {
    prefix: '/hr',
    incomplete: 'Jedno ili više obaveznih polja nije ispunjeno!',
    name: 'Upišite ime i prezime!',
    format: 'E-adresa nije ispravno napisana!',
    sending: 'Šaljemo …',
    slow: 'Ovo traje dulje nego obično.',
    approval: 'O vašem će zahtjevu odlučiti medijski tim',
    duplicate: 'Podaci koje ste poslali već postoje!',
    connection: 'Pogreška u vezi! Provjerite je li vaš uređaj na mreži!',
    again: 'Pokušajte ponovno',
    timeout: 'Poslužitelj ne odgovara.',
    closed: 'Prijave više nisu moguće! Rok je bio 30. travnja 2026.',
    confirmation: 'Ostao je još jedan korak',
    without: 'Došli ste bez poveznice',
    unknown: 'Poveznica je oštećena',
    done: 'Potvrđeno!',
  },
] as const;

for (const words of LANGUAGES) {
  const path = `${words.prefix}/press-register/`;
  const run = words.prefix === '' ? {} : FULL_RUN_ONLY;

  test(`errors are shown beside their fields, and the first one gets the focus (${path})`, async ({ page }) => {
    await open(page, path);
    await button(page).focus();
    await page.keyboard.press('Enter');
    const name = page.locator('[name="fullName"]');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(words.name);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page)).toContainText(words.incomplete);
    await expect(summary(page).getByRole('link')).toHaveCount(6);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.keyboard.type('Ana');
    await page.fill('[name="email"]', 'ana');
    await page.locator('[name="phone"]').focus();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('[name="email"]')).toHaveAccessibleDescription(words.format);
    await summary(page).getByRole('link').first().press('Enter');
    await expect(page.locator('[name="email"]')).toBeFocused();
  });

  test(`a request is sent once, and its outcome is reported (${path})`, run, async ({ page, complaints }) => {
    await open(page, path);
    const email = `ana${words.prefix.slice(1)}@example.org`;
    await fillPress(page, email);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const release = await holdRequests(page, /\/api\/v1\/press$/);
    await page.clock.pauseAt(msOf('before') + HOUR_MS);
    await button(page).press('Enter');
    await expect(status(page)).toHaveText(words.sending);
    await page.keyboard.press('Enter');
    await expect(button(page)).toBeFocused();
    await page.clock.fastForward(5_001);
    await expect(status(page)).toContainText(words.slow);
    expect(await tickUntil(page, axeFindings(page, 'main'))).toEqual([]);
    await page.clock.resume();
    release();
    await expect(status(page)).toContainText(words.approval);
    await expect(status(page)).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    expect(await axeFindings(page, 'main')).toEqual([]);

    await open(page, path);
    await fillPress(page, email);
    await button(page).click();
    await expect(summary(page)).toHaveText(words.duplicate);
    await expect(page.locator('[name="email"]')).toBeFocused();
    await expect(page.locator('[name="email"]')).toHaveAccessibleDescription(words.duplicate);
    await expect(page.locator('[name="email"]')).toHaveValue(email);
    expect(await axeFindings(page, 'main')).toEqual([]);
    provoked(complaints, REFUSED);
  });

  test(
    `a lost connection, a lost response and a reload lose no data and store nothing twice (${path})`,
    run,
    async ({ page, complaints }) => {
      await open(page, path);
      await fillPress(page, `ivo${words.prefix.slice(1)}@example.org`);
      await page.context().setOffline(true);
      await button(page).click();
      await expect(summary(page)).toHaveText(words.connection);
      await expect(button(page)).toHaveText(words.again);
      await page.context().setOffline(false);
      provoked(complaints, CUT);
      const loseAnswer = async (route: Route): Promise<void> => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route(/\/api\/v1\/press$/, loseAnswer, { times: 1 });
      await button(page).click();
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await expect(button(page)).toHaveText(words.again);
      provoked(complaints, RESET);
      await open(page, path);
      await expect(page.locator('[name="fullName"]')).toHaveValue('Ana Horvat');
      await expect(page.locator('[name="events"]').first()).toBeChecked();
      await button(page).click();
      await expect(status(page)).toContainText(words.approval);
    },
  );

  test(`a service that does not answer is given up after half a minute (${path})`, run, async ({ page }) => {
    await open(page, path);
    await fillPress(page, `eva${words.prefix.slice(1)}@example.org`);
    const release = await holdRequests(page, /\/api\/v1\/press$/);
    await page.clock.pauseAt(msOf('before') + HOUR_MS);
    await button(page).click();
    await expect(status(page)).toHaveText(words.sending);
    await page.clock.fastForward(30_001);
    await expect(summary(page)).toContainText(words.timeout);
    await expect(summary(page)).toBeFocused();
    await expect(page.locator('[name="fullName"]')).toHaveValue('Ana Horvat');
    await page.clock.resume();
    release();
    await button(page).click();
    await expect(status(page)).toContainText(words.approval);
  });

  test(`a deadline closes the form of an open page, with a message (${path})`, async ({ page }) => {
    await open(page, path);
    await fillPress(page, 'late@example.org');
    await page.clock.fastForward(64 * 86_400_000);
    await expect(page.locator('[data-form="press"]')).toBeHidden();
    await expect(page.locator('.registration').filter({ hasText: words.closed })).toBeVisible();
  });

  test(`the newsletter is confirmed by the link in its e-mail (${words.prefix}/devlica/)`, run, async ({ page }) => {
    const email = `emails${words.prefix.slice(1)}@example.org`;
    await page.goto(addressAt(`${words.prefix}/devlica/`));
    const form = page.locator('#newsletter form');
    await form.locator('[name="email"]').focus();
    await expect(page.locator('#newsletter [data-island="form"]')).toHaveAttribute('data-island-state', 'ready');
    await form.locator('[name="email"]').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.locator('#newsletter').getByRole('status')).toContainText(words.confirmation);
    await expectConfirmed(page, { email: email, done: words.done });
  });

  test(`a link without its code is reported, and so is an unknown one (${words.prefix}/)`, async ({
    page,
    complaints,
  }) => {
    const confirmation = page.locator('[data-island="confirmation"]');
    const path = `${words.prefix}/newsletter-confirmation/`;
    await page.goto(addressAt(path));
    await expect(confirmation).toContainText(words.without);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.goto(addressAt(`${path}?token=m9Q2v8Rk1Zt7Yw4Xs6Nb3A`));
    await expect(confirmation.getByRole('textbox')).toHaveCount(0);
    await confirmation.getByRole('button').press('Enter');
    await expect(confirmation.getByRole('alert')).toContainText(words.unknown);
    provoked(complaints, REFUSED);
  });
}

test('text that was typed before the code was loaded is kept, and becomes a draft', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/island-form/);
  await page.goto(addressAt('/volunteer/'));
  await island(page).scrollIntoViewIfNeeded();
  await page.fill('[name="fullName"]', 'Ana Horvat');
  release();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(page.locator('[name="fullName"]')).toHaveValue('Ana Horvat');
  await page.fill('[name="message"]', 'I can sew.');
  await open(page, '/hr/volunteer/');
  await expect(page.locator('[name="message"]')).toHaveValue('I can sew.');
});

test('workshops show how full they are, and exclude those at the same time', async ({ page }) => {
  await page.goto(addressAt('/worklica/'));
  const form = page.locator('#workshop-registration');
  await form.scrollIntoViewIfNeeded();
  const [first, second] = [form.getByRole('checkbox').nth(0), form.getByRole('checkbox').nth(1)];
  await expect(first).toHaveAccessibleName(/Available/);
  await first.check();
  await expect(second).toBeDisabled();
  await expect(second).toHaveAccessibleName(/At the same time as/);
  await first.uncheck();
  await expect(second).toBeEnabled();
});

test('tickets show how many are left', async ({ page }) => {
  await page.goto(addressAt('/devlica/'));
  await page.locator('#tickets').scrollIntoViewIfNeeded();
  await expect(page.locator('#ticket-student [data-remaining]')).toHaveText('25 left');
});

test('a filled-in honeypot field is answered like a success, but nothing is stored', async ({ page }) => {
  await open(page, '/press-register/');
  await fillPress(page, 'robot@example.org');
  await page.locator('[data-form="press"] [name="extraTitle"]').evaluate((field) => {
    (field as HTMLInputElement).value = 'Buy';
  });
  await button(page).click();
  await expect(status(page)).toContainText('The media team will decide on your request');
  expect(await site.api$('export', 'press')).not.toContain('robot@example.org');
});

test('a removed member stays removed after a reload', async ({ page }) => {
  const team = { site, language: 'en', place: FORM_PLACES.registerTeam } as const;
  const { form } = await openForm(page, team);
  await form.getByRole('button', { name: 'Add a member' }).click();
  await form.locator('[name="members.2.fullName"]').fill('Eva');
  await form.getByRole('button', { name: 'Remove member 3' }).click();
  await openForm(page, team);
  await expect(form.locator('[data-group^="member-"]:visible')).toHaveCount(2);
});

for (const operation of Object.keys(FORM_PLACES) as readonly FormOperation[]) {
  test(`nothing of a form is cut off at 320 px (${operation})`, FULL_RUN_ONLY, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const language of CODES) {
      const { form } = await openForm(page, { site, language, place: FORM_PLACES[operation] });
      await awake(form).button.click();
      await expect(awake(form).summary).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}

testsByKeyboard(() => site);
testsWithoutScript(() => site);

test('only the configured proxy may name another host of the site', async () => {
  expect(await statusFor('devlica.example')).toBe(200);
  expect(await statusFor('elsewhere.example')).toBe(403);
});

/** The status of a response to a request with this host. */
async function statusFor(host: string): Promise<number | undefined> {
  const asking = get(`${site.api}/teams?ident=hacklica&year=2026`, { headers: { host } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
