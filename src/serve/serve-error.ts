/** Why the server cannot start: the port is taken or not allowed, there is no build, or the address is invalid. */
export type ServeErrorCode = 'port-taken' | 'no-build' | 'bad-host';

/** The server could not start. `message` says what happened, `hint` what to do. It is printed without a stack. */
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
