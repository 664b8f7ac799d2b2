import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleSite } from '../../../src/bundle/bundle-site.ts';
import { bundleDigest } from '../../../src/bundle/bundle-sources.ts';
import { siteRootsPlugin } from '../../../src/bundle/site-roots-plugin.ts';
import { packageSourceFiles } from '../../../src/bundle/source-files.ts';
import type { Bundle } from '../../../src/domain/page/bundle.ts';
import { packageDir } from '../../support/run-tool.ts';

const NOTICE = 'templates/pages/notice.tsx';

describe('the bundle of a site with overrides', () => {
  let rootDir: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(rootDir, path)), { recursive: true });
    writeFileSync(join(rootDir, path), text);
  };
  const bundle = (): Promise<Bundle> =>
    bundleSite({ rootDir, packageDir, cacheDir: join(rootDir, '.conf-site', 'cache') });
  const templates = async (): Promise<string> => readFileSync((await bundle()).templatesFile, 'utf8');
  /** The package's notice template with an additional import. */
  const notice = (imported: string): string => `${imported}\n${readFileSync(join(packageDir, NOTICE), 'utf8')}`;

  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-bundle-'));
  });
  afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

  it('is rebuilt when any file of the overrides changes, of any type', async () => {
    write(NOTICE, notice("import '../parts/extra.js';"));
    write('templates/parts/extra.js', 'console.log("the first extra");');
    expect(await templates()).toContain('the first extra');
    write('templates/parts/extra.js', 'console.log("the second extra");');
    expect(await templates()).toContain('the second extra');
  });

  it('is rebuilt when the target of a linked file changes', async () => {
    write('theme/notice.tsx', notice('console.log("the first notice");'));
    mkdirSync(join(rootDir, dirname(NOTICE)), { recursive: true });
    symlinkSync(join(rootDir, 'theme/notice.tsx'), join(rootDir, NOTICE));
    expect(await templates()).toContain('the first notice');
    write('theme/notice.tsx', notice('console.log("the second notice");'));
    expect(await templates()).toContain('the second notice');
  });

  it.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
    'is rebuilt when %s names other packages',
    async (lock) => {
      const site = { rootDir, packageDir, cacheDir: join(rootDir, '.conf-site', 'cache') };
      write(NOTICE, notice(''));
      write(lock, 'the first');
      const digest = bundleDigest(site);
      write(lock, 'the second');
      expect(bundleDigest(site)).not.toBe(digest);
    },
  );

  it('contains the React of the package, even if the site has a folder with a longer name beside it', async () => {
    const beside = { rootDir: join(rootDir, 'tool-site'), packageDir: join(rootDir, 'tool') };
    write('tool/node_modules/react/index.js', 'export const React = "the one of the tool";');
    write('tool-site/templates/page.ts', "export { React } from 'react';");
    const { outputFiles } = await build({
      entryPoints: [join(beside.rootDir, 'templates/page.ts')],
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [siteRootsPlugin(beside)],
    });
    expect(outputFiles[0]?.text).toContain('the one of the tool');
  });

  it('is not rebuilt for the site that init copies', () => {
    const files = packageSourceFiles(packageDir, 'templates');
    expect(files).toContain('templates/entry.tsx');
    expect(files.filter((path) => path.startsWith('templates/starter/'))).toEqual([]);
  });

  it('refuses a link that leads out of the site', async () => {
    mkdirSync(join(rootDir, dirname(NOTICE)), { recursive: true });
    symlinkSync(join(packageDir, NOTICE), join(rootDir, NOTICE));
    await expect(bundle()).rejects.toMatchObject({
      code: 'link-outside',
      message: expect.stringContaining(NOTICE) as string,
    });
  });

  it('refuses an import from outside the site, and reports its position', async () => {
    write(NOTICE, notice("import '../../lib/words.ts';"));
    write('lib/words.ts', 'console.log("words");');
    await expect(bundle()).rejects.toMatchObject({
      code: 'import-outside',
      message: expect.stringMatching(/^templates\/pages\/notice\.tsx:1:8 .*lib\/words\.ts/) as string,
      hint: expect.any(String) as string,
    });
  });

  it('refuses a stylesheet from outside the site', async () => {
    write('templates/styles/print.css', "@import '../../brand.css';");
    write('brand.css', 'body { color: red }');
    await expect(bundle()).rejects.toMatchObject({ code: 'import-outside' });
  });

  it.each([
    [':root { --linen: #eef3f5;\n', '1:7  Expected "}" to go with "{"'],
    ['body { margin 0 }\n', '1:14  Expected ":"'],
    ['a { color: red } }\n', '1:18  Unexpected "}"'],
    ['<<<<<<< HEAD\n', '1:1  Unexpected "<"'],
  ])('refuses a stylesheet that would lose rules: %s', async (text, reported) => {
    write('templates/styles/print.css', text);
    await expect(bundle()).rejects.toMatchObject({
      code: 'compile-failed',
      message: expect.stringContaining(`templates/styles/print.css:${reported}`) as string,
    });
  });

  it('refuses a drawing with a script in a stylesheet, and reports its line', async () => {
    write('templates/styles/print.css', "main { background: url('./wave.svg') }");
    write('templates/styles/wave.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>track()</script>\n</svg>');
    await expect(bundle()).rejects.toMatchObject({
      code: 'compile-failed',
      message: expect.stringContaining('templates/styles/wave.svg:2:3  This drawing has a script') as string,
    });
  });

  it('refuses a file that lacks an export that others import, and names that file', async () => {
    write('templates/sections/VenueSection.tsx', 'export function Venue() { return null; }');
    await expect(bundle()).rejects.toMatchObject({
      code: 'compile-failed',
      message:
        'templates/sections/VenueSection.tsx:1:1  Nothing here is exported as "VenueSection", which templates/sections/registry.ts imports.',
    });
  });

  it('has a runtime of one file, even if it shares code with islands', async () => {
    const { runtime, assets } = await bundle();
    const text = readFileSync(assets[runtime]?.path ?? '', 'utf8');
    expect(text).toContain('import(');
    expect(text).not.toMatch(/\b(?:import|from)\s*["']\.{0,2}\//);
  });

  it('always contains the domain code of the package', async () => {
    write('src/domain/slug.ts', 'throw new Error("not this one");');
    write('src/domain/time/phase.ts', 'throw new Error("not this one");');
    write('src/domain/time/timeline.ts', 'throw new Error("not this one");');
    write(NOTICE, notice("import '../../src/domain/time/timeline.ts';"));
    expect(await templates()).not.toContain('not this one');
  });

  it('refuses a file that overrides nothing, and suggests the nearest name', async () => {
    write('templates/pages/notize.tsx', notice(''));
    await expect(bundle()).rejects.toMatchObject({
      code: 'template-unknown',
      message: expect.stringContaining('templates/pages/notize.tsx') as string,
      hint: `did you mean "${NOTICE}"?`,
    });
  });

  it('accepts new files that an override imports, even if only for types', async () => {
    write(
      NOTICE,
      notice(
        "import { word } from '../parts/word.ts';\nimport type { Kind } from '../parts/kind.ts';\nconsole.log(word satisfies Kind);",
      ),
    );
    write('templates/parts/word.ts', "export const word = 'a word';");
    write('templates/parts/kind.ts', 'export type Kind = string;');
    write('templates/README.md', 'Ours.');
    expect(await templates()).toContain('a word');
  });
});

describe('the bundle of a site with a look', () => {
  let rootDir: string;
  const bundled = async (look: string) => {
    const { stylesheets, templatesFile } = await bundleSite({
      rootDir,
      packageDir,
      look,
      cacheDir: join(rootDir, 'cache'),
    });
    return { styles: Object.values(stylesheets).join('\n'), templates: readFileSync(templatesFile, 'utf8') };
  };

  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-looks-'));
  });
  afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

  it('contains nothing of the other looks', async () => {
    const [plain, stitch] = [await bundled('plain'), await bundled('stitch')];
    for (const word of ['stitch', '.ornament', 'var(--block)', 'var(--band)']) {
      expect(stitch.styles).toContain(word);
      expect(plain.styles).not.toContain(word);
    }
    expect(stitch.templates).toContain('looks/stitch/');
    expect(plain.templates).toContain('looks/plain/');
    expect(plain.templates).not.toMatch(/looks\/stitch\/|domain\/(?:ornament|stitches)/);
  });

  it('takes from plain the files that the look of the site does not have', async () => {
    mkdirSync(join(rootDir, 'templates/looks/mine'), { recursive: true });
    writeFileSync(join(rootDir, 'templates/looks/mine/events.css'), '.ticket { --mine: 1 }\n');
    const { styles, templates } = await bundled('mine');
    expect(styles).toContain('--mine');
    expect(styles).toContain('--tint');
    expect(templates).toContain('looks/plain/');
  });
});
