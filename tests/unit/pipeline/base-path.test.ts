import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TextPage } from '../../../src/domain/page/page.ts';
import { planSite } from '../../../src/pipeline/plan-site.ts';
import { packageDir } from '../../support/run-tool.ts';

describe('a base path with characters that are special in markup', () => {
  it('is escaped in links of texts', async () => {
    expect(readFileSync(`${packageDir}/content/pages/terms.md`, 'utf8')).toContain('{linkLang}/');
    const baseUrl = "https://devlica.example/a&b/$&'/";
    const { plan } = await planSite({ rootDir: packageDir, packageDir, at: 1_772_362_800, baseUrl });
    const page = plan?.routes.find(({ path }) => path === '/terms/')?.content as TextPage;
    const links = [...page.text.html.matchAll(/ href="(\/[^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^\/a&amp;b\/\$&amp;&#x27;\/[a-z]/);
  });
});
