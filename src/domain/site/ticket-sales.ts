import { combine, combineAll, constant, map, type Timeline } from '../time/timeline.ts';
import type { Promotion, Ticket } from './site.ts';

/**
 * The ticket sales of an edition over time, all tickets together.
 *
 * @see specification, section 4: tiers run in sequence
 */

/** A ticket on sale. `promotion` is the ident of the promotion that lowers its price. */
export interface Sale {
  readonly ticket: string;
  readonly promotion?: string;
}

/**
 * The sales at a time. `later`: no sale has started. `over`: all sales have ended. `unavailable`: no ticket is for
 * sale.
 */
export interface Sales {
  readonly kind: 'later' | 'on-sale' | 'over' | 'unavailable';
  /** The tickets on sale, in content order. */
  readonly onSale: readonly Sale[];
  /** The ident of the ticket whose sale starts next. */
  readonly next?: string;
}

type State = { readonly ticket: Ticket; readonly state: 'hidden' | Sales['kind']; readonly promotion?: string };

/** The sales of an edition's tickets. Tickets that are not listed are ignored. */
export function salesTimeline(tickets: readonly Ticket[]): Timeline<Sales> {
  return map(combineAll(tickets.map(stateTimeline)), salesOf);
}

function stateTimeline(ticket: Ticket): Timeline<State> {
  const states = combine(ticket.states, ticket.shown, (state, isShown) => (isShown ? state : 'hidden'));
  return combine(states, promotionTimeline(ticket.promotions), (state, promotion) => ({
    ticket,
    state,
    ...(promotion === null || state !== 'on-sale' ? {} : { promotion }),
  }));
}

/** The promotion over time; the first one if several are in force. */
function promotionTimeline(promotions: readonly Promotion[]): Timeline<string | null> {
  return promotions.reduce<Timeline<string | null>>(
    (all, { ident, window }) => combine(all, window, (found, isOn) => found ?? (isOn ? ident : null)),
    constant(null),
  );
}

function salesOf(states: readonly State[]): Sales {
  const has = (state: State['state']): boolean => states.some((one) => one.state === state);
  const onSale = states
    .filter(({ state }) => state === 'on-sale')
    .map(({ ticket, promotion }) => ({ ticket: ticket.ident, ...(promotion === undefined ? {} : { promotion }) }));
  const [next] = states
    .filter(({ state }) => state === 'later')
    .map(({ ticket }) => ticket)
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const kind = has('on-sale') ? 'on-sale' : has('later') ? 'later' : has('over') ? 'over' : 'unavailable';
  return { kind, onSale, ...(next === undefined ? {} : { next: next.ident }) };
}
