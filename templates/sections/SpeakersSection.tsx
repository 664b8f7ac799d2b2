import type { ReactNode } from 'react';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { SpeakerList } from '../parts/SpeakerList.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with the edition's speakers. */
export function SpeakersSection({ section }: SectionProps<'speakers'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="speakers" title={t('event:sections.speakers')} shown={section.shown} extra={section.extra}>
      <SpeakerList speakers={section.speakers} />
    </SectionFrame>
  );
}
