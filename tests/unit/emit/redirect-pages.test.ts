import { describe, expect, it } from 'vitest';
import { redirectPages } from '../../../src/emit/redirect-pages.ts';
import type { SmallLayout } from '../../../src/emit/small-page.ts';
import { planOf } from '../../support/planned-content.ts';

const AT = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const site = { origin: 'https://weft.example', basePath: '/2027/' };
const frame: SmallLayout = {
  policy: "default-src 'none'",
  stylesheets: [{ href: '/2027/assets/style-index-1.css', integrity: 'sha256-A' }],
};
const notice = { language: 'hr', title: 'Ova je stranica "preseljena"', link: 'Dalje' };

describe('a page at a former address', () => {
  it('redirects by itself and by a link, and has the canonical address for search engines', () => {
    const [page, ...others] = redirectPages(
      site,
      [
        { from: '/2027/hr/code/', to: '/2027/hr/conduct/', notice, isListed: true },
        { from: '/2027/old.ics', to: '/2027/new.ics', isListed: true },
      ],
      frame,
    );
    expect(others).toEqual([]);
    expect(page?.path).toBe('hr/code/index.html');
    for (const part of [
      '<html lang="hr" dir="ltr">',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
      '<meta http-equiv="refresh" content="0; url=/2027/hr/conduct/">',
      '<meta name="robots" content="noindex">',
      '<link rel="canonical" href="https://weft.example/2027/hr/conduct/">',
      '<title>Ova je stranica &quot;preseljena&quot;</title>',
      '<a href="/2027/hr/conduct/">Dalje</a>',
    ]) {
      expect(page?.content).toContain(part);
    }
    expect(page?.content).not.toMatch(/<script|style=/);
  });

  it('exists in each language of the page, with texts in that language', async () => {
    const { redirects } = await planOf(AT, (content) =>
      content.edit('content/pages/terms.md', '---\n', '---\nformerSlugs: [conditions]\n'),
    );
    const moved = redirects.filter(({ from }) => from.endsWith('/conditions/'));
    expect(moved.map(({ from, to, notice: words }) => [from, to, words?.language, words?.title])).toEqual([
      ['/conditions/', '/terms/', 'en', 'This page has moved'],
      ['/hr/conditions/', '/hr/terms/', 'hr', 'Ova je stranica preseljena'],
    ]);
  });

  it('replaces no page', async () => {
    const { redirects, routes } = await planOf(AT);
    const paths = new Set(routes.map(({ path }) => path));
    expect(redirects.filter(({ from }) => paths.has(from))).toEqual([]);
  });
});
