import { memoize } from '../domain/memoize.ts';
import type { Edition, Site, SiteEvent, Speaker } from '../domain/site.ts';

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
  const years = event.editions.filter((edition) => whole.has(edition)).map(({ year }) => [year, event.profiles[year]]);
  return {
    ...event,
    editions: event.editions.map((edition) => (whole.has(edition) ? edition : editionOutline(edition))),
    profiles: Object.fromEntries(years) as SiteEvent['profiles'],
  };
}

/**
 * The outline of an edition: without sessions, programme, changes and speakers' profiles. Of a speaker only the identity and the
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
