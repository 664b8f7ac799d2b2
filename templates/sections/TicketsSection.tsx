import type { ReactNode } from 'react';
import { textByForm } from '../../src/domain/site/plurals.ts';
import { Island } from '../parts/Island.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { T } from '../parts/T.tsx';
import { TicketCard } from '../parts/TicketCard.tsx';
import { TicketSummaryLine } from '../parts/TicketSummaryLine.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useSettings, useText } from '../render/environment.tsx';
import { useAddress } from '../render/use-problem-texts.ts';
import type { SectionProps } from './section-props.ts';

/** The section with the edition's tickets. */
export function TicketsSection({ section, page }: SectionProps<'tickets'>): ReactNode {
  const t = useText();
  return (
    <SectionFrame ident="tickets" title={t('event:sections.tickets')} shown={section.shown} extra={section.extra}>
      {section.closedBy === undefined ? (
        <Offers section={section} page={page} />
      ) : (
        <p>{t(`event:tickets.closed.${section.closedBy}`)}</p>
      )}
      {section.currencyNote !== undefined && (
        <p className="quiet">
          <T of={section.currencyNote} />
        </p>
      )}
    </SectionFrame>
  );
}

function Offers({ section, page }: SectionProps<'tickets'>): ReactNode {
  return (
    <>
      {section.summary !== undefined && <TicketSummaryLine summary={section.summary} />}
      <Remaining page={page} />
      <ul className="tickets">
        {section.offers.map((offer) => (
          <Windowed key={offer.ident} as="li" shown={offer.shown}>
            <TicketCard offer={offer} shop={section.shop} />
          </Windowed>
        ))}
      </ul>
    </>
  );
}

/** The island that writes the numbers of remaining tickets onto them. Renders nothing if the site has no API. */
function Remaining({ page: { event, year } }: Pick<SectionProps<'tickets'>, 'page'>): ReactNode {
  const t = useText();
  const { locale, language } = useSettings();
  const address = useAddress('getTickets');
  if (address === undefined) return null;
  const left = (count: number): string => t('event:tickets.left', { count, number: '{number}' });
  const words = { left: textByForm(language, left), soldOut: t('event:tickets.soldOut'), locale };
  const props = { address: `${address}?ident=${event}&year=${year}`, words };
  return <Island name="remaining-tickets" on="visible" props={props} />;
}
