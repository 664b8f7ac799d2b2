import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { localesPlugin } from '../../bin/compile/locales.js';
import { EDIT_ROOT, type PublishState, type Unpublished } from '../../src/domain/editor/edit.ts';
import type { RequestBodies } from '../../src/domain/editor/request-bodies.ts';
import { packageDir } from '../support/run-tool.ts';
import { axeFindings, withAxe } from './axe-findings.ts';

const JELENA = 'content/events/meander/2027/speakers/vidak-jelena.md';
const CHANGES: Unpublished = {
  kind: 'changes',
  files: [JELENA, 'content/site.yaml'],
  sentence: 'Jelena Vidak',
  errors: 0,
};
const NONE: Unpublished = { kind: 'changes', files: [], sentence: '', errors: 0 };
const running = (message: string): PublishState => ({ kind: 'running', message });

let script: string;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { PublishPanel } from './client/edit/publish/PublishPanel.tsx';
        createRoot(document.querySelector('header')).render(<PublishPanel />);`,
      loader: 'tsx',
      resolveDir: packageDir,
    },
    ...{ bundle: true, write: false, format: 'esm', jsx: 'automatic', loader: { '.css': 'text' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: join(packageDir),
    plugins: [localesPlugin(packageDir)],
  });
  script = outputFiles[0]?.text ?? '';
});

interface Watch {
  /** What the watch answers; can be changed during a test. */
  unpublished: Unpublished;
  /** The states of the publication: `publish` gets the first one, and each question how it goes the next. */
  states: readonly PublishState[];
  /** What was published last. */
  published?: RequestBodies['publish'];
}

/** Opens the panel alone on a page, with a watch that answers as is given. */
async function openPanel(page: Page, watch: Watch): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Editor</title>
    <style>:root { --paper: #fff; --ink: #111; --muted: #555; --line: #888; --accent: #060; --error: #a00; --focus: #00c }</style>
    <body><header></header><main><h1>Editor</h1></main><script type="module" src="/panel.js"></script></body></html>`;
  let at = -1;
  await page.route('http://editor.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/panel.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === `${EDIT_ROOT}changes`) return route.fulfill({ json: watch.unpublished });
    if (pathname === `${EDIT_ROOT}publish`)
      watch.published = route.request().postDataJSON() as NonNullable<Watch['published']>;
    const isBegun = pathname === `${EDIT_ROOT}publish` || at >= 0;
    if (isBegun) at = Math.min(at + 1, watch.states.length - 1);
    return route.fulfill({ json: isBegun ? watch.states[at] : { kind: 'idle', message: '' } });
  });
  await page.goto('http://editor.example/');
}

test('changes are published by keyboard, and each step is announced', async ({ page }) => {
  const steps = [running('Committing the content …'), running('Pushing …')];
  const watch: Watch = { unpublished: CHANGES, states: [...steps, { kind: 'published', message: 'The site has it.' }] };
  await withAxe(page);
  await openPanel(page, watch);
  await page.getByRole('button', { name: '2 files to publish' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('listitem')).toHaveText(['events/meander/2027/speakers/vidak-jelena.md', 'site.yaml']);
  await expect(dialog.getByRole('textbox', { name: 'What has changed' })).toHaveValue('Jelena Vidak');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox').fill('Jelena draws towns');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('Jelena draws towns');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('status')).toContainText(watch.states[0]?.message ?? '');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  watch.unpublished = NONE;
  for (const { message } of watch.states.slice(1)) await expect(dialog.getByRole('status')).toContainText(message);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(watch.published?.sentence).toBe('Jelena draws towns');
  await expect(dialog).toContainText('Everything is published');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Everything is published' })).toBeFocused();
});

test('a conflict shows both versions and is solved by a choice, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = `Jelena draws towns. ${'x'.repeat(200)}`;
  const conflicts = [{ path: JELENA, yours: long, theirs: '', deletedBy: 'theirs', version: 'a:b' } as const];
  const state: PublishState = {
    kind: 'conflict',
    message: 'Others were faster.',
    hint: 'take over their lines',
    conflicts,
  };
  await withAxe(page);
  const watch: Watch = { unpublished: CHANGES, states: [state, { kind: 'published', message: 'The site has it.' }] };
  await openPanel(page, watch);
  await page.getByRole('button', { name: '2 files to publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Others were faster. Take over their lines.');
  await expect(page.getByRole('status')).toBeFocused();
  const section = page.getByRole('region', { name: JELENA });
  await expect(section.getByRole('figure', { name: 'Your version' })).toContainText('Jelena draws towns.');
  await expect(section.getByRole('figure', { name: 'The version of the others' })).toContainText('(deleted)');
  expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(320);
  const publish = page.getByRole('button', { name: 'Publish with these choices' });
  await expect(publish).toBeDisabled();
  await section.getByRole('button', { name: 'Take theirs' }).press('Enter');
  await section.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(section.getByRole('button', { pressed: true })).toHaveText('Keep mine');
  expect(await axeFindings(page)).toEqual([]);
  await publish.press('Enter');
  await expect(page.getByRole('status')).toContainText('The site has it.');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  expect(watch.published).toEqual({
    sentence: 'Jelena Vidak',
    choices: [{ path: JELENA, version: 'a:b', side: 'yours' }],
  });
});

test('a failure says what to do, and it can be tried again', async ({ page }) => {
  const state: PublishState = { kind: 'failed', message: 'The remote cannot be reached.', hint: 'try again later' };
  await openPanel(page, { unpublished: CHANGES, states: [state] });
  await page.getByRole('button', { name: '2 files to publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('The remote cannot be reached. Try again later.');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
});

test('nothing is published while there are errors, or where git cannot', async ({ page }) => {
  const watch: Watch = { unpublished: { ...CHANGES, errors: 2 }, states: [] };
  await openPanel(page, watch);
  await page.getByRole('button', { name: '2 files to publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('The content has 2 errors.');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  watch.unpublished = { kind: 'impossible', message: 'This repository has no remote.', hint: 'add one' };
  await page.reload();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(page.getByRole('dialog')).toContainText('This repository has no remote. Add one.');
});

test.describe('in other languages', () => {
  test.use({ locale: 'hr-HR' });
  test('the panel speaks the language of the browser', async ({ page }) => {
    await openPanel(page, { unpublished: CHANGES, states: [] });
    await expect(page.getByRole('button')).toHaveText('2 datoteke za objavu');
  });

  test('what happens is said in the language of the browser, and what git says is folded below it', async ({
    page,
  }) => {
    const message = 'The remote refused the push. git says: Only by pull request.';
    const failed: PublishState = { kind: 'failed', code: 'push-refused', message, hint: 'see above' };
    const states: readonly PublishState[] = [{ ...running('Pushing …'), code: 'pushing' }, failed];
    const watch: Watch = { unpublished: CHANGES, states };
    await openPanel(page, watch);
    await page.getByRole('button').click();
    await page.getByRole('button', { name: 'Objavi', exact: true }).click();
    const status = page.getByRole('status');
    await expect(status).toContainText('Promjene se šalju …');
    await expect(status).toContainText('Udaljeni repozitorij odbio je promjene.');
    await expect(status).not.toContainText('git says');
    await status.getByText('Točna poruka na engleskom').click();
    await expect(status).toContainText(message);
    watch.unpublished = { kind: 'impossible', code: 'no-remote', message: 'No remote.', hint: 'add one' };
    await page.reload();
    await page.getByRole('button', { name: 'Objavi …' }).click();
    await expect(page.getByRole('dialog')).toContainText('Repozitorij nije povezan s udaljenim repozitorijem');
  });
});
