import type { ReactNode } from 'react';
import { hasFailed, type ProgressTexts, progressOf, type Sending } from '../use-sending.ts';

export interface SendRowProps {
  readonly sending: Sending;
  readonly words: SendTexts;
  /** The initial text of the button. */
  readonly submit: string;
  /** The status while nothing is being sent. */
  readonly status?: string;
}

export interface SendTexts extends ProgressTexts {
  /** The text of the button after a failure. */
  readonly again: string;
}

/** The submit button with a status. While a request is running, the button keeps the focus and ignores presses. */
export function SendRow({ sending, words, submit, status = '' }: SendRowProps): ReactNode {
  const isSending = sending.kind === 'sending';
  const idle = hasFailed(sending) ? words.again : submit;
  return (
    <>
      <button type="submit" className="button" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : idle}
      </button>
      <p className="form-progress" role="status">
        {progressOf(sending, words) ?? status}
      </p>
    </>
  );
}
