import { recordsOf } from '../content/content-index.ts';
import { nameOfEntry, type ScheduleEntry, scheduleEntries, type WrittenEntry } from '../content/schedule-entries.ts';
import type { ValidRecord } from '../content/valid-record.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { ChangeRecord } from '../domain/site/content-types.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { datesOf } from './edition-scope.ts';
import { shadowingSchedule } from './shadowed-schedule.ts';

/** An entry of a schedule that changes can name. */
export interface NamedEntry extends WrittenEntry<ScheduleEntry> {
  readonly schedule: ValidRecord<'schedule'>;
  readonly name: string;
  /** The date of its day; undefined if the edition, which lists the days, is missing. */
  readonly date: string | undefined;
}

/** The entries of an edition's schedules that changes can name. */
export function namedEntries(place: EditionPlace, { index }: CheckScope): readonly NamedEntry[] {
  const [edition] = recordsOf(index, 'edition', place);
  const [firstDate] = edition === undefined ? [] : datesOf(edition);
  return recordsOf(index, 'schedule', place)
    .filter((schedule) => shadowingSchedule(schedule, index) === undefined)
    .flatMap((schedule) =>
      scheduleEntries(schedule.data).flatMap((entry) => {
        const name = nameOfEntry(entry.data);
        return name === undefined ? [] : [{ ...entry, schedule, name, date: schedule.place.day ?? firstDate }];
      }),
    );
}

/** A change that names an entry. */
export interface EntryChange {
  readonly record: ValidRecord<'change'>;
  readonly kind: ChangeRecord['kind'];
  readonly name: string;
  /** The date of its day, if the change says it. */
  readonly day?: string;
  /** The start of its slot as it is written, if the change says it. */
  readonly start?: string;
}

/** The changes of an edition that name an entry, in the order in which they were told. */
export function entryChanges(place: EditionPlace, scope: CheckScope): readonly EntryChange[] {
  return toldChanges(place, scope).flatMap((record) => {
    const change = record.data;
    if (!('entry' in change) || change.entry === undefined) return [];
    const { kind, entry: name, day, startsAt: start } = change;
    return [{ record, kind, name, ...defined({ day, start }) }];
  });
}

/** The changes of an edition, in the order in which they were told. */
export function toldChanges(place: EditionPlace, { index }: CheckScope): readonly ValidRecord<'change'>[] {
  return recordsOf(index, 'change', place).toSorted(
    (a, b) => compare(a.data.at, b.data.at) || compare(a.place.ident, b.place.ident),
  );
}
