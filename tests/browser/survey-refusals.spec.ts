import type { BrowserContext, Locator, Page } from '@playwright/test';
import { OPERATIONS } from '../../src/domain/site/api-contract.ts';
import { problemCodesOf } from '../../src/domain/site/problem-texts.ts';
import { POSTGRES_SERVER, removeServer, type TestDatabase } from '../api/databases.ts';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { LANGUAGES, type Language } from './form-walk.ts';
import { postDataOf } from './post-data.ts';
import { expect, test } from './quiet-test.ts';
import { BLINK, dialog, fillRating, openRating, sendRating } from './rating-walk.ts';
import { instantOf, msOf } from './sites.ts';
import {
  type Body,
  CASES,
  type Case,
  EVALUATIONS,
  type Evaluation,
  GUESSED_EMAIL,
  MESSAGES,
  OWN,
  SPEAKER,
  type Stage,
  TAKEN_SUBMISSION,
  VISITOR,
} from './survey-refusals.ts';
import { enterPin, heading, nextStep, SURVEY_PATH, shown, storeAnswers, survey, WORDS } from './survey-walk.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/**
 * Causes every refusal of PINs, ratings and surveys by real requests. The service goes through the stages in which it
 * refuses, and the message on the page is checked in both languages.
 */

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as object);

const AFTER = '2026-05-09T12:00';
/** Late enough for all wrong PINs to have expired. */
const EVENING = '2026-05-09T20:00';
const END = '2026-07-01T12:00';

let created: TestDatabase;
let site: SiteWithService;

test.beforeAll(async () => {
  created = await POSTGRES_SERVER.create();
  const { database } = created;
  const databaseUrl = database.kind === 'server' ? { databaseUrl: database.url } : {};
  const built = await startWithService({ name: 'survey-refusals', at: instantOf('during'), ...databaseUrl });
  const visitors = LANGUAGES.flatMap((language) => {
    const { pins, email } = OWN[language];
    return [...pins, `${pins[0].slice(0, 3)}9`].map((pin) => (pin === pins[2] ? { pin, email } : { pin }));
  });
  await built.importAttendees({ event: 'devlica', year: 2026 }, [{ pin: VISITOR }, ...visitors, SPEAKER]);
  site = await built.restart(AFTER);
  await post(`${site.api}/newsletter`, {
    ...{ type: 'newsletter', email: 'other@example.org' },
    submissionId: TAKEN_SUBMISSION,
  });
});
test.afterAll(async () => {
  await site.stop();
  await removeServer();
});

test('there is a case for every code of a refusal of a PIN, a rating or a survey', () => {
  for (const operation of EVALUATIONS) {
    const provoked = CASES.filter((one) => one.operation === operation).map(({ code }) => code);
    expect(provoked).toEqual(problemCodesOf(operation));
  }
  const codes = new Set(CASES.map(({ code }) => code));
  for (const language of LANGUAGES) expect(new Set(Object.keys(MESSAGES[language]))).toEqual(codes);
});

/** The filled-in page of an operation. */
interface Filled {
  /** The part of the page that contains all messages. */
  readonly part: Locator;
  /** Returns to the step that sends, and sends it. */
  readonly send: () => Promise<void>;
}

const FILLED: Readonly<Record<Evaluation, (page: Page, language: Language) => Promise<Filled>>> = {
  async startSurvey(page, language) {
    await openSurvey(page, language);
    await shown(page).locator('[name="pin"]').fill(VISITOR);
    return { part: survey(page), send: () => nextStep(page) };
  },
  async rateSession(page, language) {
    await page.clock.setFixedTime(msOf('during'));
    await openRating(page, { site, session: BLINK, prefix: language === 'en' ? '' : 'hr/' });
    await fillRating(page, VISITOR, 4);
    return { part: dialog(page), send: () => sendRating(page) };
  },
  async sendSurvey(page, language) {
    await storeAnswers(page, { 'answers.overall': ['5'], 'answers.programme': ['4'] });
    await openSurvey(page, language);
    await enterPin(page, VISITOR);
    await expect(heading(page, 'questions')).toBeVisible();
    const send = async (): Promise<void> => {
      await page.evaluate(() => {
        location.hash = '#step-finish';
      });
      await expect(heading(page, 'finish')).toBeVisible();
      await nextStep(page);
    };
    return { part: survey(page), send };
  },
};

async function openSurvey(page: Page, language: Language): Promise<void> {
  await page.clock.setFixedTime(Date.parse(`${AFTER}:00+02:00`));
  await page.goto(site.url + (WORDS[language].prefix + SURVEY_PATH).slice(1));
  await heading(page, 'start').waitFor();
}

/** The announced messages about fields or the whole. */
const messages = (part: Locator): Locator =>
  part.locator('.field-error, [role="alert"] .form-errors').filter({ visible: true, hasText: /\S/ });

interface Reading {
  readonly context: BrowserContext;
  readonly language: Language;
  /** Changes of the service after the pages were filled in. */
  readonly meanwhile: () => Promise<void>;
}

/** Causes all refusals of a stage, on one page for each operation. */
async function refuseAll(stage: Stage, { context, language, meanwhile }: Reading): Promise<void> {
  const filled = new Map<Evaluation, Filled & { readonly page: Page }>();
  for (const operation of new Set(casesOf(stage).map((one) => one.operation))) {
    const page = await context.newPage();
    filled.set(operation, { page, ...(await FILLED[operation](page, language)) });
  }
  await meanwhile();
  for (const one of casesOf(stage)) {
    const at = filled.get(one.operation);
    if (at === undefined) throw new Error(`Nobody has filled in the page of ${one.operation}.`);
    await test.step(`${one.operation}: ${one.code}`, async () => {
      await sentOtherwise(at.page, one, language);
      await at.send();
      const message = MESSAGES[language][one.code] ?? '';
      await expect(messages(at.part)).toHaveText(Array.from({ length: one.places ?? 1 }, () => message));
    });
  }
}

const casesOf = (wanted: Stage): readonly Case[] => CASES.filter(({ stage }) => stage === wanted);

/** Changes the request of the page as the case says. */
async function sentOtherwise(page: Page, one: Case, language: Language): Promise<void> {
  const address = site.api + OPERATIONS[one.operation].path;
  const addressBefore = site.api + OPERATIONS[one.operation === 'rateSession' ? 'rateSession' : 'sendSurvey'].path;
  await page.unroute(address);
  await page.route(address, async (route) => {
    const sent = route.request().postDataJSON() as Body;
    const body = one.body === undefined ? sent : one.body(sent, OWN[language]);
    if (one.before !== undefined) await post(addressBefore, withoutId(one.before(body as Body, OWN[language])));
    const postData = postDataOf(body);
    if (one.origin === undefined) return route.continue({ postData });
    const headers = { ...route.request().headers(), origin: one.origin };
    return route.fulfill({ response: await route.fetch({ headers, postData }) });
  });
}

/** A different submission id for each visitor. */
function withoutId({ submissionId: _, ...body }: Body): Body {
  return body;
}

function post(address: string, body: Body): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Adds a test of a stage for each language. */
function readIn(stage: Stage, title: string, { meanwhile = nothing, afterwards = nothing } = {}): void {
  for (const language of LANGUAGES) {
    test(`${title} (${language})`, language === 'en' ? {} : FULL_RUN_ONLY, async ({ context, complaints }) => {
      test.slow();
      await refuseAll(stage, { context, language, meanwhile });
      await afterwards();
      complaints.length = 0;
    });
  }
}

async function nothing(): Promise<void> {}

const start = async (at: string): Promise<void> => {
  site = await site.restart(at);
};

/** Fills in the pages while the survey is open, and then sets this time until the stage is done. */
const movedTo = (at: string) => ({ meanwhile: () => start(at), afterwards: () => start(AFTER) });

readIn('early', 'an event that has not begun is reported', movedTo('2026-05-08T07:00'));
readIn('active', 'a survey waits for the end of the event', movedTo(instantOf('during')));
readIn('open', 'an invalid PIN, rating or survey is refused with a message');

readIn('broken', 'a failure of the service is reported', {
  meanwhile: async () => created.stopServer?.(),
  afterwards: async () => created.startServer?.(),
});

readIn('over', 'a survey that is over says until when it was open', movedTo(END));

readIn('guessed', 'after many wrong PINs, a PIN needs the e-mail of its ticket unless there is a token', {
  meanwhile: async () => {
    const guess = (more: Body): Promise<Response> =>
      post(`${site.api}/pin-checks`, { ident: 'devlica', year: 2026, pin: '9998', ...more });
    for (let guessed = 0; guessed < 70; guessed += 10) {
      await Promise.all(Array.from({ length: 10 }, () => guess({})));
      await Promise.all(Array.from({ length: 10 }, () => guess({ ticketEmail: GUESSED_EMAIL })));
    }
  },
  afterwards: async () => {
    if (isFull) await start(EVENING);
  },
});
