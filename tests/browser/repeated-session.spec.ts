import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesOf } from '../../src/domain/programme/star-codes.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { runTool } from '../support/run-tool.ts';
import { expect, test } from './quiet-test.ts';
import { type StartedTool, startTool } from './started-tool.ts';

/** A session that is given twice: both times on its page, and in the schedule one star for both rows. */

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'serial' });

const SESSION = 'quiet-forms';
const AT = '2027-04-01T12:00';

let copy: ContentCopy;
let server: StartedTool;

test.beforeAll(async () => {
  copy = copyContent(SMALL_SITE);
  const schedule = 'content/events/meander/2027/schedule.yaml';
  copy.write(schedule, `${copy.read(schedule)}  - session: ${SESSION}\n    startsAt: '15:00'\n`);
  const out = join(copy.rootDir, 'dist');
  const { status, stderr } = await runTool(['--root', copy.rootDir, 'build', '--at', AT, '--out', out]);
  expect(status, stderr).toBe(0);
  server = await startTool(['serve', '--out', out, '--port', '0']);
});

test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(Date.parse(`${AT}:00+02:00`));
});

test('its page has both times, each with its row in the schedule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${server.url}meander/2027/sessions/${SESSION}/`);
  const times = page.locator('.talk-head .facts time');
  await expect(times).toHaveText([/11:00–11:40/, /15:00–15:40/]);
  await page.locator('.talk-head .facts').nth(1).getByRole('link').first().click();
  await expect(page.locator(`#session-${SESSION}--2`)).toBeInViewport();
});

test('a star in one row is a star in the other, and both are in the personal schedule and its calendar', async ({
  page,
}) => {
  await page.goto(`${server.url}meander/`);
  const schedule = page.locator('[data-schedule]');
  await schedule.scrollIntoViewIfNeeded();
  await expect(schedule).toHaveAttribute('data-board', 'ready');
  const stars = page.locator(`[data-star="${SESSION}"]`);
  await stars.nth(1).click();
  for (const star of [stars.first(), stars.nth(1)]) await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox', { name: 'Only my stars 1' }).press('Space');
  await expect(schedule.locator('.row:visible [data-star]')).toHaveCount(2);
  await page.locator('[data-more-tools]').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'My stars as a calendar' }).click();
  const calendar = readFileSync(await (await downloading).path(), 'utf8');
  expect(calendar.match(/^DTSTART;.*T\d{4}/gm)?.map((line) => line.slice(-4))).toEqual(['1100', '1500']);
});

test('a link with its star names it once, and counts the sessions that the page does not have', async ({ page }) => {
  await page.goto(`${server.url}meander/#stars=${codesOf([SESSION, 'elsewhere'])}`);
  const shared = page.locator('.shared-stars');
  await expect(shared.getByRole('link')).toHaveCount(1);
  await expect(shared).toContainText('not in the programme for now: 1');
});
