import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BundleError } from '../bundle/bundle-error.ts';
import type { SourceRoots } from '../bundle/bundle-options.ts';
import { ownSources } from '../bundle/bundle-sources.ts';
import type { SourceProblem } from '../bundle/check-sources.ts';
import type { Roots } from '../content/roots.ts';
import { entryOf } from '../diagnostics/catalogue/catalogue.ts';
import type { CodePlace } from '../diagnostics/code-place.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { attempt } from '../fs/attempt.ts';

/** The result of checking a site's own templates, styles and client code. */
export interface CheckedSources {
  /** Relative to the root, with `/`. */
  readonly files: readonly string[];
  /** Sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a site's own sources. The compiler is loaded only if there are any. Adds `compile-failed`, `import-outside`,
 * `template-unknown`, `override-idle` and `link-outside`.
 */
export async function checkOwnSources(roots: SourceRoots): Promise<CheckedSources> {
  const files = listed(roots);
  if (files instanceof BundleError) return { files: [], diagnostics: diagnosticsOf({ error: files }, roots) };
  if (files.length === 0) return { files, diagnostics: [] };
  const { checkSources } = await import('../bundle/check-sources.ts');
  const problems = await checkSources(roots, files);
  return { files, diagnostics: sortDiagnostics(problems.flatMap((problem) => diagnosticsOf(problem, roots))) };
}

function listed(roots: Roots): readonly string[] | BundleError {
  try {
    return ownSources(roots);
  } catch (error) {
    if (error instanceof BundleError) return error;
    throw error;
  }
}

function diagnosticsOf({ error, path }: SourceProblem, { rootDir }: Roots): readonly Diagnostic[] {
  const { code, hint, places, message } = error;
  const common = { code, severity: entryOf(code).severity, pointer: '', hint };
  if (places.length === 0) {
    const whole = { line: 1, column: 1, endLine: 1, endColumn: 1, frame: [] };
    return [{ ...common, ...whole, file: path ?? 'templates', message }];
  }
  return withoutFollowers(places).map(({ file, line, column, endColumn, text }) => {
    const place = { line, column, endLine: line, endColumn };
    return { ...common, ...place, file, message: sentence(text), frame: frameOf(join(rootDir, file), line) };
  });
}

/**
 * Keeps only the first syntax error of a file, since later ones are often consequences of it. Problems of imports are
 * all kept.
 */
function withoutFollowers(places: readonly CodePlace[]): readonly CodePlace[] {
  const broken = places.filter(({ text }) => !OF_IMPORTS.test(text));
  return places.filter((place) => !broken.includes(place) || broken.find(({ file }) => file === place.file) === place);
}

const OF_IMPORTS = /^(?:Could not resolve|This import leaves|No matching export|Nothing here is exported)/;

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The line and the line before it. */
function frameOf(path: string, line: number): Diagnostic['frame'] {
  const lines = attempt(() => readFileSync(path, 'utf8').split(/\r?\n/)) ?? [];
  return [line - 1, line].flatMap((number) => {
    const text = lines[number - 1];
    return text === undefined ? [] : [{ line: number, text }];
  });
}
