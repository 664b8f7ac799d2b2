import type { ReactNode } from 'react';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { Topics } from '../parts/Topics.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the topics of a hackathon. */
export function TopicsSection({ section }: SectionProps<'topics'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="topics" title={t('event:sections.topics')} shown={section.shown} extra={section.extra}>
      <Topics topics={section.topics} />
    </SectionFrame>
  );
}
