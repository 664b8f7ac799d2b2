import { defined } from '../../domain/defined.ts';
import type { DoorSignDay } from '../../domain/page/page.ts';
import type { RoomDay } from '../../domain/programme/room-programme.ts';
import { formatWall } from '../../domain/time/dates.ts';
import type { PlanContext } from '../plan-context.ts';
import { nextEntry, peopleOf } from './plan-screen-state.ts';

/** A day of a room's programme as its door sign lists it. */
export function doorSignDay(context: PlanContext, { date, slots }: RoomDay): DoorSignDay {
  const title = `${formatWall(date, 'weekday', context.language)}, ${formatWall(date, 'date', context.language)}`;
  return {
    date,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    entries: slots.map((slot) => {
      const entry = nextEntry(context, slot);
      return defined({
        ...entry,
        people: entry.isOff === true ? undefined : peopleOf(slot.entry),
        isBreak: slot.entry.kind === 'break' || slot.elsewhere !== undefined,
      });
    }),
  };
}
