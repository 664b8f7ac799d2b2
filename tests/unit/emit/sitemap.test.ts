import { expect, it } from 'vitest';
import type { PlannedSite, Route } from '../../../src/domain/page/plan.ts';
import { sitemapFile } from '../../../src/emit/host-files.ts';

const site = { origin: 'https://weft.example', basePath: '/', defaultLanguage: 'en' } as PlannedSite;
const languages = (path: string) => ['en', 'hr'].map((language) => ({ language, path: `/${language}${path}` }));
const page = (path: string, updated?: string): Route =>
  ({ path: `/en${path}`, head: { indexed: true, alternates: languages(path) }, updated }) as unknown as Route;
const hidden = { path: '/en/draft/', head: { indexed: false, alternates: [] } } as unknown as Route;

const [home, about] = [page('/'), page('/about/', '2026-05-01')];

it('the sitemap has each page that may be indexed with its languages, and x-default for the default one', () => {
  expect(sitemapFile(site, [about, hidden]).content).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://weft.example/en/about/</loc>
    <lastmod>2026-05-01</lastmod>
    <xhtml:link rel="alternate" hreflang="en" href="https://weft.example/en/about/"/>
    <xhtml:link rel="alternate" hreflang="hr" href="https://weft.example/hr/about/"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://weft.example/en/about/"/>
  </url>
</urlset>
`);
});

it('equal sitemaps have equal hashes, and different ones different hashes', () => {
  const same = sitemapFile({ ...site }, [page('/'), page('/about/', '2026-05-01')]);
  expect(same.hash).toBe(sitemapFile(site, [home, about]).hash);
  const others = [
    sitemapFile(site, [home, about]),
    sitemapFile({ ...site, defaultLanguage: 'hr' }, [home, about]),
    sitemapFile(site, [home]),
    sitemapFile(site, []),
    sitemapFile(site, [about, home]),
    sitemapFile(site, [home, page('/about/', '2026-05-02')]),
    sitemapFile({ ...site, basePath: '/2026/' }, [home, about]),
    sitemapFile({ ...site, origin: 'https://warp.example' }, [home, about]),
  ];
  expect(new Set(others.map(({ content }) => content)).size).toBe(others.length);
  expect(new Set(others.map(({ hash }) => hash)).size).toBe(others.length);
});
