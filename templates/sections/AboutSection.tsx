import type { ReactNode } from 'react';
import { AboutBlocks } from '../parts/AboutBlocks.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { Topics } from '../parts/Topics.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section about the event: its blocks, and its topics if they have no section of their own. */
export function AboutSection({ section, page }: SectionProps<'about'>): ReactNode {
  const t = useText();
  const hasTopics = section.topics.length > 0 && !page.sections.some((one) => one.kind === 'topics');
  return (
    <SectionFrame ident="about" title={t('event:sections.about')} shown={section.shown} extra={section.extra}>
      <AboutBlocks of={section.blocks} />
      {hasTopics && (
        <>
          <h3>{t('event:sections.topics')}</h3>
          <Topics topics={section.topics} />
        </>
      )}
    </SectionFrame>
  );
}
