import type { ReactNode } from 'react';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { TicketCard } from '../parts/TicketCard.tsx';
import { TicketSummaryLine } from '../parts/TicketSummaryLine.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';
import type { SectionProps } from './section-props.ts';

/** The tickets. */
export function TicketsSection({ section }: SectionProps<'tickets'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="tickets" title={t('event:sections.tickets')} shown={section.shown} extra={section.extra}>
      <TicketSummaryLine summary={section.summary} />
      <ul className="tickets">
        {section.offers.map((offer) => (
          <Windowed key={offer.ident} as="li" shown={offer.shown}>
            <TicketCard offer={offer} shop={section.shop} />
          </Windowed>
        ))}
      </ul>
      {section.currencyNote !== undefined && (
        <p className="quiet">
          <T of={section.currencyNote} />
        </p>
      )}
    </SectionFrame>
  );
}
