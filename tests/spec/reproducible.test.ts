import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltSite,
  build,
  buildShared,
  builtFolder,
  builtSite,
  differingFiles,
  openSite,
} from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';
import { packageDir } from '../support/run-tool.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { isFull } from '../support/thoroughness.ts';
import { attribute, canonicalOf, elements, jsonLdOf, linked, metaContent, pagesOf } from './read-html.ts';

let outDir: string;
let copy: SiteCopy;

beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'conf-site-same-'));
  copy = copySite();
});
afterAll(() => {
  copy.remove();
  rmSync(outDir, { recursive: true, force: true });
});

async function builtInto(name: string, options: Partial<Parameters<typeof build>[0]>): Promise<BuiltSite> {
  const folder = options.rootDir === undefined ? builtFolder(`same-${name}`) : join(outDir, name);
  await buildShared({ at: INSTANTS.before, outDir: folder, ...options });
  return openSite(folder, INSTANTS.before);
}

const ELSEWHERE = [
  [
    'on the Line Islands, a day ahead',
    { TZ: 'Pacific/Kiritimati', LANG: 'hr_HR.UTF-8', LC_ALL: 'hr_HR.UTF-8' },
    ['--jobs', '1'],
  ],
  ['in Newfoundland, at half hours', { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' }, ['--jobs', '4', '--no-cache']],
  ['without a zone and a language', { TZ: '', LANG: '', LC_ALL: '' }, []],
  [
    'of another user, whose folders are listed in another order',
    { HOME: '/nonexistent', NODE_OPTIONS: `--require ${join(packageDir, 'tests/support/other-file-system.cjs')}` },
    ['--jobs', '8', '--no-cache'],
  ],
] as const;

describe('the same content at the same instant', () => {
  const reference = builtSite('before');

  it.each(isFull ? ELSEWHERE : ELSEWHERE.slice(0, 1))(
    'gives the same bytes from another folder %s',
    async (name, env, args) => {
      const site = await builtInto(`elsewhere ${name.slice(0, 8)}`, { rootDir: copy.rootDir, env, args });
      expect(site.files.length).toBeGreaterThan(300);
      expect(differingFiles(reference, site)).toEqual([]);
    },
  );

  it('gives the same bytes if the instant is given with an offset or by SOURCE_DATE_EPOCH', async () => {
    const offset = await builtInto('offset', { at: '2026-03-01T03:00:00-08:00' });
    expect(differingFiles(reference, offset)).toEqual([]);
    const epoch = String(reference.at + 1);
    const given = await builtInto('epoch', { env: { SOURCE_DATE_EPOCH: epoch } });
    expect(differingFiles(reference, given)).toEqual([]);
  });

  it('gives files without any path of the machine', () => {
    const places = [reference.outDir, tmpdir(), copy.rootDir, 'node_modules'].filter((place) => place.length > 5);
    const naming = reference.files.filter((file) => {
      const bytes = reference.bytes(file);
      return places.some((place) => bytes.includes(place));
    });
    expect(naming).toEqual([]);
  });
});

describe('a large conference', () => {
  const SPEAKERS = 240;
  let large: SiteCopy;

  beforeAll(() => {
    large = copySite();
    // Cached pictures would be reused by the second build, which would prove nothing.
    large.edit('content/site.yaml', 'shareImages: true', 'shareImages: false');
    const folder = join(large.rootDir, 'content/events/devlica/2025/speakers');
    mkdirSync(folder, { recursive: true });
    for (let index = 0; index < SPEAKERS; index += 1) {
      const [name, surname] = [GIVEN_NAMES[index % 12], SURNAMES[Math.floor(index / 12)]] as [string, string];
      const position = '{ en: Weaver of websites, hr: Tkalac weba }';
      const bio = `${name} ${surname} came with loom number ${index + 1} and left with a working page.`;
      writeFileSync(
        join(folder, `${surname.toLowerCase()}-${name.toLowerCase()}.md`),
        `---\nname: ${name}\nsurname: ${surname}\nposition: ${position}\n---\n\n${bio}\n`,
      );
    }
  });
  afterAll(() => large.remove());

  it('gives the same bytes with one picture at a time and with four', async () => {
    const folders = ['1', '4'].map((jobs) => ({ jobs, outDir: join(outDir, `jobs-${jobs}`) }));
    for (const { jobs, outDir: folder } of folders) {
      const report = await build({
        at: INSTANTS.before,
        rootDir: large.rootDir,
        outDir: folder,
        args: ['--no-cache', '--jobs', jobs],
      });
      expect(report.rendered).toBe(pagesOf(builtSite('before')).length + 2 * SPEAKERS);
    }
    const [one, four] = folders.map((folder) => openSite(folder.outDir, INSTANTS.before)) as [BuiltSite, BuiltSite];
    expect(differingFiles(one, four)).toEqual([]);
  });
});

const GIVEN_NAMES = ['Ada', 'Bruno', 'Cvita', 'Dora', 'Emil', 'Fran', 'Goran', 'Hana', 'Ivo', 'Jana', 'Karlo', 'Luka'];
const SURNAMES = [
  ...['Bodul', 'Cviker', 'Dugan', 'Filaver', 'Gajtan', 'Hlap', 'Jastuk', 'Klupko', 'Laneni', 'Motovilo'],
  ...['Niti', 'Opleta', 'Potka', 'Ruban', 'Stoljar', 'Tkalac', 'Uzlov', 'Vezilac', 'Zubun', 'Predac'],
];

describe('a site below a path', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await builtInto('sub', { args: ['--base-url', 'https://x.example/sub/'] });
  });

  it('has the files of the site at the root, under the same names, but for what only a root can have', () => {
    const withoutHashes = (files: readonly string[]) =>
      files.map((file) => file.replace(/-[0-9a-f]{10}\.css$/, '.css'));
    const atRoot = builtSite('before').files.filter((file) => file !== '.well-known/security.txt');
    expect(withoutHashes(site.files)).toEqual(withoutHashes(atRoot));
  });

  it('prefixes all its own addresses with that path', () => {
    const outside = pagesOf(site).flatMap(({ path, root }) =>
      elements(root)
        .flatMap((one) =>
          ['href', 'src', 'action', 'poster', 'data-current', 'data-base'].flatMap(
            (name) => attribute(one, name) ?? [],
          ),
        )
        .concat(elements(root).flatMap((one) => attribute(one, 'srcset')?.split(', ') ?? []))
        .filter((address) => address.startsWith('/') && !address.startsWith('/sub/'))
        .map((address) => `${path}: ${address}`),
    );
    expect(outside).toEqual([]);
  });

  it('only differs from the site at the root of a host in its addresses, and in hashes of files that contain some', () => {
    const reference = builtSite('before');
    const pages = site.files.filter((file) => file.endsWith('.html'));
    const moved = (text: string) =>
      text
        .replaceAll('https://x.example/sub/', 'https://devlica.example/')
        .replaceAll('webcal://x.example/sub/', 'webcal://devlica.example/')
        .replaceAll('%3A%2F%2Fx.example%2Fsub%2F', '%3A%2F%2Fdevlica.example%2F')
        .replaceAll(/(?<="|, |url=)\/sub\//g, '/')
        .replaceAll(/(?<=\/style-[a-z]+-)[0-9a-f]+(?=\.css)/g, '')
        .replaceAll(/(?<="live":\{.*"hash":")[0-9a-f]+/g, '')
        .replaceAll(/(?<='|css" integrity=")sha256-[\w+/]+=/g, '');
    expect(pages.filter((file) => moved(site.text(file)) !== moved(reference.text(file)))).toEqual([]);
  });

  it('has full addresses with that path', () => {
    for (const { path, root } of pagesOf(site)) {
      const own = `https://x.example/sub${path}`;
      expect(canonicalOf(root)).toBe(own);
      expect(metaContent(root, 'og:url')).toBe(own);
      const alternates = linked(root, 'alternate').map((link) => new URL(attribute(link, 'href') as string, own).href);
      expect(
        alternates.filter((address) => !address.startsWith('https://x.example/sub/')),
        path,
      ).toEqual([]);
      expect(JSON.stringify(jsonLdOf(root)).includes('https://devlica.example/'), path).toBe(false);
    }
    expect(site.text('sitemap.xml')).not.toMatch(/<loc>(?!https:\/\/x\.example\/sub\/)/);
    expect(site.text('robots.txt')).toContain('Sitemap: https://x.example/sub/sitemap.xml');
  });

  it('uses the path in redirects, headers, the web manifest and the service worker too', () => {
    const redirects = site
      .text('_redirects')
      .trim()
      .split('\n')
      .flatMap((line) => line.split(' ').slice(0, 2));
    expect(redirects.filter((path) => !path.startsWith('/sub/'))).toEqual([]);
    const rules = site
      .text('_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules.filter((path) => !path.startsWith('/sub/'))).toEqual([]);
    expect(site.json('manifest.webmanifest')).toMatchObject({ id: '/sub/', scope: '/sub/', start_url: '/sub/' });
    const precached = [...site.text('sw.js').matchAll(/"([^"]*assets\/[^"]+)"/g)].map((match) => match[1] as string);
    expect(precached).not.toEqual([]);
    expect(precached.filter((path) => !path.startsWith('assets/'))).toEqual([]);
  });

  it('has page data without the path, so that pages have the same addresses everywhere', () => {
    const data = site.json('page-data/devlica/page-data.json') as { readonly path: string };
    expect(data.path).toBe('/devlica/');
  });
});
