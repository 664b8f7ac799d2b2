import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../src/domain/language.ts';
import { nameLength } from './name-length.ts';
import { Struck } from './Struck.tsx';
import { T } from './T.tsx';

export interface TitleProps {
  readonly of: Phrase;
  readonly suffix?: Phrase | undefined;
  /** It names something that does not take place. */
  readonly isOff?: boolean;
}

/** The heading of a page. The stylesheet reduces its size for long words. */
export function Title({ of, suffix, isOff = false }: TitleProps): ReactNode {
  return (
    <h1 data-name={nameLength(plain(of))}>
      <Struck isOff={isOff}>
        <T of={of} />
        {suffix !== undefined && (
          <>
            {' '}
            <T of={suffix} />
          </>
        )}
      </Struck>
    </h1>
  );
}
