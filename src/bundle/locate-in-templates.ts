import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import type { BundleOptions } from './bundle-options.ts';
import { logicalPath } from './source-files.ts';

/** A place in the compiled templates. Lines and columns count from 1. */
export interface BundledPlace {
  readonly line: number;
  readonly column: number;
}

/** A place in a template's source file, whose path is relative to the site root, or absolute if outside. */
export interface TemplatePlace extends BundledPlace {
  readonly file: string;
}

/** The first of these places, from the innermost, that is in our code or the site's; undefined if there is none. */
export async function locateInTemplates(
  options: BundleOptions,
  places: readonly BundledPlace[],
): Promise<TemplatePlace | undefined> {
  const { compileTemplatesMap } = await import('./compile-bundle.ts');
  const map = new SourceMap(JSON.parse(await compileTemplatesMap(options)) as SourceMapPayload);
  for (const { line, column } of places) {
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry) || entry.originalSource === undefined) continue;
    const path = resolve(options.packageDir, 'assets', entry.originalSource);
    if (path.includes('/node_modules/')) continue;
    const file = logicalPath(options.rootDir, path) ?? path;
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
