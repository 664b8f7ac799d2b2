import type { Locator, Page } from '@playwright/test';
import { workshops } from '../api/bodies.ts';
import { INSTANTS } from '../support/instants.ts';
import { axeFindings, withAxe } from './axe-findings.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/** How full workshops are, from the first seat to the last, while a visitor has the page open. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

/** The content has 20 and 24 seats. With five, each seat is a fifth. */
const FEW = ['drawn-in-threads: 20', 'read-a-flame-chart: 24'].map((line) => {
  const [session, seats] = line.split(': ');
  const path = `events/worklica/2026/sessions/${session}.md`;
  return { path, from: `\nseats: ${seats}\n`, to: '\nseats: 5\n' };
});

/** Each language has its own workshop, and one at the same time. */
const LANGUAGES = [
  {
    prefix: '',
    workshop: 'drawn-in-threads',
    rival: 'first-day-offline',
    levels: ['Available', 'Available', 'Almost full', 'No seats'],
    given: 'Someone else can have your seats now.',
    gone: 'This link has no seats to give back.',
    full: 'One of the workshops has no seats left!',
    overlap: 'These workshops take place at the same time! Please choose one of them.',
    failed: 'Availability data could not be fetched! Please refresh the page',
    missing: 'Availability data missing',
  },
  {
    prefix: 'hr/',
    workshop: 'read-a-flame-chart',
    rival: 'screen-reader-first-time',
    levels: ['Ima mjesta', 'Ima mjesta', 'Gotovo popunjeno', 'Nema mjesta'],
    given: 'Vaša mjesta sada može dobiti netko drugi.',
    gone: 'Na ovoj poveznici nema mjesta koja biste mogli vratiti.',
    full: 'Na jednoj od radionica više nema mjesta!',
    overlap: 'Te se radionice održavaju u isto vrijeme! Odaberite jednu od njih.',
    failed: 'Podaci o slobodnim mjestima nisu se učitali! Osvježite stranicu',
    missing: 'Nedostaju podaci o slobodnim mjestima',
  },
] as const;

const VISITORS = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `v${number}@example.org`);

let site: SiteWithService;
test.beforeAll(async () => {
  site = await startWithService({ name: 'seats', at: INSTANTS.before, edits: FEW });
  const attendees = VISITORS.map((email, index) => ({ pin: String(1000 + index), email, ticket: 'Worklica Regular' }));
  await site.importAttendees({ event: 'worklica', year: 2026 }, attendees);
});
test.afterAll(() => site.stop());

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msAt(INSTANTS.before));
});

const form = (page: Page): Locator => page.locator('#workshop-registration form');
/** The question for workshops. */
const seats = (page: Page): Locator => form(page).locator('fieldset:has(> .choices [name="workshops"])');
const choice = (page: Page, workshop: string): Locator => form(page).locator(`[name="workshops"][value="${workshop}"]`);

async function open(page: Page, prefix: string): Promise<void> {
  await page.goto(`${site.url}${prefix}worklica/`);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-awake');
}

/** Another visitor takes a seat. */
async function take(workshop: string, email: string | undefined): Promise<void> {
  const answer = await fetch(`${site.api}/workshop-registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(workshops(email ?? '', workshop)),
  });
  expect(answer.status, await answer.text()).toBe(201);
}

async function send(page: Page, email: string): Promise<void> {
  await form(page).locator('[name="email"]').fill(email);
  await form(page).locator('[type="submit"]').click();
}

function allow(complaints: string[]): void {
  expect(complaints.filter((one) => !/\/api\/v1\/workshop-/.test(one))).toEqual([]);
  complaints.length = 0;
}

for (const { prefix, workshop, rival, levels, given, gone, full, overlap, failed, missing } of LANGUAGES) {
  test(`a workshop shows how full it is, and reports that its last seat was taken in the meantime (/${prefix})`, async ({
    page,
    complaints,
  }) => {
    const expectLevel = async (level: number): Promise<void> => {
      await open(page, prefix);
      await expect(choice(page, workshop)).toHaveAccessibleName(new RegExp(`\\s${levels[level - 1]}$`));
      await expect(choice(page, workshop)).toBeEnabled({ enabled: level < 4 });
      const answer = await page.request.get(`${site.api}/workshop-availability?ident=worklica&year=2026`);
      expect(await answer.json()).toMatchObject({
        workshops: expect.arrayContaining([{ ident: workshop, level }]),
      });
    };
    await expectLevel(1);
    for (const email of VISITORS.slice(0, 3)) await take(workshop, email);
    await expectLevel(2);
    await take(workshop, VISITORS[3]);
    await expectLevel(3);
    await choice(page, workshop).check();
    await take(workshop, VISITORS[4]);
    await send(page, VISITORS[5] as string);
    await expect(form(page).getByRole('alert')).toContainText(full);
    await expect(form(page).locator('[name="workshops"]:focus')).toHaveCount(1);
    await expect(choice(page, workshop)).toHaveAccessibleName(new RegExp(`\\s${levels[3]}$`));
    await choice(page, workshop).uncheck();
    await expect(choice(page, workshop)).toBeDisabled();
    await expectLevel(4);
    allow(complaints);
  });

  test(`a visitor with a seat gets none at the same time (/${prefix})`, async ({ page, complaints }) => {
    await open(page, prefix);
    await choice(page, rival).check();
    await send(page, VISITORS[0] as string);
    await expect(form(page).getByRole('alert')).toContainText(overlap);
    allow(complaints);
  });

  test(`the link in the e-mail gives the seats back, once (/${prefix})`, async ({ page, complaints }) => {
    await withAxe(page);
    const email = VISITORS[prefix === '' ? 6 : 7] as string;
    await open(page, prefix);
    await choice(page, rival).check();
    await send(page, email);
    await expect(page.locator('#workshop-registration .form-sent')).toBeFocused();
    const link = (): string => site.emails(email)[0]?.path ?? '';
    await expect.poll(link).toMatch(new RegExp(`^/${prefix}workshop-seats/\\?token=`));
    const confirmation = page.locator('[data-island="confirmation"]');
    const follow = async (): Promise<void> => {
      await page.goto(site.url + link().slice(1));
      await expect(confirmation).toHaveAttribute('data-island-state', 'ready');
      await confirmation.getByRole('button').press('Enter');
    };
    await follow();
    await expect(confirmation.locator('.form-sent')).toBeFocused();
    await expect(confirmation.getByRole('status')).toContainText(given);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await follow();
    await expect(confirmation.getByRole('alert')).toContainText(gone);
    allow(complaints);
  });

  test(`an unknown number of seats is reported, and does not prevent registration (/${prefix})`, async ({
    page,
    complaints,
  }) => {
    await page.route(/workshop-availability/, (route) => route.abort('internetdisconnected'));
    await open(page, prefix);
    await expect(seats(page).locator('[aria-live]')).toContainText(failed);
    await page.unrouteAll();
    await page.route(/workshop-availability/, async (route) => {
      const without = route.request().url().replace('ident=worklica', 'ident=devlica');
      await route.fulfill({ response: await route.fetch({ url: without }) });
    });
    await open(page, prefix);
    await expect(seats(page).locator('[aria-live]')).toContainText(missing);
    await expect(choice(page, workshop)).toBeEnabled();
    allow(complaints);
  });
}
