import { memoize } from '../domain/memoize.ts';
import type { Edition, Site, SiteEvent, Speaker } from '../domain/site/site.ts';

/**
 * The site with these editions in full and all others in outline. Pages of editions are always planned from it, even
 * without a memo, so they cannot depend on details of other editions.
 */
export function siteForEditions(site: Site, editions: readonly Edition[]): Site {
  const whole = new Set(editions);
  return { ...site, events: site.events.map((event) => eventForEditions(event, whole)) };
}

/** The whole site in outline. */
export function outlineOf(site: Site): Site {
  return siteForEditions(site, []);
}

function eventForEditions(event: SiteEvent, whole: ReadonlySet<Edition>): SiteEvent {
  return {
    ...event,
    editions: event.editions.map((edition) => (whole.has(edition) ? edition : editionOutline(edition))),
  };
}

/**
 * The outline of an edition: without sessions, programme and changes. Of a speaker only the identity and the
 * address of the page are left.
 */
const editionOutline = memoize(
  (edition: Edition): Edition => ({
    ...edition,
    speakers: edition.speakers.map(({ person, slug, placeholder }) => ({ person, slug, placeholder }) as Speaker),
    sessions: [],
    changes: [],
    days: edition.days.map((day) => ({ ...day, programme: [] })),
  }),
);
