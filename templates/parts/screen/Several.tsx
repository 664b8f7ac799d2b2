import type { ReactNode } from 'react';
import type { ScreenEntry, ScreenState } from '../../../src/domain/page/page.ts';
import { TitleOrStruck } from './NextEntry.tsx';

interface SeveralProps {
  readonly of: ScreenState;
  /** The most places. If there are more entries, the last place counts the others. */
  readonly most: number;
}

/** Entries beside each other, in a grid. */
export function Several({ of: state, most }: SeveralProps): ReactNode {
  const { label, kind, others } = state;
  const isToCome = kind === 'doors' || kind === 'gap';
  const { label: _, ...first } = state;
  const all: readonly ScreenEntry[] = [isToCome ? first : state, ...others];
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  return (
    <>
      {isToCome && <p className="screen-label">{label}</p>}
      <ul className="screen-entries" data-columns={columnsFor(Math.min(all.length, most))}>
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order, and two can be alike.
          <Entry key={index} of={entry} />
        ))}
        {shown.length < all.length && <li className="screen-title">+{all.length - shown.length}</li>}
      </ul>
    </>
  );
}

function Entry({ of: { label, title, isOff, people, where, until } }: { readonly of: ScreenEntry }): ReactNode {
  const facts = [label, people, where].filter((one) => one !== undefined);
  return (
    <li>
      <p className="screen-title">
        <TitleOrStruck title={title} isOff={isOff} />
      </p>
      {(facts.length > 0 || until !== undefined) && (
        <p className="screen-facts">
          <span>{facts.join(' · ')}</span>
          <b>{until}</b>
        </p>
      )}
    </li>
  );
}

/** The columns of the grid: rather few and large. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count <= 4) return 2;
  return count <= 9 ? 3 : 4;
}
