import type { HintedError } from './hinted-error.ts';
import { systemRefusal } from './system-refusal.ts';

/** An error that is shown to the user: `message` says what happened, `hint` what to do. */
export interface UserError extends Pick<HintedError, 'message' | 'hint'> {
  readonly failureCode?: HintedError['failureCode'];
  /** The command that explains it. */
  readonly docs?: string;
}

/** What a user is told of an error. Undefined for a bug of conf-site. */
export function userErrorOf(error: unknown): UserError | undefined {
  if (error instanceof Error && typeof (error as { hint?: unknown }).hint === 'string') return error as never;
  return systemRefusal(error);
}
