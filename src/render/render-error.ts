import type { CodePlace } from '../diagnostics/code-place.ts';

/** The failure of a template, as plain data. */
export interface RenderFailure {
  /** What was rendered: `page /terms/ with the template "text"`. */
  readonly what: string;
  /** The original message, and the function that threw it where that is known. */
  readonly why: string;
  /** The stack in the templates bundle, the innermost call first. Lines and columns count from 1. */
  readonly calls: readonly { readonly line: number; readonly column: number }[];
  /** The place in the template's source, once it has been looked up. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
}

/**
 * A template threw an error while rendering. Templates of the site are the user's code, so the error is reported as the
 * user's.
 */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly hint =
    'look at that template and at what it imports from templates/ of your site; if you have no files there, report this';
  readonly failure: RenderFailure;
  readonly places: readonly CodePlace[];

  constructor(failure: RenderFailure, cause?: unknown) {
    const { what, why, place } = failure;
    const at = place === undefined ? '' : ` at ${place.file}:${place.line}:${place.column}`;
    super(`The ${what} cannot be rendered: ${why}${at}`, { cause });
    this.failure = failure;
    const text = `The ${what} cannot be rendered: ${why}`;
    this.places = place === undefined ? [] : [{ ...place, endColumn: place.column + 1, text }];
  }
}

/**
 * Runs template code. An error that it throws becomes a `RenderError` with a description of what was being rendered.
 */
export function rendering<T>(what: string, render: () => T): T {
  try {
    return render();
  } catch (error) {
    return failRendering(what, error);
  }
}

/** Throws a `RenderError` for an error that was thrown while rendering `what`. */
export function failRendering(what: string, error: unknown): never {
  throw new RenderError({ what, why: wordsOf(error), calls: callsOf(error) }, error);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, thrower] = /^\s+at (?:Object\.|new )?([\w$]+) \(/m.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}${thrower === undefined ? '' : ` (in ${thrower})`}`;
}

const MOST_CALLS = 30;

function callsOf(error: unknown): RenderFailure['calls'] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const calls = [...stack.matchAll(/templates\.mjs:(\d+):(\d+)/g)].slice(0, MOST_CALLS);
  return calls.map(([, line, column]) => ({ line: Number(line), column: Number(column) }));
}
