import type { ReactNode } from 'react';
import type { ExtraText, Shown } from '../../src/domain/page/page.ts';
import { ExtraTexts } from './ExtraTexts.tsx';
import { Windowed } from './Windowed.tsx';

export interface SectionFrameProps {
  /** The id of the section. */
  readonly ident: string;
  readonly title: string;
  readonly shown: Shown;
  readonly extra?: readonly ExtraText[];
  readonly children: ReactNode;
}

/** A section of a page, with an id, a heading, and extra texts. */
export function SectionFrame({ ident, title, shown, extra = [], children }: SectionFrameProps): ReactNode {
  const titleId = `${ident}-title`;
  return (
    <Windowed as="section" shown={shown} id={ident} className={`section section-${ident}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ExtraTexts texts={extra} />
      {children}
    </Windowed>
  );
}
