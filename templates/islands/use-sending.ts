import { useCallback, useRef, useState } from 'react';
import type { Receipt } from '../../src/domain/site/api-contract.ts';
import { failureText, type ProblemTexts } from './problem-text.ts';
import { type Sent, SLOW_MS, send } from './send.ts';
import { createSubmissionIds, type SubmissionIds } from './submission-id.ts';

/** The state of a request: not started, running, or its outcome. */
export type Sending<T = Receipt> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  | Sent<T>;

export interface Sender<T = Receipt> {
  readonly sending: Sending<T>;
  /** Sends a body. Returns undefined without sending if a request is running. A running request is not aborted. */
  readonly post: (body: object) => Promise<Sent<T> | undefined>;
  /** Clears the state of the last request. */
  readonly reset: () => void;
}

export interface SendingInput {
  /** The address to which bodies are sent. */
  readonly address: string;
  /** The name of the form's draft; absent if there is none. */
  readonly draft?: string;
  /** Absent for operations that store nothing and can be repeated. */
  readonly stores?: true;
}

/**
 * Sends bodies to an address, one at a time. A body that is to be stored gets the same id at each attempt until the API
 * has stored it.
 */
export function useSending<T = Receipt>({ address, draft, stores }: SendingInput): Sender<T> {
  const [sending, setSending] = useState<Sending<T>>({ kind: 'idle' });
  const isBusy = useRef(false);
  const ids = useRef<SubmissionIds>(undefined);
  const post = useCallback(
    async (body: object) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending({ kind: 'sending', isSlow: false });
      const timer = setTimeout(() => setSending({ kind: 'sending', isSlow: true }), SLOW_MS);
      if (stores) ids.current ??= createSubmissionIds(draft);
      const sent = await send<T>(address, { ...body, ...ids.current?.part() });
      if (isSettled(sent)) ids.current?.renew();
      clearTimeout(timer);
      isBusy.current = false;
      setSending(sent);
      return sent;
    },
    [address, draft, stores],
  );
  const reset = useCallback(() => setSending({ kind: 'idle' }), []);
  return { sending, post, reset };
}

/** Whether the API has stored the body, or another one with the same id. */
function isSettled(sent: Sent<unknown>): boolean {
  return sent.kind === 'receipt' || (sent.kind === 'problem' && sent.problem.code === 'submission-changed');
}

export interface ProgressTexts {
  readonly sending: string;
  /** Replaces `sending` if the request takes long. */
  readonly slow: string;
}

/** The text about a running request; undefined if there is none. */
export function progressOf(sending: Sending<unknown>, words: ProgressTexts): string | undefined {
  if (sending.kind !== 'sending') return undefined;
  return sending.isSlow ? words.slow : words.sending;
}

/** Whether the last request was refused or did not arrive. */
export function hasFailed(sending: Sending<unknown>): sending is Exclude<Sent<unknown>, { readonly kind: 'receipt' }> {
  return sending.kind === 'problem' || sending.kind === 'unreachable' || sending.kind === 'timeout';
}

/** The message for the last request if it has failed, else undefined. */
export function failureOf(sending: Sending<unknown>, words: ProblemTexts): string | undefined {
  return hasFailed(sending) ? failureText(words, sending) : undefined;
}
