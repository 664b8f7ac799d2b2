import { copyContent } from '../support/content-copy.ts';
import { INSTANTS } from '../support/instants.ts';
import { IN_WHOLE_RUN } from '../support/thoroughness.ts';
import { expect as expectSoon, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { startTool } from './started-tool.ts';

/** Editing: a saved file is on screen at once, and a broken one costs nothing but a message. */

const PAGE = 'content/pages/terms.md';

/** The first build of a new root bundles everything, which takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.use({ serviceWorkers: 'block' });
test.setTimeout(120_000);

test('an edit shows by itself, a mistake is told and changes nothing, and mending it goes on', async ({ page }) => {
  const copy = copyContent();
  const original = copy.read(PAGE);
  const titled = (title: string): string => original.replace(/^title: .*$/m, () => `title: ${title}`);
  const heading = page.locator('h1');
  const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  try {
    const connected = page.waitForResponse(/__conf-site\/events/);
    await page.goto(`${server.url}terms/`);
    await settled(page);
    await connected;
    const first = await heading.innerText();

    copy.write(PAGE, titled('Terms, edited'));
    await expect(heading).toHaveText('Terms, edited');
    expect(first).not.toBe('Terms, edited');

    let said = server.said().length;
    await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
    copy.write(PAGE, titled('[Terms, broken'));
    await server.says('Nothing was published', said);
    const told = server.said().slice(said);
    expect(told).toMatch(/content\/pages\/terms\.md:\d+:\d+\s+error\s+[a-z-]+/);
    expect(told).not.toMatch(/\n\s+at .*:\d+:\d+/);
    await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
    await page.reload();
    await expect(heading).toHaveText('Terms, edited');

    said = server.said().length;
    copy.write(PAGE, titled('Terms, mended'));
    await expect(heading).toHaveText('Terms, mended');
    await server.says('Built', said);
    await settled(page);
  } finally {
    await page.goto('about:blank');
    await server.stop();
    copy.remove();
  }
});

test('a site that is broken from the start waits for its mending, and a new file is a new page', async ({
  page,
  complaints,
}) => {
  const copy = copyContent();
  const original = copy.read(PAGE);
  copy.write(PAGE, original.replace(/^title: .*$/m, 'title: [broken'));
  const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  try {
    expect(server.said()).toContain('Nothing was published');
    const response = await page.goto(`${server.url}terms/`);
    expect(response?.status()).toBe(503);
    copy.write(PAGE, original);
    await server.says('Built');
    await expect(page.locator('footer')).toBeVisible();
    expect(complaints.every((complaint) => complaint.includes('503'))).toBe(true);
    complaints.length = 0;

    await page.goto(`${server.url}code/`);
    copy.write('content/pages/code.md', `${copy.read('content/pages/code.md')}\n## Added while you read\n`);
    await expect(page.getByRole('heading', { name: 'Added while you read' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await server.stop();
    copy.remove();
  }
});

test('a changed setting of the whole site shows on an open page', IN_WHOLE_RUN, async ({ page }) => {
  const copy = copyContent();
  const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  try {
    await page.goto(server.url);
    const said = server.said().length;
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/^title: .*$/m, 'title: Renamed'));
    await server.says('Built', said);
    await expect(page.locator('h1')).toHaveText('Renamed');
  } finally {
    await page.goto('about:blank');
    await server.stop();
    copy.remove();
  }
});
