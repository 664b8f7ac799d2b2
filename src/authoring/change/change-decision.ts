import { defined } from '../../domain/defined.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { ScheduledDay } from '../../pipeline/check-programmes.ts';
import type { ChangeRequest } from './change-request.ts';
import { momentText } from './change-times.ts';
import type { ScheduleEdit } from './edit-schedule.ts';
import { type ChangeEdition, type Slot, slotOf, slotsOf } from './find-edition.ts';

/** A record of `changes/` without the fields that all kinds have, in the order of its fields. */
export interface ChangeData {
  readonly kind: string;
  readonly entry?: string;
  readonly room?: string;
  readonly [field: string]: unknown;
}

/** The records to write, and how the schedule of a day changes. */
export interface Decision {
  readonly changes: readonly ChangeData[];
  readonly schedule?: { readonly day: ScheduledDay; readonly edit: ScheduleEdit };
}

/**
 * The slots that a request is about: all of a session if it names neither day nor start, else one. Empty for an entry that is
 * not in the programme. Throws `RequestError` if it is unclear which slot is meant.
 */
export function slotsMeant(edition: ChangeEdition, { name = '', day, start }: ChangeRequest): readonly Slot[] {
  const slots = slotsOf(edition, name);
  const isSession = slots.some(({ placed }) => 'session' in placed.entry.data);
  if (isSession && day === undefined && start === undefined) return slots;
  const slot = slotOf(edition, { name, day, start });
  return slot === undefined ? [] : [slot];
}

/** The entry as a change names it: as a whole if the request is about several of its slots. */
export function namedEntry(edition: ChangeEdition, request: ChangeRequest): EntryName {
  const { name = '' } = request;
  const [slot, ...others] = slotsMeant(edition, request);
  if (slot === undefined || others.length > 0) return { entry: name };
  return slotName(edition, name, { slot, startsAt: slot.placed.startsAt });
}

/** A slot of an entry as a change names it that leaves it at `startsAt`: with its day or start if others have the same name. */
export function slotName(
  edition: ChangeEdition,
  entry: string,
  { slot, startsAt }: { readonly slot: Slot; readonly startsAt: Instant },
): EntryName {
  const others = slotsOf(edition, entry).filter(({ placed }) => placed.entry !== slot.placed.entry);
  const isTwiceThatDay = others.some(({ day }) => day.date === slot.day.date);
  const isOnSeveralDays = others.some(({ day }) => day.date !== slot.day.date);
  return defined({
    entry,
    day: isOnSeveralDays && !isTwiceThatDay ? slot.day.date : undefined,
    startsAt: isTwiceThatDay ? momentText(startsAt, edition.zone) : undefined,
  }) as EntryName;
}

export interface EntryName {
  readonly entry: string;
  readonly day?: string;
  /** `2027-05-08T15:45` */
  readonly startsAt?: string;
}
