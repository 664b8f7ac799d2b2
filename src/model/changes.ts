import type { Edition, Site } from './site.ts';
import { boundaries, type Instant, type Timeline } from './timeline.ts';

/**
 * The instants at which something on the site changes. Timelines of what stands in a section change only while that
 * shows (`seenDuring`), so each of these can be seen.
 */

/** The timelines of a site, for finding their boundaries. */
function timelinesOf(site: Site): readonly Timeline<unknown>[] {
  return [
    ...site.settings.footer.links.map((link) => link.window),
    ...site.events
      .filter((event) => event.enabled)
      .flatMap((event) =>
        event.editions.filter((edition) => edition.year === event.currentYear).flatMap(editionTimelines),
      ),
  ];
}

function editionTimelines(edition: Edition): readonly Timeline<unknown>[] {
  return [
    edition.phases,
    ...Object.values(edition.sections),
    ...Object.values(edition.menu),
    ...edition.buttons.map((button) => button.window),
    ...edition.tickets.flatMap((ticket) => [
      ticket.shown,
      ticket.states,
      ...ticket.promotions.map((promotion) => promotion.window),
    ]),
    ...edition.news.map((item) => item.window),
    ...edition.extraTexts.map((text) => text.window),
  ] as readonly Timeline<unknown>[];
}

/** All instants at which a page of the site changes by itself, ascending, each once. */
export function liveChanges(site: Site): readonly Instant[] {
  return [...new Set(timelinesOf(site).flatMap(boundaries))].sort((a, b) => a - b);
}

/** The boundaries around an instant: the last one at or before it, and the next one after it. */
export function around(
  changes: readonly Instant[],
  at: Instant,
): { readonly last: Instant | null; readonly next: Instant | null } {
  return {
    last: changes.filter((change) => change <= at).at(-1) ?? null,
    next: changes.find((change) => change > at) ?? null,
  };
}
