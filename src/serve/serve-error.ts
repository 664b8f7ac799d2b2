/**
 * What can keep the server from starting: a port taken or not ours to open, no build, an address it cannot
 * have.
 */
export type ServeErrorCode = 'port-taken' | 'no-build' | 'bad-host';

/**
 * The server could not start. `message` says what happened, `hint` what the user can do; neither needs a
 * stack.
 */
export class ServeError extends Error {
  override readonly name = 'ServeError';
  readonly code: ServeErrorCode;
  readonly hint: string;

  constructor(code: ServeErrorCode, text: { readonly message: string; readonly hint: string }) {
    super(text.message);
    this.code = code;
    this.hint = text.hint;
  }
}
