import type { ReactNode } from 'react';
import type { Testimonial } from '../../src/domain/page.ts';
import { useText } from '../render/environment.tsx';
import { Ornament } from './Ornament.tsx';
import { T } from './T.tsx';

/** A list of testimonials. */
export function Testimonials({ of: testimonials }: { readonly of: readonly Testimonial[] }): ReactNode {
  const t = useText();
  return (
    <ul className="testimonials">
      {testimonials.map((one) => (
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
                <T of={one.description} />{' '}
                {one.speaker && <span className="testimonial-speaker">{t('event:testimonials.speaker')}</span>}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
