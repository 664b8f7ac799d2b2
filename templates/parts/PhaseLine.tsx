import type { ReactNode } from 'react';
import type { EventHero } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { alternatives } from './Windowed.tsx';

/** A line about the phase of an event: before, active or after. */
export function PhaseLine({ phases }: { readonly phases: NonNullable<EventHero['phases']> }): ReactNode {
  const t = useText();
  return alternatives(phases).map(({ key, value, attributes }) => (
    <p key={key} className="phase" data-phase={value} {...attributes}>
      {t(`event:phases.${value}`)}
    </p>
  ));
}
