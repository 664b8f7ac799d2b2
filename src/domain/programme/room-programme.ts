import type { Edition, ProgrammeEntry, Room } from '../site/site.ts';
import type { Instant, Segment } from '../time/timeline.ts';
import { takesPlace } from './entry-outcomes.ts';
import type { Placed } from './schedule.ts';

/** What happens in a room over time, from the programmes of all editions that use it. */

/** An entry that concerns a room: it is in the room, or for everybody. */
export interface RoomSlot {
  readonly edition: Edition;
  readonly entry: ProgrammeEntry;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The other room that an entry for everybody is in. */
  readonly elsewhere?: Room;
}

/** A calendar day on which a room has a programme. */
export interface RoomDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** From midnight to midnight, or to the end of an entry that ends later. */
  readonly from: Instant;
  readonly until: Instant;
  /** In order of start; of entries that start together, the one that a screen prefers comes first. */
  readonly slots: readonly RoomSlot[];
}

/** The situation in a room at one time. `next` is the next entry in the room, which may be on another day. */
export type RoomSituation =
  | { readonly kind: 'on'; readonly slot: RoomSlot; readonly next: RoomSlot | undefined }
  | { readonly kind: 'doors' | 'gap'; readonly next: RoomSlot }
  /** `isLast`: there is no further day. */
  | { readonly kind: 'over'; readonly isLast: boolean; readonly next: RoomSlot | undefined }
  | { readonly kind: 'none'; readonly next: RoomSlot | undefined };

/** The entries of an edition's day that concern a room, in the order of the programme. Empty if the day does not use it. */
export function slotsIn(room: Room, edition: Edition, day: Edition['days'][number]): readonly RoomSlot[] {
  if (!day.rooms.some(({ ident }) => ident === room.ident)) return [];
  return day.programme.flatMap((placed): readonly RoomSlot[] => {
    const { entry, startsAt, endsAt } = placed;
    const slot = { edition, entry, startsAt, endsAt };
    if (entry.room?.ident === room.ident) return [slot];
    if (!isForEverybody(placed)) return [];
    return [entry.room === undefined ? slot : { ...slot, elsewhere: entry.room }];
  });
}

function isForEverybody({ column }: Placed<ProgrammeEntry>): boolean {
  return column === undefined;
}

/** Sorts slots by start; those that start together by what a screen prefers. */
export function sortedSlots(slots: readonly RoomSlot[]): readonly RoomSlot[] {
  return [...slots].sort((a, b) => a.startsAt - b.startsAt || rank(a) - rank(b));
}

/** The lower, the rather a screen shows it: what is in the room itself, and takes place, comes first. */
function rank({ edition, entry, elsewhere }: RoomSlot): number {
  const isOwn = entry.room !== undefined && elsewhere === undefined;
  return (isOwn ? 0 : 2) + (takesPlace(edition, entry) ? 0 : 1);
}

/** The situations in a room over all of time. The days must be in order and must not overlap. */
export function roomSituations(days: readonly RoomDay[]): readonly Segment<RoomSituation>[] {
  const edges = days.flatMap(({ from, until, slots }) => [
    from,
    until,
    ...slots.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ]);
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  return [null, ...sorted].map((from, index) => ({
    from,
    until: sorted[index] ?? null,
    value: situationAt(days, from ?? Number.NEGATIVE_INFINITY),
  }));
}

function situationAt(days: readonly RoomDay[], at: Instant): RoomSituation {
  const day = days.find(({ from, until }) => from <= at && at < until);
  const later = days.find(({ from }) => from > at);
  const nextDay = later?.slots[0];
  if (day === undefined) return { kind: 'none', next: nextDay };
  const running = day.slots.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  const [slot] = running.sort((a, b) => rank(a) - rank(b) || b.startsAt - a.startsAt);
  const next = day.slots.find(({ startsAt }) => startsAt > at);
  if (slot !== undefined) return { kind: 'on', slot, next: next ?? nextDay };
  if (next === undefined) return { kind: 'over', isLast: later === undefined, next: nextDay };
  const hasBegun = day.slots.some(({ startsAt }) => startsAt <= at);
  return { kind: hasBegun ? 'gap' : 'doors', next };
}
