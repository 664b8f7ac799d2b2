/** An error that is shown to the user: `message` says what happened, `hint` what to do. */
export class HintedError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
