import { type ReactNode, useEffect, useRef } from 'react';

export interface OutcomeProps {
  readonly title: string;
  readonly text: string;
}

/** The confirmation that replaces a form after it was sent. It gets the focus and is announced. */
export function Outcome({ title, text }: OutcomeProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="form-state form-sent" role="status" tabIndex={-1} ref={ref}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
