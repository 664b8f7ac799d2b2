import type { ReactNode } from 'react';
import { Pictogram } from '#look/parts.tsx';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { Prose } from '../parts/Prose.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with frequently asked questions. The answers are collapsed. */
export function FaqSection({ section }: SectionProps<'faq'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="faq" title={t('event:sections.faq')} shown={section.shown} extra={section.extra}>
      <div className="questions">
        {section.entries.map((entry) => (
          <details key={entry.ident} id={partId('faq', entry.ident)}>
            <summary>
              <h3>
                <T of={entry.title} />
              </h3>
              <Pictogram name="plus" />
            </summary>
            {entry.short !== undefined && (
              <p className="lead">
                <T of={entry.short} />
              </p>
            )}
            <Prose of={entry.full} />
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
