import type { ReactNode } from 'react';
import type { Phrase } from '../../../src/domain/language.ts';
import type { ScreenNext } from '../../../src/domain/page/page.ts';
import { T } from '../T.tsx';

interface NextEntryProps {
  readonly next: ScreenNext;
  readonly label: string;
  /** How many further entries begin with it. */
  readonly more: number;
}

/** What comes next in a room. */
export function NextEntry({ next, label, more }: NextEntryProps): ReactNode {
  return (
    <p className="screen-next">
      <span>{label}</span> <b>{next.time}</b>{' '}
      <span className="screen-next-title">
        <TitleOrStruck title={next.title} isOff={next.isOff} />
      </span>
      {more > 0 && <span className="screen-more">+{more}</span>}
    </p>
  );
}

/** A title, struck through if its entry does not take place. */
export function TitleOrStruck({
  title,
  isOff,
}: {
  readonly title: Phrase;
  readonly isOff?: true | undefined;
}): ReactNode {
  return isOff === true ? (
    <s>
      <T of={title} />
    </s>
  ) : (
    <T of={title} />
  );
}
