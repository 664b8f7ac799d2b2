import type { ReactNode } from 'react';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The section with testimonials of visitors and speakers. */
export function TestimonialsSection({ section }: SectionProps<'testimonials'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame
      ident="testimonials"
      title={t('event:sections.testimonials')}
      shown={section.shown}
      extra={section.extra}
    >
      <Testimonials of={section.testimonials} />
    </SectionFrame>
  );
}
