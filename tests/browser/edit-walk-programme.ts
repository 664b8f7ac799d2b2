import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { packageDir } from '../support/run-tool.ts';
import {
  button,
  choice,
  choose,
  createRecord,
  field,
  group,
  moveTo,
  openBoard,
  openRecord,
  remove,
  save,
  unfold,
} from './edit-pages.ts';
import {
  KEYNOTE,
  KEYNOTE_SPEAKER,
  LAST_TALK,
  type PlannedSession,
  type PlannedSpeaker,
  SPEAKERS,
  TALKS,
} from './edit-walk-conference.ts';

/** The programme of the walk: the invented one goes, speakers and sessions are created, and the board gets them. */

const INVENTED_SESSIONS = [
  'The lights stay on',
  'A backup is a promise',
  'Read the error aloud',
  'Small pages for bad networks',
  'Ten years of one spreadsheet',
  'What we switched off',
];

const INVENTED_SPEAKERS = [
  'Ilse Marrowdale',
  'Kofi Adembra',
  'Nerida Ashgrove',
  'Rafael Quintaro',
  'Tobias Fenwright',
  'Yuna Hoshigawa',
];

export async function removeProgramme(page: Page): Promise<void> {
  await openBoard(page);
  for (const title of INVENTED_SESSIONS) await moveTo(page, title, { day: 'Not in the programme' });
  for (let block = 0; block < 2; block += 1) {
    await page.getByRole('button', { name: 'Move to… Test hall · Workshop' }).first().click();
    const dialog = page.getByRole('dialog');
    await choose(dialog, 'Day', /^Nowhere/);
    await button(dialog, 'Move').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Move to… Test hall · Workshop' })).toHaveCount(1 - block);
  }
  for (const [kind, titles] of [
    ['Sessions', INVENTED_SESSIONS],
    ['Speakers', INVENTED_SPEAKERS],
  ] as const) {
    for (const title of titles) {
      await openRecord(page, title, kind);
      await remove(page);
    }
  }
}

export async function createSpeakers(page: Page): Promise<void> {
  await createKeynoteSpeaker(page);
  for (const speaker of SPEAKERS) {
    await createRecord(page, 'New speaker', speaker.name);
    await fillSpeaker(page, speaker);
  }
}

async function createKeynoteSpeaker(page: Page): Promise<void> {
  await createRecord(page, 'New speaker', KEYNOTE_SPEAKER.name);
  await dropPortrait(page);
  await expect(choice(page, 'Portrait')).toHaveValue('speakers/mia-berg.jpg');
  const links = await unfold(page.locator('main'), 'Links');
  const website = field(links, 'Website');
  await website.fill('berg');
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await expect(website).toHaveAccessibleDescription(/Error: .*berg/);
  await website.fill('https://berg.example/');
  await field(links, 'Mastodon').fill('https://social.example/@mia');
  await page.getByRole('checkbox', { name: 'Keynote speaker' }).check();
  await fillSpeaker(page, KEYNOTE_SPEAKER);
}

/** Drops a file from the desktop on the field of the portrait. */
async function dropPortrait(page: Page): Promise<void> {
  const portrait = join(packageDir, 'templates/starter/content/media/speakers/hoshigawa-yuna.jpg');
  const files = await page.evaluateHandle(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'Mia Berg.jpg', { type: 'image/jpeg' }));
      return transfer;
    },
    readFileSync(portrait, 'base64'),
  );
  await choice(page, 'Portrait').dispatchEvent('drop', { dataTransfer: files });
}

async function fillSpeaker(page: Page, { position, biography }: PlannedSpeaker): Promise<void> {
  await field(page, 'Position').fill(position);
  await field(page, 'Biography').fill(biography);
  await save(page);
}

export async function createSessions(page: Page): Promise<void> {
  for (const session of [KEYNOTE, ...TALKS.building, ...TALKS.running, LAST_TALK]) await createSession(page, session);
}

async function createSession(page: Page, session: PlannedSession): Promise<void> {
  await createRecord(page, 'New session', session.title);
  const speakers = group(page, 'Speakers');
  for (const [index, speaker] of session.speakers.entries()) {
    await button(speakers, '+ Add: Speaker').click();
    await choice(speakers, `Speaker ${index + 1}`).selectOption(speaker);
  }
  if (session.minutes !== undefined) await field(page, 'Minutes').fill(session.minutes);
  if (session === KEYNOTE) await page.getByRole('checkbox', { name: 'Keynote' }).check();
  await field(page, 'Description').fill(session.description);
  await save(page);
}

export async function plan(page: Page): Promise<void> {
  await openBoard(page);
  await addEntry(page, { kind: 'Parallel tracks', names: ['Building', 'Running'], position: /^After “Coffee”/ });
  await addEntry(page, { kind: 'Parallel tracks', names: ['Building', 'Running'], position: /^After “Lunch/ });
  await moveTo(page, KEYNOTE.title, { position: /^After “Opening”/ });
  for (const [track, talks] of [TALKS.building, TALKS.running].entries()) {
    for (const [index, { title }] of talks.entries()) {
      await moveTo(page, title, { list: (index < 3 ? 1 : 3) + track });
    }
  }
  await drag(page, LAST_TALK.title, 'Closing');
  await addEntry(page, { kind: 'Other break', title: 'Lemonade', position: /^After “Goodbye, world”/ });
  await button(page, 'Time… Evening under lanterns').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fixed start').fill('18:00');
  await button(dialog, 'Fix the start').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.board-clash')).toHaveCount(0);
  await expect(page.getByText('Every session has its place in the programme.')).toBeVisible();
}

interface Added {
  readonly kind: string;
  readonly title?: string;
  readonly names?: readonly string[];
  readonly position: RegExp;
}

async function addEntry(page: Page, { kind, title, names = [], position }: Added): Promise<void> {
  await button(page, 'Add a break, an entry or parallel rooms…').click();
  const dialog = page.getByRole('dialog');
  await choice(dialog, 'Kind').selectOption(kind);
  if (title !== undefined) await field(dialog, 'Title').fill(title);
  for (const name of names) await dialog.getByRole('checkbox', { name }).check();
  await choose(dialog, 'Position', position);
  await button(dialog, 'Add').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.board-status [role=status]')).not.toBeEmpty();
}

/** Drags an entry by its handle to before another one. */
async function drag(page: Page, title: string, before: string): Promise<void> {
  const entry = (name: string) =>
    page.locator('li.board-entry').filter({ has: page.getByRole('button', { name: `Move to… ${name}`, exact: true }) });
  await entry(title).last().locator('.board-handle').hover();
  await page.mouse.down();
  const target = entry(before).last();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${before} is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + 6, { steps: 4 });
  await expect(page.locator('.board-landing')).toHaveText(title);
  await page.mouse.up();
  await expect(page.locator('.board-status [role=status]')).not.toBeEmpty();
}
