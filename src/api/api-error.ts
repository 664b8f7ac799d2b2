/** The service cannot start, or cannot execute an organiser's command. `hint` says what to do about it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly hint: string;

  constructor({ message, hint }: { readonly message: string; readonly hint: string }) {
    super(message);
    this.hint = hint;
  }
}
