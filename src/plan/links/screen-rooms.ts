import { memoize } from '../../domain/memoize.ts';
import type { Edition, Room, Site, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { isPublic } from './publicity.ts';

/** The rooms that have a screen, and the addresses of the screens. */

/** The path of the screen for the foyer, if any room has a screen. */
export const FOYER_PATH = '/screen/';

/** A room with the current editions that use its venue. */
export interface ScreenRoomScope {
  readonly room: Room;
  readonly editions: readonly { readonly event: SiteEvent; readonly edition: Edition }[];
}

/**
 * The rooms with a screen, in the order of events, venues and content: those of current editions that take place, of
 * visible and enabled events that are not secret.
 */
export const screenRooms = memoize((site: Site): readonly ScreenRoomScope[] => {
  const found = new Map<string, ScreenRoomScope>();
  for (const event of site.events.filter((one) => isPublic(site, one))) {
    const edition = event.editions.find(({ year }) => year === event.currentYear);
    if (edition === undefined || !editionTakesPlace(edition)) continue;
    for (const room of edition.venues.flatMap(({ rooms }) => rooms)) {
      const scope = found.get(room.ident) ?? { room, editions: [] };
      found.set(room.ident, { ...scope, editions: [...scope.editions, { event, edition }] });
    }
  }
  return [...found.values()];
});

/** The path of the screen of a room. */
export function screenPath({ ident }: Room): string {
  return `${FOYER_PATH}${ident}/`;
}

/** The paths of all screens. They exist in the default language only, since a screen shows all languages. */
export function screenPaths(site: Site): readonly string[] {
  const rooms = screenRooms(site);
  return rooms.length === 0 ? [] : [FOYER_PATH, ...rooms.map(({ room }) => screenPath(room))];
}
