import { editionTakesPlace } from '../time/edition-status.ts';
import {
  and,
  combine,
  combineAll,
  constant,
  during,
  isNever,
  limitTo,
  map,
  spans,
  steps,
  type Timeline,
  type Window,
} from '../time/timeline.ts';
import type { Edition, Promotion, Ticket } from './site.ts';

/**
 * Whether tickets can be bought, over time. Buttons, pages, structured data and calendars all ask the functions here.
 *
 * @see specification, section 4: tiers run in sequence
 */

/**
 * When an edition sells tickets at all: while its date limit for ticket sales is open, and never after it ends. Never open
 * for one that does not take place.
 */
export function salesWindow(edition: Pick<Edition, 'status' | 'endsAt'>, limit: Window = constant(true)): Window {
  return editionTakesPlace(edition) ? and(limit, during(null, edition.endsAt)) : constant(false);
}

/** The states of a ticket from the period of its sale. A ticket that can never be bought is `unavailable`. */
export function saleStates(sale: Window): Ticket['states'] {
  const [period] = spans(sale);
  if (period === undefined) return constant('unavailable');
  const { from, until } = period;
  return steps<Sales['kind']>(from === null ? 'on-sale' : 'later', [
    ...(from === null ? [] : [{ at: from, value: 'on-sale' as const }]),
    ...(until === null ? [] : [{ at: until, value: 'over' as const }]),
  ]);
}

/** What a ticket costs, and the ident of the promotion that lowers its price. */
export interface Price {
  readonly amount: number;
  readonly promotion?: string;
}

/** The price of a ticket over time; the lowest one if several promotions are in force. */
export function priceTimeline({ price, promotions }: Pick<Ticket, 'price' | 'promotions'>): Timeline<Price> {
  return promotions.reduce<Timeline<Price>>(
    (all, { ident, price: amount, window }) =>
      combine(all, window, (found, isOn) => (isOn && amount < found.amount ? { amount, promotion: ident } : found)),
    constant({ amount: price }),
  );
}

/** A ticket on sale. */
export interface Sale extends Price {
  readonly ticket: string;
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

type State = { readonly ticket: Ticket; readonly state: 'hidden' | Sales['kind']; readonly price: Price };

/** The sales of an edition's tickets. Tickets that are not listed are ignored. */
export function salesTimeline(tickets: readonly Ticket[]): Timeline<Sales> {
  return map(combineAll(tickets.map(stateTimeline)), salesIn);
}

function stateTimeline(ticket: Ticket): Timeline<State> {
  return combine(shownStates(ticket), priceTimeline(ticket), (state, price) => ({ ticket, state, price }));
}

/** The states of a ticket, `hidden` while it is not listed. */
function shownStates({ states, shown }: Listed): Timeline<State['state']> {
  return combine(states, shown, (state, isShown) => (isShown ? state : 'hidden'));
}

type Listed = Pick<Ticket, 'states' | 'shown'>;

function kindIn(states: readonly State['state'][]): Sales['kind'] {
  return (['on-sale', 'later', 'over'] as const).find((kind) => states.includes(kind)) ?? 'unavailable';
}

function salesIn(states: readonly State[]): Sales {
  const onSale = states
    .filter(({ state }) => state === 'on-sale')
    .map(({ ticket, price }) => ({ ticket: ticket.ident, ...price }));
  const [next] = states
    .filter(({ state }) => state === 'later')
    .map(({ ticket }) => ticket)
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const kind = kindIn(states.map(({ state }) => state));
  return { kind, onSale, ...(next === undefined ? {} : { next: next.ident }) };
}

/**
 * Whether one can buy a ticket of an edition, over time. Without a listed ticket the page says nothing of prices, and the
 * shop sells as long as `sales` is open.
 */
export function salesKinds(tickets: readonly Listed[], sales: Window): Timeline<Sales['kind']> {
  const listed = tickets.filter(({ shown }) => !isNever(shown));
  if (listed.length === 0) return map(sales, (isOpen) => (isOpen ? 'on-sale' : 'unavailable'));
  return map(combineAll(listed.map(shownStates)), kindIn);
}

/** The tickets that the page of an edition lists at some time. None if their section is switched off. */
export function offeredTickets({ tickets, sections }: Pick<Edition, 'tickets' | 'sections'>): readonly Ticket[] {
  return tickets.filter(({ shown }) => !isNever(and(shown, sections.tickets ?? constant(false))));
}

/**
 * The tickets as their section shows them: outside of the time in which the section and the ticket show, nothing about the
 * ticket changes.
 */
export function ticketsInSection({ tickets, sections }: Pick<Edition, 'tickets' | 'sections'>): readonly Ticket[] {
  const section = sections.tickets ?? constant(false);
  return tickets.map((ticket) => {
    const listed = and(ticket.shown, section);
    const limited = (promotion: Promotion): Promotion => {
      return { ...promotion, window: limitTo(promotion.window, listed, false) };
    };
    return {
      ...ticket,
      shown: limitTo(ticket.shown, section, false),
      states: limitTo(ticket.states, listed, 'unavailable'),
      vatPercent: limitTo(ticket.vatPercent, listed, null),
      promotions: ticket.promotions.map(limited),
    };
  });
}
