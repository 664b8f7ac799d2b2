import { allRecordsOf, recordNamed, recordsOf } from '../content/content-index.ts';
import { roomsOf } from '../content/reference-names.ts';
import { type ScheduleEntry, scheduleBlocks } from '../content/schedule-entries.ts';
import { isValid, type Unchecked, type ValidRecord } from '../content/valid-record.ts';
import { type Placed, type ProgrammeBlock, placeProgramme } from '../domain/programme/schedule.ts';
import { minutesOfSession, scheduleOfDay, type TimedEntry, timedBlocks } from '../domain/programme/timed-entries.ts';
import type { DayRecord, Room, ScheduleEntryRecord, SiteRecord } from '../domain/site/content-types.ts';
import type { DaySpan } from '../domain/time/day-span.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { type EditionScope, editionsIn, type Span, spanFrom } from './edition-scope.ts';

/** An entry of a schedule, with its path in the content. */
export type SourceEntry = TimedEntry<ScheduleEntry>;

/** A day with the computed times of its schedule. */
export interface ScheduledDay {
  readonly editionScope: EditionScope;
  readonly schedule: ValidRecord<'schedule'>;
  readonly date: string;
  /** The day as the edition lists it. */
  readonly day: DaySpan;
  readonly span: Span;
  /** Room → its data: the rooms of the edition and its venues. */
  readonly rooms: ReadonlyMap<string, Unchecked<Room>>;
  /** The entries as the schedule lists them. */
  readonly blocks: readonly ProgrammeBlock<SourceEntry>[];
  /** In order of start. */
  readonly entries: readonly Placed<SourceEntry>[];
}

/** The days of an edition with a schedule. Days are left out if some of their times cannot be computed. */
export function scheduledDays(place: EditionPlace, scope: CheckScope): readonly ScheduledDay[] {
  const [site] = recordsOf(scope.index, 'site');
  if (site === undefined) return [];
  const { defaults } = site.data;
  return editionsIn(scope, place).flatMap((editionScope) => {
    const { days } = editionScope.edition.data;
    return days.flatMap((day, at) => scheduledDay(scope, editionScope, { day, isFirst: at === 0, defaults }) ?? []);
  });
}

interface ListedDay {
  readonly day: DayRecord;
  readonly isFirst: boolean;
  readonly defaults: SiteRecord['defaults'];
}

function scheduledDay(
  { index }: CheckScope,
  editionScope: EditionScope,
  { day, isFirst, defaults }: ListedDay,
): ScheduledDay | undefined {
  const { event, year, edition, eventRecord, zone } = editionScope;
  const { date } = day;
  const schedule = scheduleOfDay(allRecordsOf(index, 'schedule', { event, year }), { date, isFirst });
  const span = spanFrom(day.startDateTime, day.endDateTime, zone);
  if (schedule === undefined || span === undefined || !isValid(schedule)) return undefined;
  if (day.startDateTime.slice(0, 10) !== date) return undefined;
  const rooms = roomsOf(edition, index, day.venue ?? edition.data.venue);
  const tracks = edition.data.tracks ?? eventRecord.data.tracks ?? [];
  const blocks = timedBlocks(scheduleBlocks<ScheduleEntryRecord>(schedule.data), {
    ...{ day, zone, rooms, tracks, room: day.room ?? edition.data.room, defaults },
    sessionMinutes: (ident) => {
      const session = recordNamed(index, 'session', { event, year, ident });
      return session && minutesOfSession(session.data, defaults);
    },
  });
  if (blocks === undefined) return undefined;
  const entries = placeProgramme(blocks, span.startsAt);
  return { editionScope, schedule, date, day, span, rooms, blocks, entries };
}
