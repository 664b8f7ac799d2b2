import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../../src/domain/page/look.ts';
import { checkKey } from '../../../src/pipeline/check-outcome.ts';
import { checkOwnSources } from '../../../src/pipeline/check-own-sources.ts';
import { packageDir, runTool } from '../../support/run-tool.ts';
import { SITES } from '../../support/small-site.ts';

const TOKENS = 'templates/styles/tokens.css';
const SOUND = "@import 'conf-site/templates/styles/tokens.css';\n:root { --river: #20507a; }\n";

describe('checking the templates and styles of a site', () => {
  let root: string;
  beforeAll(async () => {
    await runTool(['--version']); // compiles the tool where its source has changed
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'conf-site-sources-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const reported = async (look = DEFAULT_LOOK): Promise<readonly string[]> =>
    (await checkOwnSources({ rootDir: root, packageDir, look })).diagnostics.map(
      ({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`,
    );

  it('reports nothing for valid overrides, and nothing without any', async () => {
    expect(await checkOwnSources({ rootDir: root, packageDir })).toEqual({ files: [], diagnostics: [] });
    write(TOKENS, SOUND);
    write('client/islands/clock.tsx', 'export const clock = 1;\n');
    write(
      'templates/sections/VenueSection.tsx',
      "import { door } from '../parts/door.ts';\nimport type { Door } from '../parts/door-type.ts';\n" +
        'export function VenueSection(): Door { return <p>{door}</p>; }\n',
    );
    write('templates/parts/door.ts', "export const door = 'green';\n");
    write('templates/parts/door-type.ts', 'export type Door = object;\n');
    expect(await reported()).toEqual([]);
  });

  it('reports tokens and styles that a stylesheet of the look sets again, and not where they win', async () => {
    const ruled =
      ':root { --linen: #eef3f5; }\nh1, .own { letter-spacing: 0; }\nh2 { letter-spacing: 0 !important; }\n';
    const styles = `@import 'conf-site/${TOKENS}';\n:root { --river: #20507a; --ink: #000; }\n${ruled}`;
    write(TOKENS, styles);
    const look = 'templates/looks/plain/index.css';
    expect(await reported('plain')).toEqual([
      `override-idle ${TOKENS}:2:27 "--ink" of ":root" has no effect: ${look} of conf-site sets it after this file.`,
      `override-idle ${TOKENS}:3:9 "--linen" of ":root" has no effect: ${look} of conf-site sets it after this file.`,
      expect.stringContaining(`${TOKENS}:4:12 "letter-spacing" of "h1" has no effect`),
    ]);
    rmSync(join(root, TOKENS));
    write(look, `@import 'conf-site/${look}';\n${ruled}`);
    expect(await reported('plain')).toEqual([]);
  });

  it('reports a file of a look that the site does not have', async () => {
    const file = 'templates/looks/stitch/parts.tsx';
    write(file, `export * from 'conf-site/${file}';\n`);
    expect(await reported('stitch')).toEqual([]);
    expect(await reported('plain')).toEqual([
      `override-idle ${file}:1:1 ${file} has no effect: the look of the site is "plain", not "stitch".`,
    ]);
  });

  it('reports each file that overrides nothing', async () => {
    write('templates/styles/token.css', SOUND);
    write('templates/sections/VenueSektion.tsx', 'export const VenueSection = 1;\n');
    const found = await reported();
    expect(found).toEqual([
      expect.stringMatching(/^template-unknown templates\/sections\/VenueSektion\.tsx:1:1 /),
      expect.stringMatching(/^template-unknown templates\/styles\/token\.css:1:1 /),
    ]);
  });

  it('reports compile errors at their positions, once per file, together with imports without a target', async () => {
    write('templates/sections/VenueSection.tsx', 'export const a = () => (\n  <><b>The door</>\n);\n');
    write('templates/sections/FaqSection.tsx', "import { a } from '../parts/Gone.tsx';\nexport const b = a;\n");
    expect(await reported()).toEqual([
      expect.stringMatching(
        /^compile-failed templates\/sections\/FaqSection\.tsx:1:19 Could not resolve "\.\.\/parts\/Gone\.tsx"\.$/,
      ),
      expect.stringMatching(/^compile-failed templates\/sections\/VenueSection\.tsx:2:\d+ .*closing/),
    ]);
  });

  it.each([
    [`${SOUND}}\n`, '3:1', 'Unexpected "}".'],
    [':root {\n  --river: #20507a;\n', '1:7', 'Expected "}" to go with "{".'],
    [':root { color red; }\n', '1:14', 'Expected ":".'],
  ])('reports a stylesheet that would lose rules: %j', async (text, at, message) => {
    write(TOKENS, text);
    expect(await reported()).toEqual([`compile-failed ${TOKENS}:${at} ${message}`]);
  });

  it('reports imports and links that leave the site', async () => {
    write(TOKENS, "@import '../../brand.css';\n");
    write('brand.css', '');
    expect(await reported()).toEqual([
      `import-outside ${TOKENS}:1:9 This import leaves templates/ and client/: brand.css.`,
    ]);
    rmSync(join(root, 'templates'), { recursive: true });
    mkdirSync(join(root, 'templates'));
    symlinkSync(join(packageDir, 'templates/styles'), join(root, 'templates/styles'));
    expect(await reported()).toEqual([
      expect.stringMatching(/^link-outside templates:1:1 templates\/styles is a link/),
    ]);
  });

  it('is part of the command, which loads no React for it, and happens again after changes', async () => {
    cpSync(join(SITES, 'base'), root, { recursive: true });
    mkdirSync(join(root, '.conf-site/cache'), { recursive: true });
    const modules = join(root, '.conf-site/modules');
    const check = async (...args: readonly string[]) => {
      writeFileSync(modules, '');
      const preload = `--import=${join(packageDir, 'tests/support/list-modules.mjs')}`;
      const env = { NODE_OPTIONS: preload, MODULES_FILE: modules };
      const { stdout, status, stderr } = await runTool(['check', '--at', '2027-03-01', ...args], { cwd: root, env });
      const loaded = readFileSync(modules, 'utf8').split('\n');
      const heavy = ['esbuild', 'react', 'react-dom', 'sharp', 'workbox-build', 'terser'];
      return { stdout, status, stderr, loaded: heavy.filter((name) => loaded.includes(name)) };
    };
    const settled = async (): Promise<void> => {
      while (checkKey({ rootDir: root, packageDir }) === undefined) await new Promise(setImmediate);
    };
    await settled();
    expect(await check()).toMatchObject({ status: 0, loaded: [] });
    write(TOKENS, `${SOUND}}\n`);
    await settled();
    const { status, stdout, stderr } = await check(TOKENS);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain(`${TOKENS}:3:1  error  compile-failed\n  Unexpected "}".\n`);
    write(TOKENS, SOUND);
    await settled();
    expect(await check('--format', 'json')).toMatchObject({ status: 0, loaded: ['esbuild'] });
  });
});
