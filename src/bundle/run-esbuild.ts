import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, transform, version } from 'esbuild';
import type { Roots } from '../content/roots.ts';
import type { CodePlace } from '../diagnostics/code-place.ts';
import { BundleError, type BundleProblem } from './bundle-error.ts';
import { atExporter, type CompileMessage, compileMessages, lostRules, placeOfMessage } from './compile-messages.ts';
import { drawingsPlugin } from './drawings-plugin.ts';
import { IMPORT_OUTSIDE, siteRootsPlugin } from './site-roots-plugin.ts';
import { logicalPath } from './source-files.ts';

/** The adapter of esbuild. */

export const esbuildVersion = version;

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

export type Built = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles entry points without writing files. Throws `BundleError` for code that does not compile, or whose rules would
 * be dropped.
 */
export async function run(options: Roots, build_: BuildOptions): Promise<Built> {
  let built: Built;
  try {
    built = await build({
      absWorkingDir: options.packageDir,
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
      legalComments: 'none',
      jsx: 'automatic',
      charset: 'utf8',
      minify: true,
      define: PRODUCTION,
      outdir: join(options.packageDir, 'assets'),
      plugins: [siteRootsPlugin(options), drawingsPlugin],
      tsconfigRaw: {},
      ...build_,
    } as BuildOptions & { write: false; metafile: true });
  } catch (error) {
    throw bundleError(error, options);
  }
  const lost = lostRules(built.warnings);
  if (lost.length > 0) throw toldError(lost, options);
  return built;
}

/**
 * Whether a module contains only types. Type imports are removed before bundling, so such modules never appear as used.
 */
export async function makesNothing(file: string): Promise<boolean> {
  if (!file.endsWith('.ts')) return false;
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', logLevel: 'silent' });
  return code.trim() === '';
}

const MOST_MESSAGES = 10;

function bundleError(error: unknown, roots: Roots): BundleError {
  const messages = compileMessages(error).map(atExporter);
  if (messages.length === 0) return new BundleError(error instanceof Error ? error.message : String(error));
  const outside = messages.filter(({ text }) => text.startsWith(IMPORT_OUTSIDE));
  if (outside.length === 0) return toldError(messages, roots);
  return toldError(outside, roots, {
    code: 'import-outside',
    hint: 'move the imported file to templates/ or client/ of your site',
  });
}

function toldError(all: readonly CompileMessage[], roots: Roots, problem: Partial<BundleProblem> = {}): BundleError {
  const messages = all.slice(0, MOST_MESSAGES);
  const places = messages.flatMap((message) => placeOf(message, roots) ?? []);
  const words = messages.map((message) => {
    const place = placeOf(message, roots);
    return place === undefined ? message.text : `${place.file}:${place.line}:${place.column}  ${place.text}`;
  });
  return new BundleError(words.join('\n'), { ...problem, places });
}

function placeOf(message: CompileMessage, { rootDir, packageDir }: Roots): CodePlace | undefined {
  return placeOfMessage(message, (file) => {
    const path = resolve(packageDir, file);
    return logicalPath(rootDir, path) ?? path;
  });
}
