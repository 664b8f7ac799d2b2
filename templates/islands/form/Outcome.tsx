import { type ReactNode, useEffect, useRef } from 'react';
import type { Receipt } from '../../../src/model/api-contract.ts';
import type { FormWords } from './form-words.ts';

export interface OutcomeProps {
  readonly status: Receipt['status'];
  readonly words: FormWords['sent'];
}

/** What became of a form, in its place; whoever sent it is led here and has it read out. */
export function Outcome({ status, words }: OutcomeProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="form-state form-sent" role="status" tabIndex={-1} data-status={status} ref={ref}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{words[status]}</p>
    </div>
  );
}
