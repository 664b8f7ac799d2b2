import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does in the editor at `/dev/edit/`, by the names that a screen reader reads. The editor is in English. */

/** The whole name of a field, with or without the marks behind it. */
export function named(label: string): RegExp {
  return new RegExp(`^${escaped(label)}(?:\\s+required|\\s+Not published)*$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text field, in a part of the form where its name is the only one. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: named(label) });
}

export function choice(within: Page | Locator, label: string): Locator {
  return within.getByRole('combobox', { name: named(label) });
}

export function group(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: named(label) });
}

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** What has just happened, as a screen reader reads it. */
export const status = (page: Page): Locator => page.locator('p.status');

/** The list of all records. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All content' })).toBeVisible();
}

/** Opens the record with a title, below the heading of its kind in the list. */
export async function openRecord(page: Page, title: string, kind: string): Promise<void> {
  await openList(page);
  const ofKind = page.locator('dl > div').filter({ has: page.getByRole('term').getByText(kind, { exact: true }) });
  await ofKind.getByRole('link', { name: new RegExp(`^${escaped(title)}(?: \\d+ \\w+)*$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Creates a record and opens its form. */
export async function createRecord(page: Page, what: string, title: string): Promise<void> {
  await openList(page);
  await button(page, `+ ${what}`).click();
  await page.getByRole('dialog').getByLabel('Title or name').fill(title);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Created.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Saves with the keyboard. Expects that nothing is wrong with the record but these problems of its fields. */
export async function save(page: Page, problems: readonly string[] = []): Promise<void> {
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  for (const text of problems) await expect(page.locator('.problems', { hasText: text })).toHaveCount(1);
  await expect(page.locator('.problems, .failure')).toHaveCount(problems.length);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(button(page, 'Save')).toBeDisabled();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
}

/** Deletes the open record. */
export async function remove(page: Page): Promise<void> {
  await button(page, 'Delete…').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(status(page)).toHaveText('Deleted.');
}

/** Opens a group of fields, or an item of a list, that is folded behind its title. */
export async function unfold(within: Page | Locator, title: string): Promise<Locator> {
  const summary = within.locator('summary').filter({ hasText: named(title) });
  const details = summary.locator('..');
  if ((await details.getAttribute('open')) === null) await summary.click();
  return details;
}

/** Sets a day and its time. */
export async function setMoment(within: Locator, day: string, time?: string): Promise<void> {
  await within.getByLabel('Day', { exact: true }).fill(day);
  if (time !== undefined) await within.getByLabel('Time', { exact: true }).fill(time);
}

/** The board of the programme. */
export async function openBoard(page: Page): Promise<void> {
  await openList(page);
  await page.getByRole('link', { name: /^Programme / }).click();
  await expect(page.getByRole('region', { name: 'Not in the programme' })).toBeVisible();
}

export interface Place {
  readonly day?: string;
  /** The index of the list among those of the day, of which the first is that for everybody. */
  readonly list?: number;
  readonly position?: string | RegExp;
}

/** Moves an entry of the board with its dialog, and waits until it is saved. */
export async function moveTo(page: Page, title: string, place: Place): Promise<void> {
  await button(page, `Move to… ${title}`).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, 'Day', place.day);
  if (place.list !== undefined) await choice(dialog, 'Room or track').selectOption({ index: place.list });
  await choose(dialog, 'Position', place.position);
  await button(dialog, 'Move').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.board-status [role=status]')).not.toBeEmpty();
}

/** Chooses the option whose text is, or matches, what is wanted. */
export async function choose(within: Locator, label: string, wanted: string | RegExp | undefined): Promise<void> {
  if (wanted === undefined) return;
  const select = choice(within, label);
  const text = await select.getByRole('option').filter({ hasText: wanted }).first().textContent();
  await select.selectOption({ label: text ?? '' });
}
