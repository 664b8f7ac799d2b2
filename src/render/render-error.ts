import type { CodePlace } from '../diagnostics/code-place.ts';

/** The failure of a template, as plain data. */
export interface RenderFailure {
  /** A description of what was being rendered: `page /terms/ with the template "text"`. */
  readonly subject: string;
  /** The original message, and the name of the function that threw it if it is known. */
  readonly reason: string;
  /** The calls in the templates bundle, the innermost first. Lines and columns count from 1. */
  readonly calls: readonly { readonly line: number; readonly column: number }[];
  /** The place in the template's source, once it has been looked up. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
}

/**
 * A template threw an error while rendering. Since templates of the site are the user's code, this is not an error of
 * the tool.
 */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly hint =
    'look at that template and at what it imports from templates/ of your site; if you have no files there, report this';
  readonly failure: RenderFailure;
  readonly places: readonly CodePlace[];

  constructor(failure: RenderFailure, cause?: unknown) {
    const { subject, reason, place } = failure;
    const at = place === undefined ? '' : ` at ${place.file}:${place.line}:${place.column}`;
    super(`The ${subject} cannot be rendered: ${reason}${at}`, { cause });
    this.failure = failure;
    const text = `The ${subject} cannot be rendered: ${reason}`;
    this.places = place === undefined ? [] : [{ ...place, endColumn: place.column + 1, text }];
  }
}

/**
 * Runs template code. An error that it throws becomes a `RenderError` with a description of what was being rendered.
 */
export function rendering<T>(subject: string, render: () => T): T {
  try {
    return render();
  } catch (error) {
    return failRendering(subject, error);
  }
}

/** Throws a `RenderError` for an error that was thrown while rendering `subject`. */
export function failRendering(subject: string, error: unknown): never {
  throw new RenderError({ subject, reason: reasonOf(error), calls: callsOf(error) }, error);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, thrower] = /^\s+at (?:Object\.|new )?([\w$]+) \(/m.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}${thrower === undefined ? '' : ` (in ${thrower})`}`;
}

const MAX_CALLS = 30;

function callsOf(error: unknown): RenderFailure['calls'] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const calls = [...stack.matchAll(/templates\.mjs:(\d+):(\d+)/g)].slice(0, MAX_CALLS);
  return calls.map(([, line, column]) => ({ line: Number(line), column: Number(column) }));
}
