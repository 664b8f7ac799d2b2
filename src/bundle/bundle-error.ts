import type { TEMPLATES } from '../diagnostics/catalogue/template-findings.ts';
import type { CodePlace } from '../diagnostics/code-place.ts';

/** The details of a failed bundle besides its message. */
export interface BundleProblem {
  /** The code of the diagnostic. */
  readonly code: keyof typeof TEMPLATES | 'link-outside';
  readonly hint: string;
  /** The places of the problem, if they are known. */
  readonly places?: readonly CodePlace[];
}

const FAILED: BundleProblem = {
  code: 'compile-failed',
  hint: 'fix the file named above; everything else is unchanged',
};

/**
 * Templates or client code could not be bundled. The message names the file, with line and column if known; for code
 * that does not compile it is esbuild's message.
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
