import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILED_IN } from '../../../bin/compile/packages-plugin.js';
import { type InstalledTool, installTool } from '../../support/installed-tool.ts';
import { packageDir } from '../../support/run-tool.ts';
import { treeHash } from '../../support/tree-hash.ts';

/** The measured sizes plus about a tenth, so that growth is noticed. */
const MOST_PACKED = 2_300_000;
const MOST_UNPACKED = 8_800_000;
const MOST_FILES = 1000;

const AT = ['--at', '2026-11-22T12:00'];

/** The files that a README shows below a heading, by the path that it names before each of them. */
function shownFiles(readme: string, heading: string): ReadonlyMap<string, string> {
  const [, after = ''] = readme.split(`\n## ${heading}\n`);
  const [part = ''] = after.split('\n## ');
  const shown = [...part.matchAll(/`(templates\/\S+\.\w+)`:\n\n((?: {4}.*\n|\n)+)/g)];
  return new Map(shown.map(([, path = '', text = '']) => [path, `${text.replaceAll(/^ {4}/gm, '').trim()}\n`]));
}

describe('the installed tool, in a folder with nothing else, without a network', () => {
  let tool: InstalledTool;
  let site: string;
  const page = (path: string): string => readFileSync(join(site, 'dist', path, 'index.html'), 'utf8');

  /** Bundles that the site had to make. The bundle of the package's own templates is included in the package. */
  const bundles = () => readdirSync(join(site, '.conf-site/cache')).filter((name) => name.startsWith('bundle-'));

  beforeAll(async () => {
    tool = await installTool();
    site = join(tool.dir, 'my-conf');
  });
  afterAll(() => tool.remove());

  it('contains what it needs, and no files for development', () => {
    const installed = join(tool.dir, 'node_modules/conf-site');
    const top = readdirSync(installed).filter((name) => !name.startsWith('.'));
    expect(top.sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'bin',
        'client',
        'content',
        'docs',
        'lib',
        'package.json',
        'schemas',
        'src',
        'templates',
      ].sort(),
    );
    expect(readdirSync(join(installed, 'content'))).toEqual(['README.md', 'i18n']);
    expect(readdirSync(join(installed, 'src'))).toEqual(['domain']);
    expect(existsSync(join(installed, 'templates/starter/.devcontainer/devcontainer.json'))).toBe(true);
    expect(existsSync(join(tool.dir, 'node_modules/vitest'))).toBe(false);
  });

  it('contains every module that its sources import', () => {
    const installed = join(tool.dir, 'node_modules/conf-site');
    const sources = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:client|src|templates)\/.*\.tsx?$/.test(file),
    );
    const missing = sources.flatMap((file) =>
      Array.from(readFileSync(join(installed, file), 'utf8').matchAll(/(?:from|import)\s+'(\.[^']+)'/g))
        .map(([, target = '']) => join(installed, dirname(file), target))
        .filter((path) => !existsSync(path)),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });

  it('includes the licence of every package that is compiled in', () => {
    const licences = readFileSync(join(tool.dir, 'node_modules/conf-site/lib/LICENCES.txt'), 'utf8');
    for (const name of COMPILED_IN) {
      const folder = join(packageDir, 'node_modules', name);
      const [file = ''] = readdirSync(folder).filter((one) => /licen[cs]e/i.test(one));
      expect(licences).toContain(readFileSync(join(folder, file), 'utf8').trim());
    }
    expect(licences.match(/^\S+ \d+\.\d+\.\d+$/gm)).toEqual(expect.arrayContaining(['section-matter 1.0.0']));
  });

  it('is small, packed and unpacked', () => {
    expect(readFileSync(tool.tarball).length).toBeLessThanOrEqual(MOST_PACKED);
    const installed = join(tool.dir, 'node_modules/conf-site');
    const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const sizes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_UNPACKED);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  });

  it('has no problem that publint finds', async () => {
    const { buffer, byteOffset, length } = readFileSync(tool.tarball);
    const tarball = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
  });

  it('makes a site that can be built immediately, also from a subfolder', async () => {
    const made = await tool.npx(['init', 'my-conf', ...AT], tool.dir);
    expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('Created Lanternfield 2027') as string });
    expect(made.stderr).toContain('cd my-conf');
    expect(await tool.npx(['check', '--max-warnings', '0'], site)).toMatchObject({ status: 0 });
    const built = await tool.npx(['build', ...AT], site);
    expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining('Built 32 pages') as string });
    expect(page('lanternfield')).toContain('>Lanternfield 2027</h1>');
    expect(bundles()).toEqual([]);
  });

  it('serves that site', async () => {
    const server = await tool.serve(site);
    try {
      const answer = await fetch(new URL('/lanternfield/2027/hoshigawa-yuna/', server.url));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Yuna Hoshigawa');
    } finally {
      server.stop();
    }
  });

  /** Runs something while the tool's dependency is replaced by another version, which throws when it is loaded. */
  const whileBroken = async <T>(names: readonly string[], work: () => Promise<T>): Promise<T> => {
    const folders = names.map((name) => join(tool.dir, 'node_modules', name));
    for (const folder of folders) {
      renameSync(folder, `${folder}.whole`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), '{ "version": "99.0.0", "main": "index.js" }');
      writeFileSync(join(folder, 'index.js'), 'throw new Error("This package is broken.");');
    }
    try {
      return await work();
    } finally {
      for (const folder of folders) {
        rmSync(folder, { recursive: true });
        renameSync(`${folder}.whole`, folder);
      }
    }
  };

  it('builds a site without overrides with the included bundle, whatever else is installed', async () => {
    rmSync(join(site, '.conf-site'), { recursive: true });
    const built = await whileBroken(['esbuild', 'terser', 'react'], () =>
      tool.npx(['build', ...AT, '--out', 'shipped'], site),
    );
    expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining('Built 32 pages') as string });
    expect(bundles()).toEqual([]);
  });

  it('compiles templates if a file of the included bundle is damaged', async () => {
    const lib = join(tool.dir, 'node_modules/conf-site/lib');
    const [shipped = ''] = readdirSync(lib).filter((name) => name.startsWith('bundle-'));
    const templates = join(lib, shipped, 'templates.mjs');
    const whole = readFileSync(templates);
    truncateSync(templates, 5000);
    rmSync(join(site, '.conf-site'), { recursive: true });
    const built = await tool.npx(['build', ...AT, '--out', 'compiled'], site);
    writeFileSync(templates, whole);
    expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining('Built 32 pages') as string });
    expect(bundles()).toHaveLength(1);
    expect(treeHash(join(site, 'compiled'))).toBe(treeHash(join(site, 'shipped')));
  });

  it('asks for the one package that a site with its own service worker additionally needs', async () => {
    const worker = 'client/sw/sw.ts';
    mkdirSync(join(site, 'client/sw'), { recursive: true });
    writeFileSync(join(site, worker), readFileSync(join(packageDir, worker)));
    const built = await tool.npx(['build', ...AT], site);
    rmSync(join(site, 'client'), { recursive: true });
    expect(built.status).not.toBe(0);
    expect(built.stderr).toContain(
      'The site has a service worker of its own (client/sw/), which needs the package workbox-build.',
    );
    expect(built.stderr).toContain('npm install --save-dev workbox-build');
  });

  it('lets the site override a section and a design token, as its README shows', async () => {
    const shown = shownFiles(readFileSync(join(site, 'README.md'), 'utf8'), 'How it looks');
    expect([...shown.keys()]).toEqual(['templates/looks/plain/index.css', 'templates/sections/VenueSection.tsx']);
    for (const [path, text] of shown) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), text);
    }
    expect(await tool.npx(['build', ...AT], site)).toMatchObject({ status: 0 });
    expect(bundles()).not.toEqual([]);
    expect(page('lanternfield')).toMatch(/id="venue".*The Lamp Works.*The door is green/s);
    const [style = ''] = /style-index-[\w-]+\.css/.exec(page('lanternfield')) ?? [];
    const stylesheet = readFileSync(join(site, 'dist/assets', style), 'utf8');
    expect(stylesheet).toContain('--linen: light-dark(#eef3f5, #10161a)');
    expect(stylesheet).toContain('--thread: #2b4fa3');
  });

  it('shows the same overrides in its README as docs/looks.md', () => {
    const own = readFileSync(join(packageDir, 'docs/looks.md'), 'utf8').replaceAll(/^ +/gm, '');
    for (const text of shownFiles(readFileSync(join(site, 'README.md'), 'utf8'), 'How it looks').values()) {
      expect(own).toContain(text.replaceAll(/^ +/gm, ''));
    }
  });
});
