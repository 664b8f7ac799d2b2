import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, transform, version } from 'esbuild';
import type { Roots } from '../content/roots.ts';
import type { CodePlace } from '../diagnostics/code-place.ts';
import { BundleError, type BundleProblem } from './bundle-error.ts';
import type { SourceRoots } from './bundle-options.ts';
import { atExporter, type CompileMessage, compileMessages, lostRules, placeOfMessage } from './compile-messages.ts';
import { drawingsPlugin } from './drawings-plugin.ts';
import { IMPORT_OUTSIDE, siteRootsPlugin } from './site-roots-plugin.ts';
import { logicalPath } from './source-files.ts';

/** The adapter of esbuild. */

export const esbuildVersion = version;

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

export type Built = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles entry points without writing files. Throws `BundleError` for code that does not compile, and for stylesheets
 * of which esbuild would drop rules.
 */
export async function run(options: SourceRoots, build_: BuildOptions): Promise<Built> {
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
  if (lost.length > 0) throw toBundleError(lost, options);
  return built;
}

/**
 * Whether a module contains only types. Such modules never appear in a bundle, since type imports are removed before.
 */
export async function isTypesOnly(file: string): Promise<boolean> {
  if (!file.endsWith('.ts')) return false;
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', logLevel: 'silent' });
  return code.trim() === '';
}

const MAX_MESSAGES = 10;

function bundleError(error: unknown, roots: Roots): BundleError {
  const messages = compileMessages(error).map(atExporter);
  if (messages.length === 0) return new BundleError(error instanceof Error ? error.message : String(error));
  const outside = messages.filter(({ text }) => text.startsWith(IMPORT_OUTSIDE));
  if (outside.length === 0) return toBundleError(messages, roots);
  return toBundleError(outside, roots, {
    code: 'import-outside',
    hint: 'move the imported file to templates/ or client/ of your site',
  });
}

function toBundleError(
  all: readonly CompileMessage[],
  roots: Roots,
  problem: Partial<BundleProblem> = {},
): BundleError {
  const messages = all.slice(0, MAX_MESSAGES);
  const places = messages.flatMap((message) => placeOf(message, roots) ?? []);
  const lines = messages.map((message) => {
    const place = placeOf(message, roots);
    return place === undefined ? message.text : `${place.file}:${place.line}:${place.column}  ${place.text}`;
  });
  return new BundleError(lines.join('\n'), { ...problem, places });
}

function placeOf(message: CompileMessage, { rootDir, packageDir }: Roots): CodePlace | undefined {
  return placeOfMessage(message, (file) => {
    const path = resolve(packageDir, file);
    return logicalPath(rootDir, path) ?? path;
  });
}
