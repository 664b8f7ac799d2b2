/** An error that is made for the user: what happened in `message`, what to do in `hint`. */
export class HintedError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
