import { fill, open, openIsland, type Walk } from './island-walks.ts';
import { holdRequests } from './navigated.ts';
import { expect } from './quiet-test.ts';

/** Scenarios that reach every state of forms and confirmations. */

/** A form: empty, with errors, while it is sent, sent, refused, and without a connection. */
export const walkForm: Walk = async (visit, look) => {
  const { page, prefix, number } = visit;
  const values = {
    fullName: 'Ana Horvat',
    email: `ana${number}@example.org`,
    phone: '+385991112222',
    company: 'Glas',
    web: 'https://glas.example',
  };
  const form = await openIsland(visit, '/press-register/', 'form');
  const submit = form.locator('[type="submit"]');
  await look('empty');
  await submit.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await look('with mistakes');
  await fill(form, values);
  await form.locator('[name="events"]').first().check();
  const release = await holdRequests(page, /\/api\/v1\/press$/);
  await submit.click();
  await expect(form.locator('form')).toHaveAttribute('aria-busy', 'true');
  await look('on its way');
  release();
  await expect(form.locator('.form-sent')).toBeFocused();
  await look('sent');
  await openIsland(visit, '/press-register/', 'form');
  await fill(form, values);
  await form.locator('[name="events"]').first().check();
  await submit.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await look('refused');
  await page.context().setOffline(true);
  await fill(form, { email: `ivo${number}${prefix.slice(1)}@example.org` });
  await submit.click();
  await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByRole('alert')).toBeFocused();
  await look('without a connection');
  await page.context().setOffline(false);
};

/** A team: with an additional member, with errors. */
export const walkTeam: Walk = async (visit, look) => {
  const form = await openIsland(visit, '/hacklica/register/', 'form');
  await form.locator('button.button-hollow').last().click();
  await expect(form.locator('[data-group^="member-"]:visible')).toHaveCount(3);
  await look('with a member more');
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await look('with mistakes');
};

/** Workshops: some are excluded by a choice. */
export const walkSeats: Walk = async (visit, look) => {
  await open(visit, '/worklica/');
  const form = visit.page.locator('#workshop-registration');
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('checkbox').first().check();
  await expect(form.locator('[type="checkbox"]:disabled')).toHaveCount(1);
  await look('with workshops at the same time');
};

/** A confirmation: without its link, without a connection, refused finally, and done. */
export const walkConfirmation: Walk = async (visit, look) => {
  const { page, site, number } = visit;
  const email = `emails${number}@example.org`;
  const path = '/newsletter-confirmation/';
  const confirmation = await openIsland(visit, path, 'confirmation');
  await expect(confirmation.getByRole('textbox')).toBeVisible();
  await look('without its link');
  await openIsland(visit, `${path}?token=m9Q2v8Rk1Zt7Yw4Xs6Nb3A`, 'confirmation');
  await page.context().setOffline(true);
  await confirmation.getByRole('button').click();
  await expect(confirmation.getByRole('alert')).toBeFocused();
  await look('without a connection');
  await page.context().setOffline(false);
  await confirmation.getByRole('button').click();
  await expect(confirmation.getByRole('link')).toBeVisible();
  await expect(confirmation.getByRole('alert')).toBeFocused();
  await look('refused for good');
  await open(visit, '/devlica/');
  const form = page.locator('#newsletter [data-island="form"]');
  await form.locator('[name="email"]').focus();
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  await fill(form, { email });
  await form.locator('[type="submit"]').click();
  await expect(form.locator('.form-sent')).toBeFocused();
  const link = (): string => site.emails(email)[0]?.path ?? '';
  await expect.poll(link).toMatch(/token=/);
  await page.goto(site.url + link().slice(1));
  await expect(confirmation).toHaveAttribute('data-island-state', 'ready');
  await confirmation.getByRole('button').click();
  await expect(confirmation.locator('.form-sent')).toBeFocused();
  await look('done');
};
