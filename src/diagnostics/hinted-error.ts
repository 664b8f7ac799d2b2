import type { FailureCode } from '../domain/editor/edit-failures.ts';

/** An error that is shown to the user: `message` says what happened, `hint` what to do. */
export class HintedError extends Error {
  readonly hint: string;
  /** By which the editor says it in its own language; undefined if it has only the message. */
  readonly failureCode: FailureCode | undefined;

  constructor(message: string, hint: string, failureCode?: FailureCode) {
    super(message);
    this.hint = hint;
    this.failureCode = failureCode;
  }
}
