import type { TEMPLATES } from '../diagnostics/catalogue/templates.ts';
import type { CodePlace } from '../diagnostics/code-place.ts';

/** What is told about a failed bundle besides its message. */
export interface BundleProblem {
  /** A permanent name. */
  readonly code: keyof typeof TEMPLATES | 'link-outside';
  readonly hint: string;
  /** What is wrong where, if it is known. */
  readonly places?: readonly CodePlace[];
}

const FAILED: BundleProblem = {
  code: 'compile-failed',
  hint: 'mend the file named above; everything else is as it was',
};

/**
 * Templates or client code make no bundle. The message names the file, with line and column where there are any; for
 * code that does not compile it is esbuild's own words.
 */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly code: BundleProblem['code'];
  readonly hint: string;
  readonly docs: string;
  readonly places: readonly CodePlace[];

  constructor(message: string, problem: Partial<BundleProblem> = {}) {
    super(message);
    const { code, hint, places = [] } = { ...FAILED, ...problem };
    this.code = code;
    this.hint = hint;
    this.docs = `conf-site explain ${code}`;
    this.places = places;
  }
}
