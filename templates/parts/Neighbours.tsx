import type { ReactNode } from 'react';
import { Arrow } from '#look/parts.tsx';
import type { SessionLink } from '../../src/domain/page/page.ts';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

export interface NeighboursProps {
  readonly label: string;
  readonly previous: SessionLink | undefined;
  readonly next: SessionLink | undefined;
}

/** Links to the previous and the next page. The stylesheet flips the arrow of the previous one. Empty if there are none. */
export function Neighbours({ label, previous, next }: NeighboursProps): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="neighbours" aria-label={label}>
      {previous !== undefined && (
        <p className="neighbour-previous">
          <Arrow />{' '}
          <Link href={previous.href}>
            <T of={previous.title} />
          </Link>
        </p>
      )}
      {next !== undefined && (
        <p className="neighbour-next">
          <Link href={next.href}>
            <T of={next.title} />
          </Link>{' '}
          <Arrow />
        </p>
      )}
    </nav>
  );
}
