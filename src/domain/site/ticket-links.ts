import { and, constant, map, type Timeline, type Window } from '../time/timeline.ts';
import type { Sales } from './ticket-sales.ts';

/** Where the tickets of an edition are, and whether one can buy them. */
export interface TicketPlace {
  readonly sales: Timeline<Sales['kind']>;
  /** The address of the ticket shop. */
  readonly shop?: string | undefined;
  /** The path of the page on which the edition lists its tickets. */
  readonly path: string;
}

/**
 * When a link in content is of use. One to the ticket shop is while it sells; one to the tickets on the page of their edition
 * is also before that, since the page says when sales begin. All other links always are. The first place is the one that
 * `{ticketsLink}` and `#tickets` mean.
 */
export function salesWindowOf(url: string, places: readonly TicketPlace[]): Window {
  const [own] = places;
  const address = url
    .replace(/^\{linkLang\}/, '')
    .replace(/^\{ticketsLink\}/, (placeholder) => own?.shop ?? placeholder)
    .replace(/^(?=#)/, () => own?.path ?? '');
  return and(...places.map((place) => windowAt(address, place)));
}

function windowAt(address: string, { sales, shop, path }: TicketPlace): Window {
  if (shop !== undefined && isBelow(address, shop.replace(/\/$/, ''))) return map(sales, (kind) => kind === 'on-sale');
  const isSection = isTicketAnchor(address) && isBelow(address, path.replace(/\/$/, ''), /^\/?[?#]/);
  return isSection ? map(sales, (kind) => kind === 'on-sale' || kind === 'later') : constant(true);
}

/** Whether an address leads to the list of tickets of a page, or to one of them. */
export function isTicketAnchor(address: string): boolean {
  return /#(?:tickets|ticket-[\w-]+)$/.test(address);
}

/** Whether an address is another one with something after it, by default with any path, query or anchor. */
function isBelow(address: string, other: string, rest = /^(?:$|[/?#])/): boolean {
  return address.startsWith(other) && rest.test(address.slice(other.length));
}
