import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startServer } from '../../src/serve/start-server.ts';
import { type BuiltSite, build, builtFolder, openSite } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { attribute, firstTagged, pagesOf, tagged, textOf } from './read-html.ts';

const outDir = builtFolder('maintenance');
let site: BuiltSite;
let server: SiteServer;

beforeAll(async () => {
  await build({ at: INSTANTS.before, outDir, args: ['--maintenance', '--dev-pages'] });
  site = openSite(outDir, INSTANTS.before);
  server = await startServer({
    servedDir: () => outDir,
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    basePath: '/',
    onFailure: (error) => {
      throw error;
    },
  });
});

afterAll(() => server?.close());

describe('a site built with --maintenance', () => {
  it('announces the maintenance on every page in its language, and excludes all pages from search engines', () => {
    const pages = pagesOf(site);
    expect(pages.length).toBeGreaterThan(100);
    for (const { path, root } of pages) {
      const heading = path.startsWith('/hr/') ? 'Stranica je u održavanju' : 'Site is under maintenance';
      expect(textOf(firstTagged(root, 'h1')), path).toBe(heading);
      const robots = tagged(root, 'meta').find((one) => attribute(one, 'name') === 'robots');
      expect(robots && attribute(robots, 'content'), path).toBe('noindex');
    }
    expect(site.text('sitemap.xml')).not.toContain('<loc>');
  });

  it('marks the build as under maintenance, so that serve answers 503 with Retry-After', async () => {
    expect(site.json('.conf-site-build.json')).toMatchObject({ maintenance: true });
    for (const path of ['/', '/hr/devlica/', '/nowhere/']) {
      const { status, headers } = await fetch(new URL(path, server.url));
      expect([status, headers.get('retry-after')], path).toEqual([503, '3600']);
    }
    const asset = site.files.find((file) => file.endsWith('.css')) as string;
    expect((await fetch(new URL(asset, server.url))).status).toBe(200);
  });
});
