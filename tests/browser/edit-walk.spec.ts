import { join } from 'node:path';
import { runTool } from '../support/run-tool.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { treeHash } from '../support/tree-hash.ts';
import { withAxe } from './axe-findings.ts';
import { WRITTEN_BY_HAND } from './edit-walk-files.ts';
import { createSessions, createSpeakers, plan, removeProgramme } from './edit-walk-programme.ts';
import {
  changeEdition,
  changeEvent,
  changeQrCode,
  changeQuestions,
  changeSponsors,
  changeTickets,
  lookAtViews,
  publish,
  renameSpeaker,
} from './edit-walk-records.ts';
import { EDITED_AT, newSite } from './edit-walk-site.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/**
 * A conference is made in the browser alone, from what `conf-site init` makes: this test reads files at its end, and never
 * writes one.
 */

test.use({ serviceWorkers: 'block' });

test(
  'a conference is made from a new site in the editor alone, and another clone has it once it is published',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const site = await newSite();
    const watch = await startTool(['--root', site.rootDir, 'watch', '--port', '0', '--at', EDITED_AT], site.env);
    try {
      await withAxe(page);
      await test.step('follow Edit in the toolbar of a page', async () => {
        await page.goto(watch.signedUrl);
        await page.goto(`${watch.url}millrace/`);
        await waitForRuntime(page);
        await page.getByRole('link', { name: 'Edit', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Content of the page' })).toBeVisible();
      });
      await test.step('change texts and dates of the event and its edition', async () => {
        await changeEvent(page);
        await changeEdition(page);
        await changeQrCode(page);
      });
      await test.step('remove the invented programme', () => removeProgramme(page));
      await test.step('create twelve speakers', () => createSpeakers(page));
      await test.step('create twelve sessions', () => createSessions(page));
      await test.step('put them on the board', () => plan(page));
      await test.step('change tickets, sponsors, questions and news', async () => {
        await changeTickets(page);
        await changeSponsors(page);
        await changeQuestions(page);
      });
      await test.step('rename, undo and redo', () => renameSpeaker(page));
      await test.step('axe finds nothing on the list, a form and the board', () => lookAtViews(page));
      await test.step('publish', () => publish(page));
      await test.step('another clone has it, and check finds nothing', async () => {
        const other = site.otherClone();
        expect(treeHash(join(other, 'content'))).toEqual(treeHash(join(site.rootDir, 'content')));
        const { status, stdout } = await runTool(['--root', other, 'check', '--at', EDITED_AT]);
        expect(stdout).toMatch(/^No problems in/);
        expect(status).toBe(0);
      });
      for (const [path, text] of Object.entries(WRITTEN_BY_HAND)) expect.soft(site.text(path), path).toBe(text);
    } finally {
      await page.goto('about:blank');
      await watch.stop();
      site.remove();
    }
  },
);
