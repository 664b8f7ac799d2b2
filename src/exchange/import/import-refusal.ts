/**
 * Why an export was not read: it is something else than a programme that we read, it was made for another command, or
 * it is damaged.
 */
export type ImportRefusalCode = 'unknown-format' | 'other-format' | 'damaged';

/** A file that was not read at all. `message` says what it is, `hint` what to do; neither needs a stack. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly code: ImportRefusalCode;
  readonly hint: string;

  constructor(code: ImportRefusalCode, said: { readonly message: string; readonly hint: string }) {
    super(said.message);
    this.code = code;
    this.hint = said.hint;
  }
}
