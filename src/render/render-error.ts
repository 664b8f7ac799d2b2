/** A template that failed, as data, so that a thread can tell it to another. */
export interface RenderFailure {
  /** What was rendered: `page /terms/ with the template "text"`. */
  readonly what: string;
  /** The original message, and the function that threw it where that is known. */
  readonly why: string;
}

/** A template threw while it rendered; those of the site are the user's own code, so it is told as such. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly hint =
    'look at that template and at what it imports from templates/ of your site; if you have no files there, report this';
  readonly failure: RenderFailure;

  constructor(failure: RenderFailure, cause?: unknown) {
    super(`The ${failure.what} cannot be rendered: ${failure.why}`, { cause });
    this.failure = failure;
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
  throw new RenderError({ what, why: wordsOf(error) }, error);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, thrower] = /^\s+at (?:Object\.|new )?([\w$]+) \(/m.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}${thrower === undefined ? '' : ` (in ${thrower})`}`;
}
