import type { ReactNode } from 'react';
import type { HomePage } from '../../src/domain/page/page.ts';
import { Link } from './Link.tsx';

/** Past years, the latest first, each with its events. */
export function YearLine({ editions }: { readonly editions: HomePage['history'] }): ReactNode {
  const years = [...new Set(editions.map((edition) => edition.year))].sort((a, b) => b - a);
  return (
    <ol className="year-line">
      {years.map((year) => (
        <li key={year}>
          <h3>{year}</h3>
          <ul>
            {editions
              .filter((edition) => edition.year === year)
              .map((edition) => (
                <li key={edition.href} data-event={edition.event}>
                  <Link href={edition.href}>{edition.title}</Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
