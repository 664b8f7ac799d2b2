import type { Phrase } from '../language.ts';
import type { Moment, OfferState } from './page-parts.ts';

/** The line above an event's tickets: the tickets that are on sale, and the one whose sale starts next. */
export interface TicketSummary {
  readonly kind: OfferState;
  readonly onSale: readonly {
    readonly ident: string;
    readonly title: Phrase;
    /** The price of the promotion, if one is in force. */
    readonly price: string;
    readonly promotion?: Phrase;
    /** Until when the ticket is sold at this price. */
    readonly until?: Moment;
  }[];
  readonly next?: {
    readonly ident: string;
    readonly title: Phrase;
    readonly price: string;
    readonly from: Moment;
  };
}
