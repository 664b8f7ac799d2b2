import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { EditionPage } from '../../src/domain/page/page.ts';
import { T } from './T.tsx';

/** Numbers of an edition, such as visitors and talks. */
export function Numbers({ of }: { readonly of: EditionPage['numbers'] }): ReactNode {
  if (of.length === 0) return null;
  return (
    <dl className="numbers">
      {of.map((number) => (
        <div key={plain(number.title)}>
          <dt>
            <T of={number.title} />
          </dt>
          <dd>{number.value}</dd>
        </div>
      ))}
    </dl>
  );
}
