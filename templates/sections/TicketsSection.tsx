import type { ReactNode } from 'react';
import { intersectionShown, unionShown } from '../../src/model/shown.ts';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { TicketCard } from '../parts/TicketCard.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The tickets; the section shows while at least one does. */
export function TicketsSection({ section }: SectionProps<'tickets'>): ReactNode {
  const t = useText();
  const shown = intersectionShown(section.shown, unionShown(section.offers.map((offer) => offer.shown)));
  return (
    <SectionFrame ident="tickets" title={t('event:sections.tickets')} shown={shown} extra={section.extra}>
      <ul className="tickets">
        {section.offers.map((offer) => (
          <Windowed key={offer.ident} as="li" shown={offer.shown}>
            <TicketCard offer={offer} shop={section.shop} />
          </Windowed>
        ))}
      </ul>
    </SectionFrame>
  );
}
