import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { OPERATIONS, type ProblemCode } from '../../src/domain/site/api-contract.ts';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import {
  CASES,
  type Case,
  codesOf,
  MESSAGES,
  oncePerCode,
  REFUSABLE,
  type Refusable,
  type Stage,
  TAKEN_SUBMISSION,
} from './form-refusals.ts';
import {
  awake,
  FORM_PLACES,
  type FormOperation,
  fillForm,
  LANGUAGES,
  type Language,
  linkTo,
  openForm,
  pathIn,
  post,
  teamBody,
  workshopBody,
} from './form-walk.ts';
import { postDataOf } from './post-data.ts';
import { expect, test } from './quiet-test.ts';
import { instantOf, msOf } from './sites.ts';
import { type ServiceEdit, type SiteWithService, startWithService } from './with-service.ts';

/**
 * Causes every refusal of every form and confirmation by real requests. The service goes through the stages in which it
 * refuses, and the message on the page is checked in both languages. Typed text is never lost.
 */

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

const DEVLICA = 'events/devlica/2026/edition.yaml';
const limited = (path: string, name: string, limit: string): ServiceEdit => ({
  path,
  from: `  ${name}:${limit}\n`,
  to: `  ${name}:\n    from: 2026-02-01\n    to: 2026-03-05\n`,
});

/**
 * Everything opens and closes on the same days. There is one place for teams, and one seat in a workshop. In the full run, a team
 * in each language confirms while the disk is missing. The service cannot know then whether the database has stored it, so there
 * is a place for each of them.
 */
const EDITS: readonly ServiceEdit[] = [
  ...['sponsor', 'press', 'volunteer'].map((name) => limited(DEVLICA, `${name}Registration`, '\n    to: 2026-04-30')),
  limited(DEVLICA, 'exhibitorRegistration', ' {}'),
  limited('events/worklica/2026/edition.yaml', 'workshopRegistration', '\n    to: 2026-05-08'),
  limited('events/hacklica/2026/edition.yaml', 'teamRegistration', '\n    from: 2026-02-01\n    to: 2026-04-30'),
  { path: 'events/hacklica/event.yaml', from: 'maxTeams: 32', to: `maxTeams: ${isFull ? 1 + LANGUAGES.length : 1}` },
  { path: 'events/worklica/2026/sessions/read-a-flame-chart.md', from: 'seats: 24', to: 'seats: 1' },
];

let site: SiteWithService;

test.beforeAll(async () => {
  const built = await startWithService({ name: 'refusals', at: instantOf('before'), hacklica: true, edits: EDITS });
  site = await built.restart('2026-01-20T12:00');
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => page.clock.setFixedTime(msOf('before')));

/** The short run has each code once, in English. The full run has each code of each operation, in both languages. */
const casesIn = (language: Language): readonly Case[] =>
  isFull ? CASES : oncePerCode(language === 'en' ? 'first' : 'last');

test('there is a case for every code of a refusal of a form', () => {
  for (const operation of REFUSABLE) {
    const provoked = CASES.filter((one) => one.operation === operation).map(({ code }) => code);
    expect(provoked).toEqual(codesOf(operation));
  }
  for (const language of LANGUAGES) {
    const codes = new Set(CASES.map(({ code }) => code));
    expect(new Set(casesIn(language).map(({ code }) => code))).toEqual(codes);
    expect(new Set(Object.keys(MESSAGES[language]))).toEqual(codes);
  }
});

interface Reader {
  readonly page: Page;
  readonly language: Language;
}

/** Causes all refusals of a stage, on one page per operation. */
async function causeRefusals(stage: Stage, { page, language }: Reader): Promise<void> {
  const cases = casesIn(language).filter((one) => one.stage === stage);
  for (const operation of REFUSABLE) {
    const own = cases.filter((one) => one.operation === operation);
    if (own.length === 0) continue;
    if (operation === 'confirmSubscription' || operation === 'confirmTeam') {
      for (const one of own) await causeLinkRefusal(one, { page, language });
    } else await causeFormRefusals(operation, { page, language, stage, cases: own });
  }
}

interface FormCases extends Reader {
  readonly stage: Stage;
  readonly cases: readonly Case[];
}

/**
 * The stages in which no places for teams are left. A page that knows it has no button, so the pages of these stages cannot ask
 * for the number of places, as if the last one had been taken after they were opened.
 */
const FULL_SINCE: readonly Stage[] = ['full', 'flooded', 'late', 'week-later'];

async function causeFormRefusals(operation: FormOperation, { page, language, stage, cases }: FormCases): Promise<void> {
  const place = FORM_PLACES[operation];
  if (FULL_SINCE.includes(stage)) await page.route(/\/teams\?/, (route) => route.abort());
  const { form, summary, button } = await openForm(page, { site, language, place });
  await fillForm(form, place.inputs(emailFor(operation, { stage, language })));
  const typed = await typedIn(form);
  for (const one of cases) {
    await changeRequest(page, one);
    await button.click();
    await expect(summary).toContainText(MESSAGES[language][one.code] ?? '');
    expect(await typedIn(form)).toEqual(typed);
  }
}

/** A different e-mail address for each submission that is stored. */
function emailFor(
  operation: Refusable,
  { stage, language }: { readonly stage: Stage; readonly language: Language },
): string {
  return `${stage}.${operation}@${language}.example`.toLowerCase();
}

/** The values of a form, by name. */
function typedIn(form: Locator): Promise<unknown> {
  return form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => `${name}=${value}`),
  );
}

/** Changes the request of the page as the case says. */
async function changeRequest(page: Page, { operation, body, origin, isSecond }: Case): Promise<void> {
  const address = site.api + OPERATIONS[operation].path;
  await page.unroute(address);
  await page.route(address, async (route) => {
    const sent = route.request().postDataJSON() as Readonly<Record<string, unknown>>;
    const { submissionId: _, ...first } = sent;
    if (isSecond === true) await route.fetch({ postData: JSON.stringify(first) });
    const changed = body === undefined ? {} : { postData: postDataOf(body(sent)) };
    if (origin === undefined) return route.continue(changed);
    const headers = { ...route.request().headers(), origin };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
}

/** The paths of links, by the addresses that received them. */
const links = new Map<string, string>();

/** The team that takes the only place, or the last one. */
const WINNER = 'winner@example.org';

async function causeLinkRefusal(one: Case, { page, language }: Reader): Promise<void> {
  const isWinner = one.stage === 'full' && one.code === 'token-used';
  const link = links.get(isWinner ? WINNER : emailFor(one.operation, { stage: one.stage, language })) ?? '';
  await page.goto(site.url + pathIn(language, link).slice(1));
  const confirmation = page.locator('[data-island="confirmation"]');
  await expect(confirmation).toHaveAttribute('data-island-state', 'ready');
  const { summary, button } = awake(confirmation);
  await changeRequest(page, one);
  await button.click();
  await expect(summary).toContainText(MESSAGES[language][one.code] ?? '');
  await expect(summary).toBeFocused();
  await expect(button).toHaveCount(FINAL.includes(one.code) ? 0 : 1);
  await expect(confirmation.getByRole('link')).toHaveCount(FINAL.includes(one.code) ? 1 : 0);
}

/** Codes for which pressing the button again is useless. */
const FINAL: readonly ProblemCode[] = [
  'token-unknown',
  'token-expired',
  'token-used',
  'teams-full',
  'registration-closed',
];

/** Requests an e-mail and stores the path of its link without the language. */
async function requestEmail(operation: Refusable, email: string): Promise<void> {
  if (operation === 'confirmSubscription') await post(site, '/newsletter', { type: 'newsletter', email });
  else await post(site, '/teams', teamBody(email));
  links.set(email, await linkTo(site, email));
}

/** Opens the link that a team has received. */
async function confirmTeam(email: string): Promise<void> {
  const [path, query] = (links.get(email) ?? '').split('?');
  expect(path).toBe('/hacklica/confirmation/');
  const { team: teamId, token } = Object.fromEntries(new URLSearchParams(query));
  await post(site, '/teams/confirmations', { teamId, token });
}

/** Stages in which a registration reaches the database. */
const WRITTEN: readonly Stage[] = ['open', 'broken'];

/** Adds a test of a stage for each language. */
function readIn(stage: Stage, title: string): void {
  for (const language of LANGUAGES) {
    test(`${title} (${language})`, language === 'en' ? {} : FULL_RUN_ONLY, async ({ page, complaints }) => {
      await causeRefusals(stage, { page, language });
      complaints.length = 0;
    });
  }
}

readIn('early', 'a form before its start says when it opens');

test('registrations open', async () => {
  site = await site.restart(instantOf('before'));
  const seated = { pin: '0001', email: 'seated@example.org', ticket: 'Worklica Regular' };
  const others = WRITTEN.flatMap((stage) =>
    LANGUAGES.map((language) => emailFor('registerForWorkshops', { stage, language })),
  ).map((email, index) => ({ pin: String(1000 + index), email, ticket: 'Worklica Regular' }));
  await site.importAttendees({ event: 'worklica', year: 2026 }, [seated, ...others]);
  await post(site, '/workshop-registrations', workshopBody('read-a-flame-chart', seated.email));
  await requestEmail('confirmTeam', WINNER);
  await post(site, '/newsletter', { type: 'newsletter', email: 'other@example.org', submissionId: TAKEN_SUBMISSION });
  for (const language of LANGUAGES) {
    for (const { operation, stage } of casesIn(language)) {
      if (operation !== 'confirmSubscription' && operation !== 'confirmTeam') continue;
      const email = emailFor(operation, { stage, language });
      if (!links.has(email)) await requestEmail(operation, email);
    }
  }
});
readIn('open', 'an invalid request is refused with a message');

test('the disk of the service goes away', () => renameSync(walDir(), `${walDir()}.away`));
readIn('broken', 'a failure to store a form is reported, and can be tried again');
test('the disk comes back', () => renameSync(`${walDir()}.away`, walDir()));

test('a team takes the only place, and the form says how many are left before it is filled in', async ({ page }) => {
  const [{ path: register }, { maximum }] = [FORM_PLACES.registerTeam, { maximum: isFull ? 1 + LANGUAGES.length : 1 }];
  const island = page.locator('[data-form="team"]');
  const open = async (): Promise<void> => {
    await page.goto(site.url + register.slice(1));
    await island.scrollIntoViewIfNeeded();
  };
  const deadline = page.locator('.registration:has([data-form="team"]) > .registration-deadline');
  await open();
  await expect(deadline).toHaveCount(1);
  await expect(deadline).toBeVisible();
  await expect(island.locator('[aria-live]').first()).toHaveText(new RegExp(`^Places left: \\d of ${maximum}\\.$`));
  await expect(island.locator('[type="submit"]')).toBeVisible();
  const left = Number(/\d+/.exec((await island.locator('[aria-live]').first().textContent()) ?? '')?.[0]);
  for (let other = 1; other < left; other += 1) {
    await requestEmail('confirmTeam', `other${other}@example.org`);
    await confirmTeam(`other${other}@example.org`);
  }
  await confirmTeam(WINNER);
  await open();
  await expect(island.locator('[aria-live]').first()).toContainText('All places are taken');
  await expect(island.locator('[type="submit"]')).toHaveCount(0);
  await expect(island.locator('input, select, textarea, button')).toHaveCount(0);
  await expect(deadline).toHaveCount(1);
  await expect(deadline).toBeHidden();
});
readIn('full', 'taken places are reported');

test('somebody sends too many requests', async () => {
  /** The number of seconds until requests from here are accepted again. */
  const send = async (): Promise<number> =>
    Number((await fetch(`${site.api}/newsletter`, { method: 'POST' })).headers.get('retry-after') ?? 0);
  // After a restart, the service counts a whole minute again.
  site = await site.restart(instantOf('before'));
  let shutFor = 0;
  while (shutFor === 0) shutFor = Math.max(...(await Promise.all(Array.from({ length: 50 }, send))));
});
readIn('flooded', 'too many requests are answered with the time to wait');

test('the deadline passes', async () => {
  site = await site.restart('2026-03-06T12:00');
});
readIn('late', 'a form after its deadline says until when it was open');

test('a week passes', async () => {
  site = await site.restart('2026-03-09T12:00');
});
readIn('week-later', 'links in old e-mails have expired');

/** The folder of the database's write-ahead log. */
function walDir(): string {
  return join(site.dataDir, 'database', 'pg_wal');
}
