import { Fragment, type ReactNode } from 'react';
import { Pictogram, TicketPicture } from '#look/parts.tsx';
import { plain } from '../../src/domain/language.ts';
import type { OfferState, TicketOffer } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { useSettings, useText } from '../render/environment.tsx';
import { priceLength } from './price-length.ts';
import { T } from './T.tsx';
import { TicketSale } from './TicketSale.tsx';
import { Time } from './Time.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

export interface TicketCardProps {
  readonly offer: TicketOffer;
  readonly shop: string | undefined;
}

/** A ticket: what it includes on the main part, price and state of the sale on the stub. */
export function TicketCard({ offer, shop }: TicketCardProps): ReactNode {
  const t = useText();
  const { api } = useSettings();
  return (
    <article
      className={offer.special ? 'ticket ticket-special' : 'ticket'}
      id={partId('ticket', offer.ident)}
      data-icon={offer.icon}
    >
      <div className="ticket-main">
        <TicketPicture name={offer.icon} />
        <h3>
          <T of={offer.title} />
        </h3>
        <Marks offer={offer} />
        {offer.remark !== undefined && (
          <p>
            <T of={offer.remark} />
          </p>
        )}
        <Promotions offer={offer} />
        {offer.access.length > 0 && (
          <ul className="access" aria-label={t('event:tickets.includes')}>
            {offer.access.map((access) => (
              <li key={access}>
                <Pictogram name={access} />
                {t(`event:access.${access}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="ticket-stub">
        <Prices offer={offer} />
        {alternatives(offer.vatPercent).map(
          ({ key, value, attributes }) =>
            value !== null && (
              <p key={key} className="quiet" {...attributes}>
                {t('event:tickets.vat', { percent: value })}
              </p>
            ),
        )}
        {alternatives(offer.states).map(({ key, value, attributes }) => (
          <div key={key} className="offer" data-state={value} {...attributes}>
            {api !== undefined && offer.maxAvailable !== undefined && showsRemaining(value) && (
              <p className="left" data-remaining={offer.ident} />
            )}
            <TicketSale state={value} offer={offer} shop={shop} />
          </div>
        ))}
      </div>
    </article>
  );
}

/** The price of each time. That of a promotion stands above the one that it lowers, which is struck through. */
function Prices({ offer }: { readonly offer: TicketOffer }): ReactNode {
  const t = useText();
  return alternatives(offer.prices).map(({ key, value: { price, regular, alternate }, attributes }) => (
    <Fragment key={key}>
      <p className="price" data-length={priceLength(price)} {...attributes}>
        {price}
      </p>
      {regular !== undefined && (
        <p className="regular-price" {...attributes}>
          <span className="visually-hidden">{t('event:tickets.insteadOf')} </span>
          <s>{regular}</s>
        </p>
      )}
      {alternate !== undefined && (
        <p className="quiet" {...attributes}>
          ≈ {alternate}
        </p>
      )}
    </Fragment>
  ));
}

/** Whether the number of remaining tickets is shown: until the sale ends. */
function showsRemaining(state: OfferState): boolean {
  return state === 'on-sale' || state === 'later';
}

/** The labels of a ticket: whether it is special, and how many there are. */
function Marks({ offer }: { readonly offer: TicketOffer }): ReactNode {
  const t = useText();
  const hasLimit = offer.limited && offer.maxAvailable !== undefined;
  if (!offer.special && !hasLimit) return null;
  return (
    <ul className="tags">
      {offer.special && <li className="tag-strong">{t('event:tickets.special')}</li>}
      {hasLimit && <li>{t('event:tickets.limited', { count: offer.maxAvailable })}</li>}
    </ul>
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
