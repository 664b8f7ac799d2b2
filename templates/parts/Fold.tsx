import type { ReactNode } from 'react';
import { Pictogram } from '#look/parts.tsx';

export interface FoldProps {
  /** What is in it; a heading if it is a part of the page's outline. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a section that a visitor opens. Links into it and the browser's search open it too, and it is printed open. */
export function Fold({ title, children }: FoldProps): ReactNode {
  return (
    <details className="fold">
      <summary>
        {title}
        <Pictogram name="plus" />
      </summary>
      {children}
    </details>
  );
}
