import { defined } from '../../domain/defined.ts';
import type { ScheduledDay } from '../../pipeline/check-programmes.ts';
import type { ChangeRequest } from './change-request.ts';
import type { ScheduleEdit } from './edit-schedule.ts';
import { type ChangeEdition, slotOf, slotsOf } from './find-edition.ts';

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

/** The entry as a change names it: with its day if several days have it. */
export function namedEntry(edition: ChangeEdition, { name = '', day }: ChangeRequest): EntryName {
  const slot = slotOf(edition, { name, day });
  const isOnSeveralDays = slotsOf(edition, name).some((one) => one.day.date !== slot?.day.date);
  return defined({ entry: name, day: isOnSeveralDays ? slot?.day.date : undefined }) as EntryName;
}

export interface EntryName {
  readonly entry: string;
  readonly day?: string;
}
