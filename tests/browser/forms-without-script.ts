import type { Page } from '@playwright/test';
import { OPERATIONS } from '../../src/domain/site/api-contract.ts';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import {
  FORM_PLACES,
  type FormOperation,
  fillForm,
  LANGUAGES,
  type Language,
  linkTo,
  pathIn,
  post,
  teamBody,
} from './form-walk.ts';
import { expect, test } from './quiet-test.ts';
import type { SiteWithService } from './with-service.ts';

const WORDS = {
  en: {
    done: 'Thank you!',
    refused: 'That did not work',
    back: 'Back to the page',
    again: 'Back to the form',
    stored: 'We have received your form.',
    confirm: 'Please open the link in it to confirm.',
    approval: 'We have received your request',
    duplicate: 'Data you have sent already exists!',
    unknown: 'This link is damaged or not one of ours.',
    code: 'Code from the e-mail',
    number: 'Team ID from the e-mail',
  },
  hr: {
    done: 'Hvala!',
    refused: 'Nije uspjelo',
    back: 'Natrag na stranicu',
    again: 'Natrag na obrazac',
    stored: 'Primili smo vaš obrazac.',
    confirm: 'Otvorite poveznicu u njoj da biste potvrdili.',
    approval: 'Primili smo vaš zahtjev',
    duplicate: 'Podaci koje ste poslali već postoje!',
    unknown: 'Poveznica je oštećena ili nije naša.',
    code: 'Kôd iz e-poruke',
    number: 'Oznaka tima iz e-poruke',
  },
} as const;

/** The expected answer to each form. */
const ANSWERS: Readonly<Record<FormOperation, 'stored' | 'confirm' | 'approval'>> = {
  subscribe: 'confirm',
  applyAsSponsor: 'stored',
  applyAsExhibitor: 'stored',
  applyAsVolunteer: 'stored',
  askForPressPass: 'approval',
  registerTeam: 'confirm',
  registerForWorkshops: 'stored',
};

const FORMS = Object.keys(FORM_PLACES) as readonly FormOperation[];

/** The forms that represent the others in the short run. */
const SOME: readonly FormOperation[] = ['askForPressPass', 'registerTeam'];

/** The address that fills in the forms, which also has a ticket. */
export const plainAddress = (operation: FormOperation, language: Language): string =>
  `plain.${operation}@${language}.example`.toLowerCase();

/** Sends forms and confirmations in a browser without script, and checks the answer pages. */
export function testsWithoutScript(site: () => SiteWithService): void {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    for (const language of LANGUAGES) {
      const words = WORDS[language];

      test(
        `every form is answered with a page that links back (${language})`,
        language === 'en' ? {} : FULL_RUN_ONLY,
        async ({ page, complaints }) => {
          for (const operation of FORMS) {
            await send(page, { site: site(), operation, language });
            await expectAnswer(page, { language, title: words.done, text: words[ANSWERS[operation]] });
            await goBack(page, { site: site(), language, operation, link: words.back });
            if (!isFull && !SOME.includes(operation)) continue;
            await send(page, { site: site(), operation, language });
            await expectAnswer(page, { language, title: words.refused, text: words.duplicate });
            await goBack(page, { site: site(), language, operation, link: words.again });
          }
          expect(complaints.filter((one) => !/409/.test(one))).toEqual([]);
          complaints.length = 0;
        },
      );

      test(
        `the codes in e-mails can be typed (${language})`,
        language === 'en' ? {} : FULL_RUN_ONLY,
        async ({ page, complaints }) => {
          for (const operation of ['subscribe', 'registerTeam'] as const) {
            const email = `typed.${operation}@${language}.example`.toLowerCase();
            if (operation === 'registerTeam') await post(site(), '/teams', { ...teamBody(email), language });
            else await post(site(), '/newsletter', { type: 'newsletter', email, language });
            const link = await linkTo(site(), email);
            const codes = new URL(link, site().url).searchParams;
            await page.goto(site().url + link.slice(1).split('?')[0]);
            const redeem = async (token: string): Promise<void> => {
              await page.getByLabel(words.code).fill(token);
              if (operation === 'registerTeam') await page.getByLabel(words.number).fill(codes.get('team') ?? '');
              await page.locator('main form [type="submit"]').click();
            };
            await redeem('x'.repeat(32));
            await expectAnswer(page, { language, title: words.refused, text: words.unknown });
            await page.getByRole('link', { name: words.again }).click();
            await redeem(codes.get('token') ?? '');
            await expectAnswer(page, { language, title: words.done, text: words.stored });
          }
          expect(complaints.filter((one) => !/404/.test(one))).toEqual([]);
          complaints.length = 0;
        },
      );
    }
  });
}

interface Sent {
  readonly site: SiteWithService;
  readonly operation: FormOperation;
  readonly language: Language;
}

async function send(page: Page, { site, operation, language }: Sent): Promise<void> {
  const place = FORM_PLACES[operation];
  await page.goto(site.url + pathIn(language, place.path).slice(1));
  const form = page.locator(place.form);
  await fillForm(form, place.inputs(plainAddress(operation, language)));
  await form.locator('[type="submit"]').click();
  await page.waitForURL(site.api + OPERATIONS[operation].path);
}

interface Answer {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

async function expectAnswer(page: Page, { language, title, text }: Answer): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main')).toContainText(text);
}

async function goBack(
  page: Page,
  { site, language, operation, link }: Sent & { readonly link: string },
): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL(site.url + pathIn(language, FORM_PLACES[operation].path).slice(1));
}
