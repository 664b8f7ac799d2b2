/** A picture that looked whole to check and cannot be decoded, or does not become small enough. */
export class PictureError extends Error {
  readonly hint: string;

  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(message, { cause });
    this.hint = hint;
  }
}
