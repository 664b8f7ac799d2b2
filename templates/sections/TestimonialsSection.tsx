import type { ReactNode } from 'react';
import { Ornament } from '../parts/Ornament.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** What visitors and speakers said. */
export function TestimonialsSection({ section }: SectionProps<'testimonials'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame
      ident="testimonials"
      title={t('event:sections.testimonials')}
      shown={section.shown}
      extra={section.extra}
    >
      <ul className="testimonials">
        {section.testimonials.map((one) => (
          <li key={one.ident}>
            <figure className="testimonial">
              <blockquote>
                <p>
                  <T of={one.text} />
                </p>
              </blockquote>
              <figcaption>
                <Ornament ident={one.name} size={9} />
                <span>
                  <strong>{one.name}</strong>
                  <br />
                  <T of={one.description} />
                  {one.speaker && <span className="testimonial-speaker">{t('event:testimonials.speaker')}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
