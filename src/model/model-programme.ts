import { anyRecordNamed, recordNamed } from '../content/content-index.ts';
import { scheduleBlocks } from '../content/schedule-entries.ts';
import { defined } from '../domain/defined.ts';
import type { Text } from '../domain/language.ts';
import { servesLunch } from '../domain/programme/meals.ts';
import { editionRooms } from '../domain/programme/rooms.ts';
import { entriesOf, placeProgramme } from '../domain/programme/schedule.ts';
import { slotCounter } from '../domain/programme/slot-idents.ts';
import {
  type DayRules,
  minutesOfSession,
  scheduleOfDay,
  type TimedEntry,
  timedBlocks,
} from '../domain/programme/timed-entries.ts';
import type {
  EditionRecord,
  EventRecord,
  ScheduleEntryRecord,
  ScheduleRecord,
  SiteRecord,
} from '../domain/site/content-types.ts';
import type { EditionDay, ProgrammeEntry, Room, Session, Speaker, Track, Venue } from '../domain/site/site.ts';
import type { Merged } from './merged.ts';
import { instant, type ModelContext, modelled } from './model-context.ts';

interface ProgrammeScope {
  readonly event: string;
  readonly year: number;
  readonly data: Merged<EventRecord>;
  readonly edition: Merged<EditionRecord>;
  readonly defaults: Merged<SiteRecord>['defaults'];
  readonly speakers: readonly Speaker[];
  readonly sessions: readonly Session[];
  readonly venues: readonly Venue[];
  /** The rooms that belong to no venue. */
  readonly ownRooms: readonly Room[];
}

/** What the entries of a day refer to. */
interface DayScope extends ProgrammeScope {
  readonly sessionByIdent: ReadonlyMap<string, Session>;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly tracks: ReadonlyMap<string, TrackRecord>;
  /** The ident of the next slot of a session. */
  readonly nextSlot: (session: string) => string;
}

type TrackRecord = NonNullable<Merged<EditionRecord>['tracks']>[number];
type Entry = Merged<ScheduleEntryRecord>;
type Day = Merged<EditionRecord>['days'][number];

/** The days of an edition, in order. */
export function modelDays(context: ModelContext, scope: ProgrammeScope): readonly EditionDay[] {
  const { event, year, edition, data } = scope;
  const schedules = modelled(context, 'schedule', { event, year }).map(({ record: { place }, data }) => {
    return { place, data };
  });
  const sessionByIdent = new Map([...scope.sessions].reverse().map((session) => [session.ident, session]));
  const tracks = new Map((edition.tracks ?? data.tracks ?? []).map((track) => [track.ident, track]));
  const nextSlot = slotCounter();
  return edition.days.map((day, index) => {
    const rooms = editionRooms({ venues: scope.venues, rooms: scope.ownRooms }, day.venue ?? edition.venue);
    const schedule = scheduleOfDay(schedules, { date: day.date, isFirst: index === 0 })?.data;
    return modelDay(context, { ...scope, sessionByIdent, tracks, rooms, nextSlot }, { day, schedule });
  });
}

function modelDay(
  context: ModelContext,
  scope: DayScope,
  { day, schedule }: { readonly day: Day; readonly schedule: Merged<ScheduleRecord> | undefined },
): EditionDay {
  const { tracks, rooms } = scope;
  const startsAt = instant(day.startDateTime, 'moment', context.zone);
  const columns = columnsOf(rooms, tracks);
  const blocks = timedBlocks(scheduleBlocks<Entry>(schedule), dayRules(context, scope, day));
  if (blocks === undefined) throw new Error(`The schedule of ${day.date} was not checked.`);
  const slotIdents = new Map(
    blocks
      .flatMap(entriesOf)
      .map((timed) => [timed, 'session' in timed.data ? scope.nextSlot(timed.data.session) : '']),
  );
  const programme = placeProgramme(blocks, startsAt, [...columns.keys()]).flatMap(({ entry: timed, ...place }) => {
    const entry = programmeEntry(context, scope, { ...timed, slotIdent: slotIdents.get(timed) as string });
    return entry === undefined ? [] : [{ ...place, entry }];
  });
  return defined({
    date: day.date,
    venue: day.venue ?? scope.edition.venue,
    startsAt,
    endsAt: instant(day.endDateTime, 'moment', context.zone),
    title: day.title,
    columns: usedIn(
      columns,
      programme.map((one) => one.column),
    ).map(([ident, title]) => ({ ident, title })),
    tracks: usedIn(
      tracks,
      programme.map(({ entry }) => entry.track?.ident),
    ).map(([, one]) => trackOf(one)),
    rooms: usedIn(
      rooms,
      programme.map(({ entry }) => entry.room?.ident),
    ).map(([, one]) => one),
    programme,
  }) as EditionDay;
}

function dayRules(context: ModelContext, scope: DayScope, day: Day): DayRules {
  const { edition, rooms, tracks, defaults } = scope;
  return {
    ...{ day, zone: context.zone, rooms, tracks: [...tracks.values()], room: day.room ?? edition.room, defaults },
    sessionMinutes: (ident) => sessionMinutes(context, scope, ident),
  };
}

/** The titles of all possible columns, in order: rooms, then tracks. */
function columnsOf(
  rooms: ReadonlyMap<string, Room>,
  tracks: ReadonlyMap<string, TrackRecord>,
): ReadonlyMap<string, Text> {
  const titles = [...tracks].map(([ident, { title }]): [string, Text] => [ident, title]);
  return new Map([...[...rooms].map(([ident, { name }]): [string, Text] => [ident, name]), ...titles]);
}

/** The items that are used, in their order. */
function usedIn<T>(
  items: ReadonlyMap<string, T>,
  used: readonly (string | undefined)[],
): readonly (readonly [string, T])[] {
  const idents = new Set(used);
  return [...items].filter(([ident]) => idents.has(ident));
}

function trackOf({ ident, title, color }: TrackRecord): Track {
  return defined({ ident, title, color });
}

/** An entry with the ident of its slot, which is empty for one that is no session. */
interface CountedEntry extends TimedEntry<Entry> {
  readonly slotIdent: string;
}

/** Undefined for a session that is hidden or under embargo, which takes up time but is not shown. */
function programmeEntry(
  context: ModelContext,
  scope: DayScope,
  { data: entry, slotIdent, durationMinutes, pinnedAt, alongside, column, track, room }: CountedEntry,
): ProgrammeEntry | undefined {
  const ownTrack = scope.tracks.get(track ?? '');
  const place = defined({
    durationMinutes,
    pinnedAt,
    alongside,
    column,
    track: ownTrack && trackOf(ownTrack),
    room: scope.rooms.get(room ?? ''),
  });
  if ('session' in entry) {
    const session = scope.sessionByIdent.get(entry.session);
    return session && { kind: 'session', session, slotIdent, ...place };
  }
  const { title, description } = entry;
  if ('special' in entry) {
    return defined({
      kind: 'special' as const,
      ident: entry.ident,
      special: entry.special,
      title,
      description,
      language: entry.language,
      skipOnSurvey: entry.skipOnSurvey ?? false,
      doNotEvaluate: entry.doNotEvaluate ?? false,
      moderators: (entry.moderators ?? []).flatMap((name) => moderator(context, scope, name)),
      ...place,
    }) as ProgrammeEntry;
  }
  const { break: pause, ident, sponsorName } = entry;
  const isLunch = servesLunch(entry);
  const shown = { ident, pause, isLunch, title, description, sponsorName };
  return defined({ kind: 'break' as const, ...shown, ...place }) as ProgrammeEntry;
}

/** A moderator: a speaker of the edition, or a free name. Empty for a speaker who is hidden or under embargo. */
function moderator(context: ModelContext, scope: DayScope, name: string): readonly (Speaker | string)[] {
  const speaker = scope.speakers.find(({ slug }) => slug === name);
  if (speaker !== undefined) return [speaker];
  return anyRecordNamed(context.index, 'speaker', { ...scope, ident: name }) === undefined ? [name] : [];
}

/** The length of a session, including one that is hidden or under embargo, which keeps its time reserved. */
function sessionMinutes(context: ModelContext, scope: DayScope, ident: string): number {
  const session = scope.sessionByIdent.get(ident);
  if (session !== undefined) return session.durationMinutes;
  const hidden = recordNamed(context.index, 'session', { ...scope, ident });
  return hidden === undefined ? 0 : minutesOfSession(hidden.data, scope.defaults);
}
