import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { axeFindings } from './axe-findings.ts';
import { FORM_PLACES, LANGUAGES, linkTo, openForm } from './form-walk.ts';
import { expect, test } from './quiet-test.ts';
import type { SiteWithService } from './with-service.ts';

const WORDS = {
  en: {
    add: 'Add a member',
    remove: 'Remove member 2',
    members: 'Team members: 3',
    leader: 'Please choose a team leader!',
    size: 'Please choose a T-shirt size!',
    maximum: 'A team can have at most 6 members!',
    sent: 'There is one more step',
    done: 'Confirmed!',
    used: 'This link has already been used.',
    onward: 'Continue to the site',
    names: ['Team name', 'Team e-mail', 'How many of you are there?'],
    member: ['Full name', 'T-shirt size', 'Vegetarian meals', 'Team leader'],
    hints: ['', 'The link that confirms the registration goes to this address.', 'From 2 to 6.'],
    first: 'Member 1',
  },
  hr: {
    add: 'Dodajte člana',
    remove: 'Uklonite 2. člana',
    members: 'Broj članova tima: 3',
    leader: 'Odaberite voditelja tima!',
    size: 'Odaberite veličinu majice!',
    maximum: 'Tim može imati najviše 6 članova!',
    sent: 'Ostao je još jedan korak',
    done: 'Potvrđeno!',
    used: 'Poveznica je već iskorištena.',
    onward: 'Nastavite na stranice',
    names: ['Naziv tima', 'E-adresa tima', 'Koliko vas ima?'],
    member: ['Ime i prezime', 'Veličina majice', 'Vegetarijanska prehrana', 'Voditelj tima'],
    hints: ['', 'Na ovu adresu stiže poveznica kojom se prijava potvrđuje.', 'Od 2 do 6.'],
    first: '1. član',
  },
} as const;

/** Registers a team from the first field to the place with a keyboard only, and checks what a screen reader announces. */
export function testsByKeyboard(site: () => SiteWithService): void {
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    const open = (page: Page) => openForm(page, { site: site(), language, place: FORM_PLACES.registerTeam });

    test(
      `a team registers with the keyboard alone (${language})`,
      language === 'en' ? {} : FULL_RUN_ONLY,
      async ({ page, complaints }) => {
        const email = `keyboard@${language}.example`;
        const { form, summary, status, outcome } = await open(page);
        const members = form.locator('[data-group^="member-"]:visible');
        await expect(members).toHaveCount(2);
        await typeAt(page, 'teamName', `Keys ${language}`);
        await typeAt(page, 'teamEmail', email);
        await tabTo(page, form.getByRole('button', { name: words.add }));
        await page.keyboard.press('Enter');
        await expect(members).toHaveCount(3);
        await expect(status).toHaveText(words.members);
        await expect(form.locator('[name="memberCount"]')).toHaveValue('3');
        await expect(form.locator('[name="members.2.fullName"]')).toBeFocused();
        await page.keyboard.type('Eva');
        await typeAt(page, 'members.0.fullName', 'Ana', 'Shift+Tab');
        await typeAt(page, 'members.1.fullName', 'Ivo');
        await tabTo(page, form.getByRole('button', { name: words.remove }));
        await page.keyboard.press('Space');
        await expect(members).toHaveCount(2);
        await expect(form.locator('[name="members.1.fullName"]')).toHaveValue('Eva');
        await expect(form.locator('[name="members.1.fullName"]')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(summary).toContainText(words.leader);
        await expect(form.locator('[name="members.0.shirtSize"]')).toBeFocused();
        await expect(form.locator('[name="members.0.shirtSize"]')).toHaveAccessibleDescription(words.size);
        expect(await axeFindings(page, 'main')).toEqual([]);
        await page.keyboard.type('XL');
        await typeAt(page, 'members.1.shirtSize', '2XL');
        await typeAt(page, 'memberCount', '9', 'Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(form.locator('[name="memberCount"]')).toBeFocused();
        await expect(form.locator('[name="memberCount"]')).toHaveAccessibleDescription(new RegExp(words.maximum));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('2');
        await tabTo(page, form.locator('[name="teamLeader"]').first());
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await expect(form.locator('[name="teamLeader"]').nth(1)).toBeChecked();
        await page.keyboard.press('Enter');
        await expect(outcome).toContainText(words.sent);
        await expect(outcome).toBeFocused();
        await confirm(page, { site: site(), email, words });
        complaints.splice(0, complaints.length, ...complaints.filter((one) => !/409/.test(one)));
      },
    );

    test(`the fields of a team have accessible names (${language})`, async ({ page }) => {
      const { form } = await open(page);
      for (const [index, name] of ['teamName', 'teamEmail', 'memberCount'].entries()) {
        const field = form.locator(`[name="${name}"]`);
        await expect(field).toHaveAccessibleName(words.names[index] ?? '');
        await expect(field).toHaveAccessibleDescription(words.hints[index] ?? '');
      }
      const first = form.getByRole('group', { name: words.first });
      for (const [index, name] of words.member.entries()) {
        await expect(first.locator('input, select').nth(index)).toHaveAccessibleName(name);
      }
      expect(await tabStops(page, form)).toEqual([
        'teamName',
        'teamEmail',
        'memberCount',
        'members.0.fullName',
        'members.0.shirtSize',
        'members.0.vegetarian',
        'teamLeader',
        'members.1.fullName',
        'members.1.shirtSize',
        'members.1.vegetarian',
        'add',
        'submit',
      ]);
    });
  }
}

/** Presses Tab until a control has the focus. Fails if it is not reached. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = (): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}

async function typeAt(page: Page, name: string, text: string, key = 'Tab'): Promise<void> {
  await tabTo(page, page.locator(`[name="${name}"]:not(:disabled)`).first(), key);
  await page.keyboard.type(text);
}

/** The tab stops of a form: names of fields, and buttons by what they do. */
async function tabStops(page: Page, form: Locator): Promise<readonly string[]> {
  const stops: string[] = [];
  await form.locator('input:visible').first().focus();
  const stop = (): Promise<string | undefined> =>
    form.evaluate((element) => {
      const active = document.activeElement;
      if (!element.contains(active)) return undefined;
      if (active instanceof HTMLButtonElement) return active.type === 'submit' ? 'submit' : 'add';
      return active?.getAttribute('name') ?? '';
    });
  for (let at = await stop(); at !== undefined; at = await stop()) {
    stops.push(at);
    await page.keyboard.press('Tab');
  }
  return stops;
}

interface Confirmed {
  readonly site: SiteWithService;
  readonly email: string;
  readonly words: (typeof WORDS)['en' | 'hr'];
}

/** Opens the link in the e-mail and presses the button, which is gone the second time. */
async function confirm(page: Page, { site, email, words }: Confirmed): Promise<void> {
  const address = site.url + (await linkTo(site, email)).slice(1);
  const confirmation = page.locator('[data-island="confirmation"]');
  const press = async (): Promise<void> => {
    await page.goto(address);
    await expect(confirmation).toHaveAttribute('data-island-state', 'ready');
    await tabTo(page, confirmation.getByRole('button'));
    await page.keyboard.press('Enter');
  };
  await press();
  await expect(confirmation.getByRole('status')).toContainText(words.done);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await press();
  await expect(confirmation.getByRole('alert')).toContainText(words.used);
  await expect(confirmation.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(confirmation.getByRole('link', { name: words.onward })).toBeFocused();
  expect(await axeFindings(page, 'main')).toEqual([]);
}
