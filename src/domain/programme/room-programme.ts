import type { Edition, ProgrammeEntry, Room } from '../site/site.ts';
import type { Instant, Segment } from '../time/timeline.ts';
import { takesPlace } from './entry-outcomes.ts';
import { atEdges, nextAfter, onAt } from './now-and-next.ts';
import type { Placed } from './schedule.ts';

/**
 * What happens in a room over time, from the programmes of all editions that use it. It includes what is for everybody, since
 * people sit in the room and read only its screen: coffee for everybody is what comes next there.
 */

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

/**
 * The situation in a room at one time. Entries that run beside each other are one situation; there is at least one. `next`
 * is what comes next in the room, which may be on another day; empty if nothing does.
 */
export type RoomSituation =
  | { readonly kind: 'on'; readonly slots: RoomSlots; readonly next: readonly RoomSlot[] }
  | { readonly kind: 'doors' | 'gap'; readonly next: RoomSlots }
  /** `isLast`: there is no further day. */
  | { readonly kind: 'over'; readonly isLast: boolean; readonly next: readonly RoomSlot[] }
  | { readonly kind: 'none'; readonly next: readonly RoomSlot[] };

export type RoomSlots = readonly [RoomSlot, ...RoomSlot[]];

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

/** The entries of an edition's day that are for everybody, in no certain room. */
export function slotsInNoRoom(edition: Edition, day: Edition['days'][number]): readonly RoomSlot[] {
  return day.programme
    .filter((placed) => isForEverybody(placed) && placed.entry.room === undefined)
    .map(({ entry, startsAt, endsAt }) => ({ edition, entry, startsAt, endsAt }));
}

function isForEverybody({ column }: Placed<ProgrammeEntry>): boolean {
  return column === undefined;
}

/** Whether an entry is in the room itself, and not only for everybody. */
export function isInRoom({ entry, elsewhere }: RoomSlot): boolean {
  return entry.room !== undefined && elsewhere === undefined;
}

/** Sorts slots by start; those that start together by what a screen prefers. */
export function sortedSlots(slots: readonly RoomSlot[]): readonly RoomSlot[] {
  return [...slots].sort((a, b) => a.startsAt - b.startsAt || rank(a) - rank(b));
}

/** The lower, the rather a screen shows it: what is in the room itself, and takes place, comes first. */
function rank(slot: RoomSlot): number {
  return (isInRoom(slot) ? 0 : 2) + (takesPlace(slot.edition, slot.entry) ? 0 : 1);
}

/** Of slots at one time, those that a screen shows: all of the best rank. */
function preferred(slots: readonly RoomSlot[]): readonly RoomSlot[] {
  const best = Math.min(...slots.map(rank));
  return slots.filter((slot) => rank(slot) === best);
}

/** The situations in a room over all of time. The days must be in order and must not overlap. */
export function roomSituations(days: readonly RoomDay[]): readonly Segment<RoomSituation>[] {
  const edges = days.flatMap(({ from, until, slots }) => [{ startsAt: from, endsAt: until }, ...slots]);
  return atEdges(edges, (at) => situationAt(days, at));
}

function situationAt(days: readonly RoomDay[], at: Instant): RoomSituation {
  const day = days.find(({ from, until }) => from <= at && at < until);
  const later = days.find(({ from }) => from > at);
  const nextDay = later === undefined ? [] : preferred(nextAfter(later.slots, at));
  if (day === undefined) return { kind: 'none', next: nextDay };
  const slots = preferred(onAt(day.slots, at));
  const next = preferred(nextAfter(day.slots, at));
  if (isFilled(slots)) return { kind: 'on', slots, next: next.length > 0 ? next : nextDay };
  if (!isFilled(next)) return { kind: 'over', isLast: later === undefined, next: nextDay };
  const hasBegun = day.slots.some(({ startsAt }) => startsAt <= at);
  return { kind: hasBegun ? 'gap' : 'doors', next };
}

function isFilled(slots: readonly RoomSlot[]): slots is RoomSlots {
  return slots.length > 0;
}
