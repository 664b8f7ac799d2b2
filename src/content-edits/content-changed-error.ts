import { HintedError } from '../diagnostics/hinted-error.ts';

/** Another program has changed a file between the moment at which it was read and the one at which it was to be written. */
export class ContentChangedError extends HintedError {
  /** Relative to the root. */
  readonly path: string;

  constructor(path: string) {
    super(
      `${path} was changed by another program at the same time.`,
      'nothing was written; look at what that file says now, and try again',
      'file-changed',
    );
    this.path = path;
  }
}
