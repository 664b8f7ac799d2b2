/** The service could not start or do what the organiser asked. `hint` says what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly hint: string;

  constructor({ message, hint }: { readonly message: string; readonly hint: string }) {
    super(message);
    this.hint = hint;
  }
}
