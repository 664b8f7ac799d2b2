import type { ReactNode } from 'react';
import { type Phrase, plain } from '../../src/domain/language.ts';
import { nameLength } from './name-length.ts';
import { T } from './T.tsx';

/** The heading of a page. The stylesheet reduces its size for long words. */
export function Title({ of }: { readonly of: Phrase }): ReactNode {
  return (
    <h1 data-name={nameLength(plain(of))}>
      <T of={of} />
    </h1>
  );
}
