import { useCallback, useRef, useState } from 'react';
import type { Receipt } from '../../../src/model/api-contract.ts';
import { type Sent, SLOW_MS, send } from '../send.ts';

/** Where the sending of a form stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly isSlow: boolean }
  | Exclude<Sent<Receipt>, { readonly kind: 'receipt' }>
  | { readonly kind: 'receipt'; readonly receipt: Receipt };

export interface Sender {
  readonly sending: Sending;
  /** Sends; undefined while something is on its way already. What is on its way is not called back. */
  readonly post: (body: object) => Promise<Sent<Receipt> | undefined>;
  /** Forgets what became of the last one. */
  readonly reset: () => void;
}

/** Sends to one address, one body at a time. */
export function useSending(address: string): Sender {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const isBusy = useRef(false);
  const post = useCallback(
    async (body: object) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending({ kind: 'sending', isSlow: false });
      const timer = setTimeout(() => setSending({ kind: 'sending', isSlow: true }), SLOW_MS);
      const sent = await send(address, body);
      clearTimeout(timer);
      isBusy.current = false;
      setSending(sent);
      return sent;
    },
    [address],
  );
  const reset = useCallback(() => setSending({ kind: 'idle' }), []);
  return { sending, post, reset };
}
