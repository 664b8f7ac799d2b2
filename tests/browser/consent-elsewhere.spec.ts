import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { INSTANTS } from '../support/instants.ts';
import { runTool } from '../support/run-tool.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';
import { recordExternalRequests } from './third-parties.ts';

/** Sites with another page view counter, or without any. */

test.use({ serviceWorkers: 'block' });

const SERVICE = 'https://stats.devlica.example';

/** Builds the real content with other settings of `analytics`. Returns the output folder. */
async function builtWith(copy: ContentCopy, lines: string): Promise<string> {
  const [configured = ''] = /^analytics:\n(?: {2}.*\n)+/m.exec(copy.read('content/site.yaml')) ?? [];
  expect(configured).toContain('provider: google');
  copy.edit('content/site.yaml', configured, lines);
  const out = join(copy.rootDir, 'dist');
  const { status, stderr } = await runTool(['--root', copy.rootDir, 'build', '--at', INSTANTS.before, '--out', out]);
  expect(status, stderr).toBe(0);
  return out;
}

test(
  'without configuration there is no question, no entry in the footer, and nothing in the policy',
  FULL_RUN_ONLY,
  async () => {
    const copy = copyContent();
    try {
      const out = await builtWith(copy, '');
      const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /(?:^|\/)index\.html$/.test(file),
      );
      expect(pages.length).toBeGreaterThan(100);
      const mentioning = pages.filter((file) =>
        /data-consent|google-analytics/.test(readFileSync(join(out, file), 'utf8')),
      );
      expect(mentioning).toEqual([]);
      expect(readFileSync(join(out, '_headers'), 'utf8')).toContain("connect-src 'self';");
    } finally {
      copy.remove();
    }
  },
);

test(
  'Plausible counts in the same way, without a script and without a cookie',
  FULL_RUN_ONLY,
  async ({ page, context, complaints }) => {
    const copy = copyContent();
    const outside = recordExternalRequests(context, complaints);
    await context.route(`${SERVICE}/**`, (route) =>
      route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } }),
    );
    const out = await builtWith(
      copy,
      `analytics:
  provider: plausible
  id: devlica.example
  url: ${SERVICE}
  consentName: may-count
  cookieMaxAge: 86400
  respectDoNotTrack: true
  optIn: true
`,
    );
    const server = await startTool(['serve', '--out', out, '--port', '0']);
    try {
      await page.goto(server.url);
      const box = page.locator('[data-consent]');
      await expect(box).toContainText('Plausible counts the pages you open. It sets no cookies.');
      expect(outside.urls).toEqual([]);
      await box.getByRole('button', { name: 'Accept' }).click();
      await page.locator('header a[href="/devlica/"]').click();
      const seen = { name: 'pageview', domain: 'devlica.example' };
      await expect.poll(outside.views).toEqual([
        { ...seen, url: server.url, referrer: '' },
        { ...seen, url: `${server.url}devlica/`, referrer: server.url },
      ]);
      expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['may-count=accepted']);
      await page.locator('[data-consent-button]').click();
      await box.getByRole('button', { name: 'Decline' }).click();
      await page.locator('header a[href="/worklica/"]').click();
      await expect(page.locator('h1')).toContainText('Worklica');
      expect(new Set(outside.urls)).toEqual(new Set([`${SERVICE}/api/event`]));
      expect(outside.views()).toHaveLength(2);
      outside.allow(new RegExp(`^${SERVICE}/api/event`));
    } finally {
      await page.close();
      await server.stop();
      copy.remove();
    }
  },
);
