import type { ReactNode } from 'react';
import type { ExtraText } from '../../src/domain/page/page.ts';
import { Prose } from './Prose.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

export interface ExtraTextsProps {
  readonly texts: readonly ExtraText[];
  /** The level of the headings, which is one below that of the surrounding part. */
  readonly as?: 'h2' | 'h3';
}

/** Texts that an edition adds to a part of its page for a limited time. */
export function ExtraTexts({ texts, as: Heading = 'h3' }: ExtraTextsProps): ReactNode {
  return texts.map((text) => (
    <Windowed key={text.ident} shown={text.shown} className="extra">
      {text.title !== undefined && (
        <Heading>
          <T of={text.title} />
        </Heading>
      )}
      <Prose of={text.text} />
    </Windowed>
  ));
}
