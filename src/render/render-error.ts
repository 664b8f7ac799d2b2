import type { CodePlace } from '../diagnostics/code-place.ts';

/** A template that failed. */
export interface RenderFailure {
  /** What was rendered: `page /terms/ with the template "text"`. */
  readonly what: string;
  /** The original message, and the function that threw it where that is known. */
  readonly why: string;
  /** Where in the bundle of templates, the innermost call first; both count from 1. */
  readonly calls: readonly { readonly line: number; readonly column: number }[];
  /** Where in a template as it was written, once that has been looked up. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
}

/** A template threw while it rendered; those of the site are the user's own code, so it is told as such. */
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

/** Runs what templates do; what they throw becomes a `RenderError` that says what was being rendered. */
export function rendering<T>(what: string, render: () => T): T {
  try {
    return render();
  } catch (error) {
    return failRendering(what, error);
  }
}

/** Throws a `RenderError` that says what was being rendered when `error` was thrown. */
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
