import { defined } from '../../domain/defined.ts';
import type { Phrase } from '../../domain/language.ts';
import type { OfferPrice, TicketOffer } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { formatMoney, formatNumber } from '../../domain/site/money.ts';
import type { Edition, Ticket } from '../../domain/site/site.ts';
import { priceTimeline, ticketsInSection } from '../../domain/site/ticket-sales.ts';
import { map } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { beginning, deadline } from '../moments.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** The tickets whose windows have not ended, in content order. */
export function planOffers(context: PlanContext, edition: Edition, values: Values): readonly TicketOffer[] {
  return ticketsInSection(edition)
    .map((ticket) => offer(context, edition, { ticket, values }))
    .filter((one) => !isNeverShown(one.shown));
}

function offer(
  context: PlanContext,
  edition: Edition,
  { ticket, values }: { readonly ticket: Ticket; readonly values: Values },
): TicketOffer {
  return defined({
    ident: ticket.ident,
    icon: ticket.icon,
    title: phrase(context, ticket.title, values),
    remark: ticket.remark && phrase(context, ticket.remark, values),
    prices: remaining(
      context,
      map(priceTimeline(ticket), ({ amount }) => offerPrice(context, ticket, amount)),
    ),
    vatPercent: remaining(context, ticket.vatPercent),
    limited: ticket.limited,
    special: ticket.special,
    maxAvailable: ticket.maxAvailable,
    access: ticket.access,
    shown: shown(context, ticket.shown),
    states: remaining(context, ticket.states),
    from: ticket.from === null ? undefined : beginning(context, edition, ticket.from),
    until: ticket.until === null ? undefined : deadline(context, edition, ticket.until),
    promotions: ticket.promotions
      .map((promotion) =>
        defined({
          ident: promotion.ident,
          title: phrase(context, promotion.title, values),
          text: promotion.text && phrase(context, promotion.text, values),
          percent: promotion.percent,
          price: formatMoney(promotion.price, context.language),
          until: deadline(context, edition, promotion.until),
          shown: shown(context, promotion.window),
        }),
      )
      .filter((promotion) => !isNeverShown(promotion.shown)),
  });
}

function offerPrice(context: PlanContext, { price }: Ticket, amount: number): OfferPrice {
  return defined({
    price: formatMoney(amount, context.language),
    regular: amount === price ? undefined : formatMoney(price, context.language),
    alternate: alternatePrice(context, amount),
  });
}

/** The note about prices in the second currency; undefined if the site shows none. */
export function currencyNote(context: PlanContext, values: Values): Phrase | undefined {
  const note = context.site.settings.alternateCurrency?.note;
  return note && phrase(context, note, values);
}

/** The price in the second currency at its fixed rate; undefined if the site shows none. */
function alternatePrice(context: PlanContext, price: number): string | undefined {
  const other = context.site.settings.alternateCurrency;
  return other && `${formatNumber(Math.round(price * other.rate * 100) / 100, context.language)} ${other.code}`;
}
