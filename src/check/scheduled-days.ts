import {
  type ContentIndex,
  type ContentRecord,
  field,
  listIn,
  recordNamed,
  recordsOf,
} from '../content/content-index.ts';
import { roomsOf } from '../content/reference-names.ts';
import { parallelLists } from '../content/schedule-entries.ts';
import { defined } from '../domain/defined.ts';
import { entryMinutes } from '../domain/programme/entry-minutes.ts';
import { type EntryList, entryPlace, type PlaceNames } from '../domain/programme/entry-place.ts';
import { type HasDuration, type Placed, type ProgrammeBlock, placeProgramme } from '../domain/programme/schedule.ts';
import { type DaySpan, momentOfDay } from '../domain/time/day-span.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { type EditionScope, editionsIn, momentIn, type Span, settingOf, spanFrom } from './edition-scope.ts';

/** An entry of a schedule, with its path in the content. */
export interface SourceEntry extends HasDuration {
  readonly pointer: readonly string[];
  readonly data: unknown;
  /** Its position in the file. */
  readonly order: number;
  /** The room in which it takes place; absent if content names none. */
  readonly room?: string;
}

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
  const { index, isValid } = scope;
  const [site] = recordsOf(index, 'site');
  if (site === undefined || !isValid(site)) return [];
  const minutes = minutesBy(scope, field(site.document.data, 'defaults'));
  return editionsIn(scope, place).flatMap((editionScope) =>
    listIn(editionScope.edition.document.data, 'days').flatMap((day, at): readonly ScheduledDay[] => {
      const date = String(field(day, 'date'));
      const schedule = scheduleOf(index, editionScope, { date, isFirst: at === 0 });
      const span = spanFrom(field(day, 'startDateTime'), field(day, 'endDateTime'), editionScope.zone);
      if (schedule === undefined || span === undefined || !isValid(schedule)) return [];
      if (String(field(day, 'startDateTime')).slice(0, 10) !== date) return [];
      const rooms = roomsOf(editionScope.edition, index);
      const blocks = blocksOf(schedule, {
        minutes: (data) => minutes(editionScope, data),
        day: day as DaySpan,
        zone: editionScope.zone,
        names: placeNames(editionScope, { rooms, day }),
      });
      if (blocks === undefined) return [];
      const entries = placeProgramme(blocks, span.startsAt);
      return [{ editionScope, schedule, date, day: day as DaySpan, span, rooms, blocks, entries }];
    }),
  );
}

/** The schedule in the folder of a day. The first day can have that of the edition instead. */
function scheduleOf(
  index: ContentIndex,
  { event, year }: EditionScope,
  { date, isFirst }: { readonly date: string; readonly isFirst: boolean },
): ContentRecord | undefined {
  const schedules = recordsOf(index, 'schedule', { event, year });
  const own = schedules.find(({ place }) => place.day === date);
  return own ?? (isFirst ? schedules.find(({ place }) => place.day === undefined) : undefined);
}

/** The duration of an entry. Undefined if its session is missing or invalid. */
function minutesBy(
  { isValid, index }: CheckScope,
  defaults: unknown,
): (editionScope: EditionScope, data: unknown) => number | undefined {
  return ({ event, year }, data) => {
    const name = field(data, 'session');
    if (name === undefined) return entryMinutes(data as Parameters<typeof entryMinutes>[0], defaults as Defaults);
    const session = recordNamed(index, 'session', { event, year, ident: name });
    const duration = field(session?.document.data, 'duration');
    return session !== undefined && isValid(session) && typeof duration === 'number' ? duration : undefined;
  };
}

type Defaults = Parameters<typeof entryMinutes>[1];

interface DayRules {
  readonly minutes: (data: unknown) => number | undefined;
  readonly day: DaySpan;
  readonly zone: string;
  readonly names: PlaceNames;
}

function placeNames(
  editionScope: EditionScope,
  { rooms, day }: { readonly rooms: PlaceNames['rooms']; readonly day: unknown },
): PlaceNames {
  const { edition } = editionScope;
  const tracks = settingOf(editionScope, ['tracks'])?.value;
  const list: readonly unknown[] = Array.isArray(tracks) ? tracks : [];
  return {
    rooms,
    roomByTrack: new Map(list.map((track) => [String(field(track, 'ident')), nameIn(track, 'room')])),
    room: nameIn(day, 'room') ?? nameIn(edition.document.data, 'room'),
  };
}

function nameIn(data: unknown, name: string): string | undefined {
  const value = field(data, name);
  return typeof value === 'string' ? value : undefined;
}

/** Undefined if the duration or fixed start of an entry is unknown. */
function blocksOf(schedule: ContentRecord, rules: DayRules): readonly ProgrammeBlock<SourceEntry>[] | undefined {
  let order = 0;
  let isComplete = true;
  const scheduled = new Set<unknown>();
  const written = (data: unknown, pointer: readonly string[], list?: EntryList): SourceEntry => {
    const pin = field(data, 'startsAt');
    const pinnedAt =
      pin === undefined ? undefined : momentIn(momentOfDay(rules.day, String(pin)), 'moment', rules.zone);
    const durationMinutes = rules.minutes(data);
    const session = field(data, 'session');
    // If a session has two slots, it is unclear which one is meant.
    if (session !== undefined && scheduled.has(session)) isComplete = false;
    scheduled.add(session);
    if (durationMinutes === undefined || (pin !== undefined && pinnedAt === undefined)) isComplete = false;
    order += 1;
    const own = defined({ track: nameIn(data, 'track'), room: nameIn(data, 'room') });
    const isBreak = field(data, 'break') !== undefined;
    const { column, room } = entryPlace({ ...own, isBreak }, list, rules.names);
    return { ...defined({ durationMinutes: durationMinutes ?? 0, pinnedAt, column, room }), pointer, data, order };
  };
  const blocks = listIn(schedule.document.data, 'entries').map((block, at): ProgrammeBlock<SourceEntry> => {
    const pointer = ['entries', String(at)];
    const lists = parallelLists(block);
    if (lists === undefined) return { kind: 'all', entry: written(block, pointer) };
    return {
      kind: 'parallel',
      lists: lists.map(({ by, name, entries }) =>
        entries.map((one, row) =>
          written(one, [...pointer, by, name, String(row)], by === 'tracks' ? { track: name } : { room: name }),
        ),
      ),
    };
  });
  return isComplete ? blocks : undefined;
}
