import { keptWith } from '../model/kept-with.ts';
import type { Edition, EditionDay, Site, SiteEvent } from '../model/site.ts';

/**
 * What the pages of one edition may know of the rest of the site: all but what speakers, sessions and programmes of other
 * editions say in detail, and the profiles of speakers. Values that are identical as long as they equal each other, if parts of sites do (`keepSame`).
 */
export function outlineOf({ events, ...rest }: Site): readonly unknown[] {
  return [...fieldsOf(rest), ...events.flatMap(eventOutline)];
}

function eventOutline({ editions, profiles: _, ...rest }: SiteEvent): readonly unknown[] {
  return [...fieldsOf(rest), ...editions.flatMap((edition) => editionOutline(edition))];
}

const editionOutline = keptWith(({ speakers, sessions: _sessions, days, ...rest }: Edition): readonly unknown[] => [
  ...fieldsOf(rest),
  ...days.flatMap(dayOutline),
  addressesOf(speakers),
]);

function dayOutline({ programme, ...rest }: EditionDay): readonly unknown[] {
  return [...fieldsOf(rest), programme.length > 0];
}

/** Who has a page where. */
const addressesOf = keptWith((speakers: Edition['speakers']): string =>
  JSON.stringify(speakers.map(({ person, slug, placeholder }) => [person, slug, placeholder])),
);

/** Names and values, so that one does not stand for another. */
function fieldsOf(of: object): readonly unknown[] {
  return Object.entries(of).flat();
}
