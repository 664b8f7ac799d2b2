import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../src/domain/language.ts';
import { nameLength } from './name-length.ts';
import { T } from './T.tsx';

export interface TitleProps {
  readonly of: Phrase;
  readonly suffix?: Phrase | undefined;
}

/** The heading of a page. The stylesheet reduces its size for long words. */
export function Title({ of, suffix }: TitleProps): ReactNode {
  return (
    <h1 data-name={nameLength(plain(of))}>
      <T of={of} />
      {suffix !== undefined && (
        <>
          {' '}
          <T of={suffix} />
        </>
      )}
    </h1>
  );
}
