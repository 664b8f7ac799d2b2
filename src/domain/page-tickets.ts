import type { Phrase } from './language.ts';
import type { Moment, OfferState } from './page-parts.ts';

/** What can be bought at present, and what next: the line above an event's tickets. */
export interface TicketSummary {
  readonly kind: OfferState;
  readonly onSale: readonly {
    readonly ident: string;
    readonly title: Phrase;
    /** A promotion's, while one is in force. */
    readonly price: string;
    readonly promotion?: Phrase;
    /** How long it can be had at this price. */
    readonly until?: Moment;
  }[];
  readonly next?: {
    readonly ident: string;
    readonly title: Phrase;
    readonly price: string;
    readonly from: Moment;
  };
}
