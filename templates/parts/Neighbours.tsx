import type { ReactNode } from 'react';
import type { SessionLink } from '../../src/domain/page.ts';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

export interface NeighboursProps {
  readonly label: string;
  readonly previous: SessionLink | undefined;
  readonly next: SessionLink | undefined;
}

/** Links to the previous and the next page. Empty if there are none. */
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

/** An arrow to the right. The stylesheet flips the one that leads back. */
function Arrow(): ReactNode {
  return (
    <svg className="pixels" viewBox="0 0 8 8" aria-hidden="true">
      <path d="M4 0h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1v-3h-4v-2h4z" />
    </svg>
  );
}
