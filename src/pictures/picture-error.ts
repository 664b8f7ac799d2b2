/** A picture that passed `check` but cannot be decoded, or cannot be made small enough. */
export class PictureError extends Error {
  readonly hint: string;

  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(message, { cause });
    this.hint = hint;
  }
}
