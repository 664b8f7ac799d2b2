import { memoize } from '../../domain/memoize.ts';
import { editionsWithScreens, roomsWithScreens } from '../../domain/paths/page-owners.ts';
import type { Edition, Room, Site, SiteEvent } from '../../domain/site/site.ts';
import { isPublic } from './publicity.ts';

/** A room with a screen, and the current editions that use its venue. */
export interface ScreenRoomScope {
  readonly room: Room;
  readonly editions: readonly { readonly event: SiteEvent; readonly edition: Edition }[];
}

/** The rooms with a screen, in the order of events, venues and content, without those of secret events alone. */
export const screenRooms = memoize((site: Site): readonly ScreenRoomScope[] => {
  const found = new Map<string, ScreenRoomScope>();
  for (const event of site.events.filter((one) => isPublic(site, one))) {
    for (const edition of editionsWithScreens(event)) {
      for (const room of roomsWithScreens(edition)) {
        const scope = found.get(room.ident) ?? { room, editions: [] };
        found.set(room.ident, { ...scope, editions: [...scope.editions, { event, edition }] });
      }
    }
  }
  return [...found.values()];
});
