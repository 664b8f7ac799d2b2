import { BROWSERS } from 'conf-site:browsers';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { BuildOptions, Metafile, OutputFile } from 'esbuild';
import { integrityOf } from '../content/integrity.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import { STYLESHEETS, type StylesheetName } from '../domain/page/stylesheets.ts';
import type { BundleOptions } from './bundle-options.ts';
import { hasOwnWorker } from './bundle-sources.ts';
import { nameByContent, type Script } from './client-output.ts';
import { fillByWorkbox, fillWorker } from './fill-worker.ts';
import { minifyScript } from './minify-script.ts';
import { type Built, esbuildVersion, isTypesOnly, run } from './run-esbuild.ts';
import { resolveLogical } from './site-roots-plugin.ts';
import { STYLE_LOADERS } from './styles-loader.ts';
import { refuseUnknown } from './unknown-files.ts';

/** The files of a bundle by name, and its metadata. */
export type CompiledBundle = Omit<Bundle, 'templatesFile' | 'serviceWorkerFile' | 'assets'> & {
  readonly assets: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Uint8Array>>;
};

/** The font of body text, which is preloaded before the stylesheet requests it. */
const TEXT_FONT = /^bricolage-grotesque-(?:latin|croatian)-[^-]+\.woff2$/;
const DEVELOPMENT = { 'process.env.NODE_ENV': '"development"' };

/** Build options of ES modules. */
const MODULES = {
  platform: 'browser',
  format: 'esm',
  target: BROWSERS,
  splitting: true,
  entryNames: '[name]-[hash]',
} as const satisfies BuildOptions;

/** Compiles all realms in parallel. Throws `BundleError` with esbuild's messages. */
export async function compileBundle(options: BundleOptions): Promise<CompiledBundle> {
  const [templates, boot, runtimeBuilt, islandsBuilt, styles, worker] = await Promise.all([
    compileTemplates(options),
    compileBoot(options),
    compileRuntime(options),
    compileIslands(options),
    compileStyles(options),
    compileWorker(options),
  ]);
  const metafiles = [templates, boot, runtimeBuilt, islandsBuilt, styles, worker].map(({ metafile }) => metafile);
  await refuseUnknown(options, { metafiles, isTypesOnly });
  const runtimeScripts = await Promise.all(runtimeBuilt.outputFiles.map(minified));
  const runtimeCode = nameByContent(runtimeScripts, runtimeBuilt.metafile);
  const islandsCode = nameByContent(islandsBuilt.outputFiles, islandsBuilt.metafile);
  const fonts = assetsOf(styles.outputFiles.filter((file) => !file.path.endsWith('.css')));
  const templatesText = only(templates).contents;
  const runtime = runtimeCode.entry('client/runtime/main');
  const runtimeNames = [...new Set([runtime, ...runtimeCode.chunksOf(runtime)])].sort();
  const filled = options.isShipped === true || hasOwnWorker(options) ? fillByWorkbox : fillWorker;
  const scripts = { ...runtimeCode.scripts, ...islandsCode.scripts };
  const assets = { ...scripts, ...fonts };
  const preloadFonts = Object.keys(fonts)
    .filter((name) => TEXT_FONT.test(name))
    .sort();
  return {
    templatesHash: inputsHash(templates.metafile, options),
    bootScript: only(boot).text.trim(),
    stylesheets: stylesheetTexts(styles),
    runtime,
    islands: Object.fromEntries(
      islandEntries(options).map((island) => [island, islandsCode.entry(`client/islands/${island}`)]),
    ),
    integrity: Object.fromEntries(
      Object.entries(scripts)
        .map(([name, bytes]) => [name, integrityOf(bytes)])
        .sort(),
    ),
    preloadFonts,
    assets: Object.fromEntries(
      Object.entries(assets)
        .map(([name, bytes]) => [name, hashOf(bytes)])
        .sort(),
    ),
    files: {
      'templates.mjs': templatesText,
      'sw.js': await filled(only(worker).contents, [...runtimeNames, ...preloadFonts], options),
      ...Object.fromEntries(Object.entries(assets).map(([name, bytes]) => [`assets/${name}`, bytes])),
    },
  };
}

async function minified({ path, text }: OutputFile): Promise<Script> {
  return { path, text: await minifyScript(text) };
}

/**
 * Compiles the templates again to get the source map of `templates.mjs`, which is needed to locate an error in a
 * template.
 */
export async function compileTemplatesMap(options: BundleOptions): Promise<string> {
  const { outputFiles } = await compileTemplates(options, { sourcemap: 'external' });
  return outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '';
}

/**
 * Compiles the templates with the production build of React, independent of NODE_ENV. Names are not minified, so that
 * stack traces are readable.
 */
function compileTemplates(options: BundleOptions, more: Pick<BuildOptions, 'sourcemap'> = {}): Promise<Built> {
  return run(options, {
    ...more,
    entryPoints: [entry(options, 'templates/entry.tsx')],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    minify: false,
    minifySyntax: true,
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
}

function compileBoot(options: BundleOptions): Promise<Built> {
  return run(options, {
    entryPoints: [entry(options, 'client/inline/boot.ts')],
    platform: 'browser',
    format: 'iife',
    target: BROWSERS,
  });
}

/** Compiles the runtime separately from islands, so that it is one script without shared chunks. */
function compileRuntime(options: BundleOptions): Promise<Built> {
  return run(options, {
    ...MODULES,
    entryPoints: [{ in: entry(options, 'client/runtime/main.ts'), out: 'runtime' }],
    chunkNames: '[name]-[hash]',
  });
}

/** Compiles all islands together, so that they share React. */
function compileIslands(options: BundleOptions): Promise<Built> {
  return run(options, {
    ...MODULES,
    ...(options.withDevelopmentReact === true ? { define: DEVELOPMENT, minify: false } : {}),
    entryPoints: islandEntries(options).map((island) => ({
      in: entry(options, `client/islands/${island}.tsx`),
      out: `island-${island}`,
    })),
    chunkNames: 'chunk-[hash]',
  });
}

function compileStyles(options: BundleOptions): Promise<Built> {
  return run(options, {
    entryPoints: STYLESHEETS.map((name) => ({ in: entry(options, `templates/styles/${name}.css`), out: name })),
    target: BROWSERS,
    assetNames: '[name]-[hash]',
    loader: STYLE_LOADERS,
  });
}

function stylesheetTexts({ outputFiles }: Built): Readonly<Record<StylesheetName, string>> {
  const texts = STYLESHEETS.map((name) => [
    name,
    outputFiles.find(({ path }) => basename(path) === `${name}.css`)?.text ?? '',
  ]);
  return Object.fromEntries(texts) as Record<StylesheetName, string>;
}

function compileWorker(options: BundleOptions): Promise<Built> {
  return run(options, {
    entryPoints: [entry(options, 'client/sw/sw.ts')],
    platform: 'browser',
    format: 'iife',
    target: BROWSERS,
  });
}

function entry(roots: BundleOptions, logical: string): string {
  return resolveLogical(logical, roots) ?? join(roots.packageDir, logical);
}

/** The names of all islands: the files in `client/islands` of the package and of the site. */
function islandEntries({ rootDir, packageDir }: BundleOptions): readonly string[] {
  const folders = [...new Set([packageDir, rootDir])]
    .map((base) => join(base, 'client/islands'))
    .filter((folder) => existsSync(folder));
  const names = folders.flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith('.tsx'));
  return [...new Set(names.map((name) => name.replace(/\.tsx$/, '')))].sort();
}

function assetsOf(files: readonly OutputFile[]): Readonly<Record<string, Uint8Array>> {
  return Object.fromEntries(files.map((file) => [basename(file.path), file.contents]));
}

/**
 * A hash of all inputs of a bundle: our files by logical path and content, libraries by content only, since their paths
 * differ between installations.
 */
function inputsHash(metafile: Metafile, { rootDir, packageDir }: BundleOptions): string {
  const inputs = Object.keys(metafile.inputs).map((path) => {
    const file = join(packageDir, path);
    const logical = [packageDir, rootDir]
      .map((dir) => relative(dir, file))
      .find((one) => !/^\.\.|node_modules/.test(one));
    return `${logical ?? ''} ${hashOf(readFileSync(file))}`;
  });
  return hashOf(new TextEncoder().encode([esbuildVersion, ...inputs.sort()].join('\n')));
}

function only(built: Built): OutputFile {
  const [file] = built.outputFiles;
  if (file === undefined) throw new Error('esbuild gave no output.');
  return file;
}

function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 20);
}
