import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../src/domain/language.ts';
import { nameLength } from './name-length.ts';
import { T } from './T.tsx';

export interface TitleProps {
  readonly of: Phrase;
  /** What follows it. */
  readonly then?: Phrase | undefined;
}

/** The heading of a page, which stands alone on its lines: a long word makes it smaller. */
export function Title({ of, then }: TitleProps): ReactNode {
  return (
    <h1 data-name={nameLength(plain(of))}>
      <T of={of} />
      {then !== undefined && (
        <>
          {' '}
          <T of={then} />
        </>
      )}
    </h1>
  );
}
