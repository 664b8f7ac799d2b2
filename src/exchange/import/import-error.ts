/** The site cannot take a programme as it is; nothing was written. */
export class ImportError extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
