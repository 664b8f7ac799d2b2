import type { WantedSlot } from './merge-entry.ts';
import { later, type ProgrammeSlot } from './programme-slots.ts';
import { serviceEntry } from './service-entry.ts';

export interface SlotTargets {
  /** Key of a slot → the ident of its session. */
  readonly sessionIdents: ReadonlyMap<string, string>;
  /** Key of a room → its track. */
  readonly tracks: Readonly<Record<string, string>>;
}

/** The slots of a programme as entries of schedules. Each says when it starts, whatever stands before it. */
export function slotEntries(
  slots: readonly ProgrammeSlot[],
  { sessionIdents, tracks }: SlotTargets,
): readonly WantedSlot[] {
  return slots.flatMap((slot) => {
    const { key, session, day, startsAt, durationMinutes, roomKey } = slot;
    const ident = sessionIdents.get(key);
    const time = startsAt.slice(11);
    if (session.kind !== 'service' && ident === undefined) return [];
    const room = roomKey === undefined ? undefined : tracks[roomKey];
    const track = isOverAll(slot, slots) ? undefined : room;
    const { title, ...sort } = serviceEntry(session, durationMinutes);
    const { duration, description, ...words } = sort;
    const entry =
      session.kind === 'service'
        ? { ...words, startsAt: time, duration, title, ...(description === undefined ? {} : { description }) }
        : { session: ident, startsAt: time };
    return [{ key, day, entry, title: session.title, ...(track === undefined ? {} : { track }) }];
  });
}

/** Held for all, and really alone: what runs beside something else stays in its room. */
function isOverAll(slot: ProgrammeSlot, slots: readonly ProgrammeSlot[]): boolean {
  if (!slot.session.isForAll) return false;
  if (slot.roomKey === undefined) return true;
  return !slots.some(
    (other) => other !== slot && !other.session.isForAll && other.roomKey !== slot.roomKey && overlap(slot, other),
  );
}

function overlap(a: ProgrammeSlot, b: ProgrammeSlot): boolean {
  return a.startsAt < later(b.startsAt, b.durationMinutes) && b.startsAt < later(a.startsAt, a.durationMinutes);
}
