import type { Text } from '../domain/language.ts';
import type { Edition, SiteLink } from '../domain/site/site.ts';
import { salesWindowOf, type TicketPlace } from '../domain/site/ticket-links.ts';
import { type Visibility, visibilityWindow } from '../domain/time/phase.ts';
import { and, constant } from '../domain/time/timeline.ts';

/** The data of a link in a menu or the footer. */
interface LinkData {
  readonly title: Text;
  readonly url: string;
  readonly visible?: Visibility | undefined;
  readonly dateLimit?: string | undefined;
  readonly external?: boolean | undefined;
}

/**
 * Models a link with its window, which follows from the edition's phases and date limits, and from the sales of tickets if it
 * leads to these. Without an edition the link always shows unless it is switched off.
 */
export function modelLink(link: LinkData, edition: Edition | undefined, tickets: readonly TicketPlace[]): SiteLink {
  const { title, url, visible = true, dateLimit, external = false } = link;
  const shown = edition === undefined ? constant(visible !== false) : visibilityWindow(visible, edition.phases);
  const limit = dateLimit === undefined ? undefined : edition?.dateLimits[dateLimit]?.window;
  return { title, url, external, window: and(shown, limit ?? constant(true), salesWindowOf(url, tickets)) };
}

/** Where the tickets of an event's current edition are. Empty if it has no such edition. */
export function ticketPlace(path: string, edition: Edition | undefined): readonly TicketPlace[] {
  return edition === undefined ? [] : [{ sales: edition.sales, shop: edition.links.tickets, path }];
}
