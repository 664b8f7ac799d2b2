import { expect, it } from 'vitest';
import type { Redirect } from '../../../src/domain/page/plan.ts';
import { redirectsFile } from '../../../src/emit/host-files.ts';
import { parseRedirectsFile } from '../../../src/serve/redirects-file.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { runTool } from '../../support/run-tool.ts';

const notice = { language: 'en', title: 'Moved', link: 'There' };
const numbers = Array.from({ length: 2100 }, (_, index) => index);

it('_redirects has at most as many rules as Cloudflare Pages reads, first those of addresses that have no page', () => {
  const pages = numbers.map((number): Redirect => ({ from: `/a${number}/`, to: '/b/', notice, isListed: true }));
  const calendar: Redirect = { from: '/a.ics', to: '/b.ics', isListed: true };
  const rules = parseRedirectsFile(redirectsFile([...pages, calendar]));
  expect(rules.filter(({ isForced }) => !isForced)).toHaveLength(2000);
  expect(rules.filter(({ pattern }) => pattern('/a.ics') !== undefined)).toHaveLength(1);
});

it('a build with more redirects names the limit and the number that is left out', async () => {
  const site = copyContent(SMALL_SITE);
  const former = numbers.map((number) => `was-${number}`).join(', ');
  site.edit('content/pages/code.md', '---\n', `---\nformerSlugs: [${former}]\n`);
  const { status, stderr } = await runTool(['--root', site.rootDir, 'build', '--at', '2027-03-01T12:00']);
  site.remove();
  expect(stderr).toMatch(
    /warning _redirects names 2000 of 4202 former addresses, since Cloudflare Pages reads no more than 2000/,
  );
  expect(status).toBe(0);
});
