import type { ReactNode } from 'react';
import { hasFailed, type ProgressWords, progressOf, type Sending } from '../use-sending.ts';

export interface SendRowProps {
  readonly sending: Sending;
  readonly words: SendWords;
  /** On the button at first. */
  readonly submit: string;
  /** Told while nothing is being sent. */
  readonly said?: string;
}

export interface SendWords extends ProgressWords {
  /** On the button after a failure. */
  readonly again: string;
}

/** The submit button and its status. It keeps the focus while waiting, and ignores further presses. */
export function SendRow({ sending, words, submit, said = '' }: SendRowProps): ReactNode {
  const isSending = sending.kind === 'sending';
  const idle = hasFailed(sending) ? words.again : submit;
  return (
    <>
      <button type="submit" className="button" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : idle}
      </button>
      <p className="form-progress" role="status">
        {progressOf(sending, words) ?? said}
      </p>
    </>
  );
}
