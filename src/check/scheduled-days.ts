import { recordNamed, recordsOf } from '../content/content-index.ts';
import type { ContentRecord } from '../content/content-record.ts';
import { roomsOf } from '../content/reference-names.ts';
import { scheduleBlocks } from '../content/schedule-entries.ts';
import { entriesOf, type Placed, type ProgrammeBlock, placeProgramme } from '../domain/programme/schedule.ts';
import { scheduleOfDay, type TimedEntry, timedBlocks } from '../domain/programme/timed-entries.ts';
import type {
  EditionRecord,
  EventRecord,
  ScheduleEntryRecord,
  SessionRecord,
  SiteRecord,
} from '../domain/site/content-types.ts';
import type { DaySpan } from '../domain/time/day-span.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { type EditionScope, editionsIn, type Span, spanFrom } from './edition-scope.ts';

/** An entry of a schedule, with its path in the content. */
export type SourceEntry = TimedEntry<ScheduleEntryRecord>;

/** A day with the computed times of its schedule. */
export interface ScheduledDay {
  readonly editionScope: EditionScope;
  readonly schedule: ContentRecord;
  readonly date: string;
  /** The day as the edition lists it. */
  readonly day: DaySpan;
  readonly span: Span;
  /** Room → its data: the rooms of the edition's venues. */
  readonly rooms: ReadonlyMap<string, unknown>;
  /** The entries as the schedule lists them. */
  readonly blocks: readonly ProgrammeBlock<SourceEntry>[];
  /** In order of start. */
  readonly entries: readonly Placed<SourceEntry>[];
}

/** The days of an edition with a schedule. Days are left out if some of their times cannot be computed. */
export function scheduledDays(place: EditionPlace, scope: CheckScope): readonly ScheduledDay[] {
  const [site] = recordsOf(scope.index, 'site');
  if (site === undefined || !scope.isValid(site)) return [];
  const { defaults } = site.document.data as SiteRecord;
  return editionsIn(scope, place).flatMap((editionScope) => {
    const { days } = editionScope.edition.document.data as EditionRecord;
    return days.flatMap((day, at) => scheduledDay(scope, editionScope, { day, isFirst: at === 0, defaults }) ?? []);
  });
}

interface ListedDay {
  readonly day: EditionRecord['days'][number];
  readonly isFirst: boolean;
  readonly defaults: SiteRecord['defaults'];
}

function scheduledDay(
  { index, isValid }: CheckScope,
  editionScope: EditionScope,
  { day, isFirst, defaults }: ListedDay,
): ScheduledDay | undefined {
  const { event, year, edition, eventRecord, zone } = editionScope;
  const { date } = day;
  const schedule = scheduleOfDay(recordsOf(index, 'schedule', { event, year }), { date, isFirst });
  const span = spanFrom(day.startDateTime, day.endDateTime, zone);
  if (schedule === undefined || span === undefined || !isValid(schedule)) return undefined;
  if (day.startDateTime.slice(0, 10) !== date) return undefined;
  const own = edition.document.data as EditionRecord;
  const rooms = roomsOf(edition, index);
  const tracks = own.tracks ?? (eventRecord.document.data as EventRecord).tracks ?? [];
  const blocks = timedBlocks(scheduleBlocks<ScheduleEntryRecord>(schedule.document.data), {
    ...{ day, zone, rooms, tracks, room: day.room ?? own.room, defaults },
    sessionMinutes: (ident) => {
      const session = recordNamed(index, 'session', { event, year, ident });
      return session !== undefined && isValid(session) ? (session.document.data as SessionRecord).duration : undefined;
    },
  });
  if (blocks === undefined || hasSessionTwice(blocks)) return undefined;
  const entries = placeProgramme(blocks, span.startsAt);
  return { editionScope, schedule, date, day, span, rooms, blocks, entries };
}

/** If a session has two slots, it is unclear which one is meant. */
function hasSessionTwice(blocks: ScheduledDay['blocks']): boolean {
  const sessions = blocks.flatMap(entriesOf).flatMap(({ data }) => ('session' in data ? [data.session] : []));
  return new Set(sessions).size < sessions.length;
}
