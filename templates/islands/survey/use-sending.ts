import { useRef, useState } from 'react';
import { failureText, type ProblemWords } from '../problem-text.ts';
import { type Sent, send } from '../send.ts';

export type Failed = Exclude<Sent<unknown>, { readonly kind: 'receipt' }>;

export interface Request<T> {
  readonly address: string;
  readonly body: unknown;
  /** Said while there is no answer. */
  readonly waiting: string;
  readonly done: (receipt: T) => void;
  /** Gives back whether it said itself what went wrong. */
  readonly failed: (failed: Failed) => boolean;
}

export interface Sending {
  /** What is being waited for, in words. */
  readonly waiting: string | undefined;
  /** What went wrong with the last request, in words. */
  readonly failure: string | undefined;
  readonly clear: () => void;
  /** Sends a body, unless another one is on its way. */
  readonly request: <T>(request: Request<T>) => Promise<void>;
}

/** One request at a time, what is said meanwhile and when it fails. */
export function useSending(words: ProblemWords): Sending {
  const isBusy = useRef(false);
  const [waiting, setWaiting] = useState<string>();
  const [failure, setFailure] = useState<string>();
  return {
    waiting,
    failure,
    clear: () => setFailure(undefined),
    request: async <T>({ address, body, waiting: said, done, failed }: Request<T>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setFailure(undefined);
      setWaiting(said);
      const sent = await send<T>(address, body);
      isBusy.current = false;
      setWaiting(undefined);
      if (sent.kind === 'receipt') done(sent.receipt);
      else if (!failed(sent)) setFailure(failureText(words, sent));
    },
  };
}
