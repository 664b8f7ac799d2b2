import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { packageDir } from '../support/run-tool.ts';
import { axeFindings } from './axe-findings.ts';
import {
  button,
  choice,
  createRecord,
  expectSaved,
  field,
  group,
  openBoard,
  openList,
  openRecord,
  remove,
  save,
  setMoment,
  unfold,
} from './edit-pages.ts';

/** The steps of the walk that are not about the programme. */

export async function changeEvent(page: Page): Promise<void> {
  await openRecord(page, 'Millrace', 'Events');
  await field(page, 'Tagline').fill('Old programs, looked after');
  await field(page, 'Description').fill('A day in Ambertal about programs that are older than those who run them.');
  await save(page);
}

export async function changeEdition(page: Page): Promise<void> {
  await openRecord(page, 'Millrace 2027', 'Editions');
  await setMoment(group(page, 'Starts at'), '2027-08-20');
  await setMoment(group(page, 'Ends at'), '2027-08-20', '20:00');
  await unfold(group(page, 'Days'), '2027-07-16');
  const day = group(page, 'Days').getByRole('listitem').first();
  await field(day, 'Date').fill('2027-08-20');
  await setMoment(group(day, 'Starts at'), '2027-08-20');
  await setMoment(group(day, 'Ends at'), '2027-08-20', '20:00');
  await setMoment(group(group(page, 'Ticket sales'), 'Until'), '2027-08-19');
  await setMoment(group(group(page, 'Talk proposals'), 'Until'), '2027-05-31');
  await field(page, 'Text before the event').fill(
    'Twelve talks in two tracks. For people who keep old programs running.',
  );
  await field(page, 'Text during the event').fill('Twelve talks in two tracks. Today.');
  await field(page, 'Text after the event').fill('Twelve talks in two tracks. Thank you for coming.');
  const tracks = group(page, 'Tracks');
  for (const [index, [ident, name, room]] of TRACKS.entries()) {
    await button(tracks, '+ Add: Track').click();
    const track = tracks.getByRole('listitem').nth(index);
    await field(track, 'Short name').fill(ident);
    await field(track, 'Name').fill(name);
    await choice(track, 'Room').selectOption(room);
  }
  // The tickets follow later.
  await save(page, ['Ticket sales end on 2027-08-19, but no ticket is on sale after']);
}

const TRACKS = [
  ['building', 'Building', 'Test hall'],
  ['running', 'Running', 'Workshop'],
] as const;

/** The edition has other dates now, which `check` says of the QR code that leads to its schedule on the day. */
export async function changeQrCode(page: Page): Promise<void> {
  await openRecord(page, 'Site', 'Site');
  await page.getByRole('link', { name: /The QR code leads to the schedule/ }).click();
  const target = group(page, 'Targets')
    .getByRole('listitem')
    .filter({ has: page.locator(':focus') })
    .last();
  await setMoment(group(target, 'From'), '2027-08-20');
  await setMoment(group(target, 'Until'), '2027-08-20');
  await save(page);
}

export async function changeTickets(page: Page): Promise<void> {
  await openRecord(page, 'Tickets', 'Tickets');
  const ticket = (index: number) => group(page, 'Tickets').locator('ol').first().locator('> li').nth(index);
  await unfold(ticket(0), 'Early');
  await field(ticket(0), 'Price').fill('95');
  await setMoment(group(ticket(0), 'Sold until'), '2027-06-13');
  await unfold(ticket(1), 'Regular');
  await setMoment(group(ticket(1), 'Sold from'), '2027-06-14');
  await setMoment(group(ticket(1), 'Sold until'), '2027-08-19');
  await button(page, '+ Add: Ticket').click();
  await field(ticket(2), 'Name').fill('Supporter');
  await field(ticket(2), 'Price').fill('260.5');
  await field(ticket(2), 'Short name').fill('supporter');
  await field(ticket(2), 'Icon').fill('supporter');
  await field(ticket(2), 'Remark').fill('Pays for a student: thank you!');
  for (const name of ['Shown', 'On sale', 'Conference', 'Lunch', 'Named among the supporters'])
    await ticket(2).getByRole('checkbox', { name, exact: true }).check();
  await save(page);
}

export async function changeSponsors(page: Page): Promise<void> {
  for (const { name, description } of SPONSORS) {
    await createRecord(page, 'New sponsor', name);
    const logo = {
      name: `${name} logo.svg`,
      mimeType: 'image/svg+xml',
      buffer: readFileSync(join(packageDir, 'templates/starter/content/media/sponsors/tallowby.svg')),
    };
    await page.locator('input[type=file]').first().setInputFiles(logo);
    await expect(page.locator('p.status')).toHaveText('Added.');
    await field(page, 'Website').fill(`https://${name.toLowerCase().replace(' ', '-')}.example/`);
    await field(page, 'Description').fill(description);
    await save(page);
  }
  await openRecord(page, 'Millrace 2027', 'Editions');
  await choice(group(page, 'Third level'), 'Sponsor 1').selectOption('Nit Cloud');
  await choice(group(page, 'Fifth level'), 'Sponsor 1').selectOption('Kvadrat Studio');
  await choice(group(page, 'Sponsors of single things'), 'Coffee').selectOption('Kvadrat Studio');
  await save(page);
  await openRecord(page, 'Schedule', 'Schedules');
  const entries = group(page, 'Programme');
  for (const title of ['Coffee', 'Coffee and cake']) {
    const entry = await unfold(entries, title);
    await field(entry, 'Sponsor').fill('Kvadrat Studio');
  }
  await save(page);
  for (const name of ['Tallowby', 'Wickhart Hosting']) {
    await openRecord(page, name, 'Sponsors');
    await remove(page);
  }
}

const SPONSORS = [
  {
    name: 'Nit Cloud',
    description:
      'Servers that stay where they are, in a cellar below the weir, where the river cools them: nobody has had to restart one since the mill was closed.',
  },
  { name: 'Kvadrat Studio', description: 'Pages for *small* screens, and for old ones.' },
];

export async function changeQuestions(page: Page): Promise<void> {
  await openRecord(page, 'The programme is complete', 'News');
  await remove(page);
  await createRecord(page, 'New question', 'Where can I park?');
  await field(page, 'Answer').fill(
    'At the station. Ask {contactEmail} if you need a place at the works:\n\n- with a wheelchair,\n- with a van.',
  );
  await save(page);
  await button(page, 'Hide').click();
  await expect(button(page, 'Show')).toBeVisible();
  await expectSaved(page);
  await openList(page);
  const question = page.getByRole('link', { name: 'Where can I park? hidden', exact: true });
  await question.click();
  await button(page, 'Show').click();
  await expect(button(page, 'Hide')).toBeVisible();
  await expectSaved(page);
}

export async function renameSpeaker(page: Page): Promise<void> {
  await openRecord(page, 'Jo Bloggs', 'Speakers');
  await button(page, 'Rename…').click();
  await page.getByRole('dialog').getByLabel('Name in the address').fill('bloggs-joan');
  await button(page.getByRole('dialog'), 'Rename').click();
  await expect(page.locator('p.path')).toHaveText(/bloggs-joan\.md$/);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('p.path')).toHaveText(/bloggs-jo\.md$/);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.locator('p.path')).toHaveText(/bloggs-joan\.md$/);
}

export async function lookAtViews(page: Page): Promise<void> {
  await openList(page);
  await expectAccessible(page);
  await openRecord(page, 'Mia Berg', 'Speakers');
  await expectAccessible(page);
  await openBoard(page);
  await expectAccessible(page);
}

export async function publish(page: Page): Promise<void> {
  await openList(page);
  await page.getByRole('button', { name: /files to publish$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expectAccessible(page);
  await dialog.getByLabel('What has changed').fill('Plan Millrace 2027');
  await button(dialog, 'Publish').click();
  await expect(dialog.getByRole('status')).toContainText('Published.');
  await button(dialog, 'Close').click();
  await expect(button(page, 'Everything is published')).toBeVisible();
}

/** Expects that axe finds nothing in a large light window, and in a small dark one. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 320],
    ['light', 1280],
  ] as const) {
    // Otherwise a message that fades out may have little contrast meanwhile.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await axeFindings(page), `${colorScheme}, ${width} px wide`).toEqual([]);
  }
}
