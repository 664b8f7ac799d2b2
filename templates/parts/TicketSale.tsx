import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { OfferState, TicketOffer } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { Time } from './Time.tsx';

export interface TicketSaleProps {
  readonly state: OfferState;
  readonly offer: TicketOffer;
  readonly shop: string | undefined;
}

/** The state of a ticket's sale. It contains the deadline, so it is correct without JavaScript too. */
export function TicketSale({ state, offer, shop }: TicketSaleProps): ReactNode {
  const t = useText();
  const { from, until } = offer;
  if (state === 'unavailable') return <p>{t('event:tickets.unavailable')}</p>;
  if (state === 'over')
    return (
      <p>
        {t('event:tickets.over')} {until !== undefined && <Time of={until} />}
      </p>
    );
  return (
    <>
      {state === 'later' && from !== undefined && (
        <p>
          {t('event:tickets.from')} <Time of={from} />
          {until !== undefined && (
            <>
              {' '}
              {t('event:tickets.upTo')} <Time of={until} />
            </>
          )}
        </p>
      )}
      {state === 'on-sale' && until !== undefined && (
        <p>
          {t('event:tickets.until')} <Time of={until} />
        </p>
      )}
      {state === 'on-sale' && shop !== undefined && (
        <p>
          <Link href={shop} external className="button">
            {t('event:tickets.buy')}
            <span className="visually-hidden">: {plain(offer.title)}</span>
          </Link>
        </p>
      )}
    </>
  );
}
