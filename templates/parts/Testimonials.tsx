import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { Testimonial } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Fold } from './Fold.tsx';
import { T } from './T.tsx';

/** So many testimonials are shown without being asked for. */
const SHOWN = 2;

/** Testimonials: the first ones, and the others in a fold. */
export function Testimonials({ of: testimonials }: { readonly of: readonly Testimonial[] }): ReactNode {
  const t = useText();
  const others = testimonials.slice(SHOWN);
  return (
    <>
      <List of={testimonials.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Fold title={t('event:testimonials.more', { number: others.length })}>
          <List of={others} />
        </Fold>
      )}
    </>
  );
}

function List({ of: testimonials }: { readonly of: readonly Testimonial[] }): ReactNode {
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
