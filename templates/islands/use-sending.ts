import { useCallback, useRef, useState } from 'react';
import type { Receipt } from '../../src/domain/api-contract.ts';
import { failureText, type ProblemWords } from './problem-text.ts';
import { type Sent, SLOW_MS, send } from './send.ts';
import { createSubmissionIds, type SubmissionIds } from './submission-id.ts';

/** Where the sending of something stands. */
export type Sending<T = Receipt> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  | Sent<T>;

export interface Sender<T = Receipt> {
  readonly sending: Sending<T>;
  /** Sends; undefined while something is on its way already. What is on its way is not called back. */
  readonly post: (body: object) => Promise<Sent<T> | undefined>;
  /** Forgets what became of the last one. */
  readonly reset: () => void;
}

export interface SendingOf {
  /** Where it is sent. */
  readonly address: string;
  /** The name of the draft of what is sent; absent if there is none. */
  readonly draft?: string;
  /** Absent for questions, which store nothing and may be sent as often as one likes. */
  readonly stores?: true;
}

/** Sends to one address, one body at a time. What is stored is sent again under the same id until the service has it. */
export function useSending<T = Receipt>({ address, draft, stores }: SendingOf): Sender<T> {
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

/** The service has what was sent, or has something else under the same id. */
function isSettled(sent: Sent<unknown>): boolean {
  return sent.kind === 'receipt' || (sent.kind === 'problem' && sent.problem.code === 'submission-changed');
}

export interface ProgressWords {
  readonly sending: string;
  /** Said in its place when it takes long. */
  readonly slow: string;
}

/** What is said while something is on its way; undefined when nothing is. */
export function progressOf(sending: Sending<unknown>, words: ProgressWords): string | undefined {
  if (sending.kind !== 'sending') return undefined;
  return sending.isSlow ? words.slow : words.sending;
}

/** The last one was refused, or did not arrive. */
export function hasFailed(sending: Sending<unknown>): sending is Exclude<Sent<unknown>, { readonly kind: 'receipt' }> {
  return sending.kind === 'problem' || sending.kind === 'unreachable' || sending.kind === 'timeout';
}

/** Why the last one did not arrive, in words; undefined when it did, or when there was none. */
export function failureOf(sending: Sending<unknown>, words: ProblemWords): string | undefined {
  return hasFailed(sending) ? failureText(words, sending) : undefined;
}
