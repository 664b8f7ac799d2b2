import { defined } from '../model/defined.ts';
import type { Phrase } from '../model/language.ts';
import { formatMoney, formatNumber } from '../model/money.ts';
import type { TicketOffer } from '../model/page.ts';
import { isGone } from '../model/shown.ts';
import type { Edition, Ticket } from '../model/site.ts';
import { ahead, beginning, deadline, phrase, shown, type Values, type Wording } from './wording.ts';

/** The tickets still to be seen, in the order of content. */
export function planOffers(wording: Wording, edition: Edition, values: Values): readonly TicketOffer[] {
  return edition.tickets.map((ticket) => offer(wording, ticket, values)).filter((one) => !isGone(one.shown));
}

function offer(wording: Wording, ticket: Ticket, values: Values): TicketOffer {
  return defined({
    ident: ticket.ident,
    icon: ticket.icon,
    title: phrase(wording, ticket.title, values),
    remark: ticket.remark && phrase(wording, ticket.remark, values),
    price: formatMoney(ticket.price, wording.language),
    alternatePrice: alternatePrice(wording, ticket.price),
    vatPercent: ahead(wording, ticket.vatPercent),
    limited: ticket.limited,
    special: ticket.special,
    maxAvailable: ticket.maxAvailable,
    access: ticket.access,
    shown: shown(wording, ticket.shown),
    states: ahead(wording, ticket.states),
    from: ticket.from === null ? undefined : beginning(wording, ticket.from),
    until: ticket.until === null ? undefined : deadline(wording, ticket.until),
    promotions: ticket.promotions
      .map((promotion) =>
        defined({
          ident: promotion.ident,
          title: phrase(wording, promotion.title, values),
          text: promotion.text && phrase(wording, promotion.text, values),
          percent: promotion.percent,
          price: formatMoney(promotion.price, wording.language),
          until: deadline(wording, promotion.until),
          shown: shown(wording, promotion.window),
        }),
      )
      .filter((promotion) => !isGone(promotion.shown)),
  });
}

/** What prices in the other currency are worth knowing about; none where there are no such prices. */
export function currencyNote(wording: Wording, values: Values): Phrase | undefined {
  const note = wording.site.settings.alternateCurrency?.note;
  return note && phrase(wording, note, values);
}

/** The price in the other currency at its fixed rate, where the site shows one. */
function alternatePrice(wording: Wording, price: number): string | undefined {
  const other = wording.site.settings.alternateCurrency;
  return other && `${formatNumber(Math.round(price * other.rate * 100) / 100, wording.language)} ${other.code}`;
}
