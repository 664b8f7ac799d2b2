import type { Locator, Page } from '@playwright/test';
import type { OPERATIONS } from '../../src/domain/site/api-contract.ts';
import { company, person } from '../api/bodies.ts';
import { expect } from './quiet-test.ts';
import type { SiteWithService } from './with-service.ts';

/** Fills in the forms of the site like a user. */

export type FormOperation = keyof Pick<
  typeof OPERATIONS,
  | 'subscribe'
  | 'applyAsSponsor'
  | 'applyAsExhibitor'
  | 'applyAsVolunteer'
  | 'askForPressPass'
  | 'registerTeam'
  | 'registerForWorkshops'
>;

/** What to do with a control: type a text, tick it, or choose from a list. */
type Input = string | true | { readonly choose: string };

export interface FormPlace {
  readonly path: string;
  /** Which form of the page it is. */
  readonly form: string;
  readonly inputs: (email: string) => Readonly<Record<string, Input>>;
}

const member = (index: number, name: string) => ({
  [`members.${index}.fullName`]: name,
  [`members.${index}.shirtSize`]: { choose: 'M' },
});

export const FORM_PLACES: Readonly<Record<FormOperation, FormPlace>> = {
  subscribe: { path: '/devlica/', form: '[data-form="newsletter"]', inputs: (email) => ({ email }) },
  applyAsSponsor: { path: '/sponsors/', form: '[data-form="sponsor"]', inputs: company },
  applyAsExhibitor: { path: '/exhibitors/', form: '[data-form="exhibitor"]', inputs: company },
  applyAsVolunteer: { path: '/volunteer/', form: '[data-form="volunteer"]', inputs: person },
  askForPressPass: {
    path: '/press-register/',
    form: '[data-form="press"]',
    inputs: (email) => ({ ...person(email), company: 'Glas', web: 'https://glas.example', 'events=devlica': true }),
  },
  registerTeam: {
    path: '/hacklica/register/',
    form: '[data-form="team"]',
    inputs: (email) => ({
      teamName: `Team ${email}`,
      teamEmail: email,
      memberCount: '2',
      ...member(0, 'Ana Horvat'),
      ...member(1, 'Ivo Kralj'),
      'teamLeader=0': true,
    }),
  },
  registerForWorkshops: {
    path: '/worklica/',
    form: '[data-form="workshops"]',
    inputs: (email) => ({ email, 'workshops=screen-reader-first-time': true }),
  },
};

export const LANGUAGES = ['en', 'hr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A path of the site in a language. */
export const pathIn = (language: Language, path: string): string => (language === 'en' ? path : `/${language}${path}`);

/** The parts of a form whose island is awake. */
export interface AwakeForm {
  readonly form: Locator;
  readonly summary: Locator;
  readonly status: Locator;
  /** The element that replaces the form after it was sent. */
  readonly outcome: Locator;
  readonly button: Locator;
}

/** Opens the page of a form and waits until its island is awake. */
export async function openForm(
  page: Page,
  { site, language, place }: { readonly site: SiteWithService; readonly language: Language; readonly place: FormPlace },
): Promise<AwakeForm> {
  await page.goto(site.url + pathIn(language, place.path).slice(1));
  const form = page.locator(place.form);
  await form.scrollIntoViewIfNeeded();
  await form.locator('input:visible').first().focus();
  await expect(form).toHaveAttribute('data-awake');
  return awake(form);
}

export function awake(form: Locator): AwakeForm {
  return {
    form,
    summary: form.getByRole('alert'),
    status: form.getByRole('status'),
    outcome: form.page().locator('.form-sent'),
    button: form.locator('[type="submit"]'),
  };
}

/** Fills in a form. `NAME=VALUE` selects one of several controls with that name. */
export async function fillForm(form: Locator, inputs: Readonly<Record<string, Input>>): Promise<void> {
  for (const [key, input] of Object.entries(inputs)) {
    const [name = '', value] = key.split('=');
    const control = form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
    if (input === true) await control.check();
    else if (typeof input === 'string') await control.fill(input);
    else await control.selectOption(input.choose);
  }
}

/** The link in the latest e-mail to an address. Waits for the e-mail. */
export async function linkTo(site: SiteWithService, email: string): Promise<string> {
  const link = (): string => site.emails(email).at(-1)?.path ?? '';
  await expect.poll(link).toMatch(/token=/);
  return link();
}

/** Sends a body to the service as any program could. Throws the error of a refusal. */
export async function post(site: SiteWithService, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(site.api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** The body for a team as its page sends it. Its name is its address. */
export const teamBody = (email: string): object => ({
  type: 'team',
  ident: 'hacklica',
  year: 2026,
  eventName: 'Hacklica',
  dataSetId: 'hacklica-2026-team',
  teamName: email,
  teamEmail: email,
  memberCount: 2,
  members: [
    { fullName: 'Ana Horvat', shirtSize: 'M', teamLeader: true },
    { fullName: 'Ivo Kralj', shirtSize: '6XL' },
  ],
});

/** The body for a seat in one workshop. */
export const workshopBody = (ident: string, email: string): object => ({
  type: 'workshops',
  ident: 'worklica',
  year: 2026,
  eventName: 'Worklica',
  dataSetId: 'worklica-2026-workshops',
  workshops: [ident],
  email,
});
