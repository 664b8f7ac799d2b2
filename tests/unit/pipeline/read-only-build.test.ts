import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { runTool } from '../../support/run-tool.ts';

/** What `read-only-site.test.ts` tests in many places, in one. */

it('a site that cannot be written is built elsewhere, without a cache or with one that --cache names', async () => {
  const site = copyContent(SMALL_SITE);
  const elsewhere = mkdtempSync(join(tmpdir(), 'conf-site-elsewhere-'));
  onTestFinished(() => {
    chmodSync(site.rootDir, 0o755);
    site.remove();
    rmSync(elsewhere, { recursive: true });
  });
  chmodSync(site.rootDir, 0o555);
  const build = (...args: readonly string[]) => {
    const command = ['--root', site.rootDir, 'build', '--at', '2027-03-01T12:00', '--out', join(elsewhere, 'out')];
    return runTool([...command, ...args], { isBound: true });
  };
  const without = await build();
  expect(without.status, without.stderr).toBe(0);
  expect(without.stderr).toContain(
    `Building without a cache, since ${site.rootDir}/.conf-site cannot be written: the next build makes everything again.\n` +
      '  hint: name a folder that can be written with --cache DIR, or with CONF_SITE_CACHE\n',
  );
  expect(await build('--cache', join(elsewhere, 'cache'))).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(elsewhere, 'cache'))).toBe(true);
});

it('a root that is missing is not answered by naming the option that named it', async () => {
  const { status, stderr } = await runTool(['--root', '/nowhere', 'check']);
  expect(status).toBe(2);
  expect(stderr).not.toContain('with --root DIR');
});
