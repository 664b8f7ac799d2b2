import type { ReactNode } from 'react';
import { plain } from '../../src/model/language.ts';
import type { OfferState, TicketOffer } from '../../src/model/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

/** A ticket: its price, what it gives, and where its sale stands. */
export function TicketCard({
  offer,
  shop,
}: {
  readonly offer: TicketOffer;
  readonly shop: string | undefined;
}): ReactNode {
  const t = useText();
  const hasLimit = offer.limited && offer.maxAvailable !== undefined;
  return (
    <article
      className={offer.special ? 'ticket ticket-special' : 'ticket'}
      id={`ticket-${offer.ident}`}
      data-icon={offer.icon}
    >
      <h3>
        <T of={offer.title} />
      </h3>
      <p className="price">
        {offer.price}
        {offer.alternatePrice !== undefined && <span className="quiet"> ({offer.alternatePrice})</span>}
      </p>
      <p className="quiet">{t('event:tickets.vat', { percent: offer.vatPercent })}</p>
      {offer.remark !== undefined && (
        <p>
          <T of={offer.remark} />
        </p>
      )}
      {hasLimit && <p>{t('event:tickets.limited', { count: offer.maxAvailable })}</p>}
      <Promotions offer={offer} />
      {offer.access.length > 0 && (
        <ul className="access" aria-label={t('event:tickets.includes')}>
          {offer.access.map((access) => (
            <li key={access}>{t(`event:access.${access}`)}</li>
          ))}
        </ul>
      )}
      {alternatives(offer.states).map(({ key, value, attributes }) => (
        <div key={key} className="offer" data-state={value} {...attributes}>
          <Offer state={value} offer={offer} shop={shop} />
        </div>
      ))}
    </article>
  );
}

/** The state of the sale in words, deadline included, so that it holds without script as well. */
function Offer({
  state,
  offer,
  shop,
}: {
  readonly state: OfferState;
  readonly offer: TicketOffer;
  readonly shop: string | undefined;
}): ReactNode {
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

function Promotions({ offer }: { readonly offer: TicketOffer }): ReactNode {
  const t = useText();
  return offer.promotions.map((promotion) => (
    <Windowed key={promotion.until.iso + plain(promotion.title)} shown={promotion.shown} className="promotion">
      <p>
        <strong>
          <T of={promotion.title} />
        </strong>{' '}
        {t('event:tickets.promotion', { percent: promotion.percent, price: promotion.price })} {t('event:tickets.upTo')}{' '}
        <Time of={promotion.until} />
      </p>
      {promotion.text !== undefined && (
        <p>
          <T of={promotion.text} />
        </p>
      )}
    </Windowed>
  ));
}
