import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodePlace } from '../../../diagnostics/code-place.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { userErrorOf } from '../../../diagnostics/user-error.ts';
import type { ProblemPlace, WatchProblem } from '../../../domain/editor/watch.ts';
import type { FilePlace } from './editor-link.ts';

/** Makes a link that opens an editor; undefined if there are no such links. */
export type LinkTo = (place: FilePlace) => string | undefined;

/** Converts the errors and warnings of the content for pages, with the meaning of each code. */
export async function contentProblems(
  diagnostics: readonly Diagnostic[],
  linkTo: LinkTo,
): Promise<readonly WatchProblem[]> {
  if (diagnostics.length === 0) return [];
  const { entryOf } = await import('../../../diagnostics/catalogue/catalogue.ts');
  return diagnostics.flatMap(({ severity, code, message, hint, ...place }): readonly WatchProblem[] => {
    if (severity === 'note') return [];
    const { meaning, fix } = entryOf(code);
    const problem = {
      severity,
      code,
      message,
      meaning: `${meaning}\n\n${fix}`,
      ...(hint === undefined ? {} : { hint }),
      place: withLink(place, linkTo),
    };
    return [problem];
  });
}

function withLink(
  { file, line, column, endLine, endColumn, frame }: Omit<ProblemPlace, 'href'>,
  linkTo: LinkTo,
): ProblemPlace {
  const href = linkTo({ file, line, column });
  return { file, line, column, endLine, endColumn, frame, ...(href === undefined ? {} : { href }) };
}

/** An error of a build, possibly with places in code. */
interface BuildFailure extends Error {
  readonly code?: string;
  readonly places?: readonly CodePlace[];
}

/** Converts an error that stopped a build for pages: code that does not compile, a template that throws, a full disk. */
export function failureProblems(error: unknown, rootDir: string, linkTo: LinkTo): readonly WatchProblem[] {
  const failure = (error instanceof Error ? error : new Error(String(error))) as BuildFailure;
  const { code, places = [] } = failure;
  const { message, hint = BUG } = userErrorOf(error) ?? { message: failure.message };
  const base = { severity: 'error' as const, ...(code === undefined ? {} : { code }), hint };
  if (places.length === 0) return [{ ...base, message }];
  return places.map((place) => ({ ...base, message: place.text, place: withLink(framed(place, rootDir), linkTo) }));
}

const BUG = 'this is a bug in conf-site, not in your content: please report the output of the terminal';

const LINES_BEFORE = 2;

function framed({ file, line, column, endColumn }: CodePlace, rootDir: string): Omit<ProblemPlace, 'href'> {
  const from = Math.max(0, line - 1 - LINES_BEFORE);
  const frame = linesOf(resolve(rootDir, file))
    .slice(from, line)
    .map((text, index) => ({ line: from + index + 1, text }));
  return { file, line, column, endLine: line, endColumn, frame };
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
}
