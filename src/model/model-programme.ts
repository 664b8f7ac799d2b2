import { defined } from '../domain/defined.ts';
import type { Text } from '../domain/language.ts';
import { entryMinutes } from '../domain/programme/entry-minutes.ts';
import { type EntryList, entryPlace } from '../domain/programme/entry-place.ts';
import { type HasDuration, type ProgrammeBlock, placeProgramme } from '../domain/programme/schedule.ts';
import type {
  EditionRecord,
  EventRecord,
  ScheduleEntryRecord,
  ScheduleRecord,
  SessionRecord,
  SiteRecord,
} from '../domain/site/content-types.ts';
import type { EditionDay, ProgrammeEntry, Room, Session, Speaker, Track, Venue } from '../domain/site/site.ts';
import { type DaySpan, momentOfDay } from '../domain/time/day-span.ts';
import type { Merged } from './merged.ts';
import { instant, type ModelContext, type Modelled, modelled, unfilteredRecord } from './model-context.ts';

interface ProgrammeScope {
  readonly event: string;
  readonly year: number;
  readonly data: Merged<EventRecord>;
  readonly edition: Merged<EditionRecord>;
  readonly defaults: Merged<SiteRecord>['defaults'];
  readonly speakers: readonly Speaker[];
  readonly sessions: readonly Session[];
  readonly venues: readonly Venue[];
}

/** What the entries of a day refer to. */
interface DayScope extends ProgrammeScope {
  readonly day: DaySpan;
  readonly sessionByIdent: ReadonlyMap<string, Session>;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly tracks: ReadonlyMap<string, TrackRecord>;
  /** The room for what is for everybody. */
  readonly room: string | undefined;
}

type TrackRecord = NonNullable<Merged<EditionRecord>['tracks']>[number];

/**
 * A time slot of the programme. A slot without `visible`, such as that of a session under embargo, takes up time but is
 * not shown.
 */
type ReservedSlot = HasDuration & { readonly visible?: ProgrammeEntry };

type Entry = Merged<ScheduleEntryRecord>;

/**
 * The days of an edition, in order. The edition's own schedule file belongs to the first day; later days have files of
 * their own.
 */
export function modelDays(context: ModelContext, scope: ProgrammeScope): readonly EditionDay[] {
  const schedules = modelled<ScheduleRecord>(context, 'schedule', { event: scope.event, year: scope.year });
  const sessionByIdent = new Map([...scope.sessions].reverse().map((session) => [session.ident, session]));
  const tracks = new Map((scope.edition.tracks ?? scope.data.tracks ?? []).map((track) => [track.ident, track]));
  return scope.edition.days.map((day, index) => {
    const startsAt = instant(day.startDateTime, 'moment', context.zone);
    const schedule =
      schedules.find(({ record }) => record.place.day === day.date) ??
      (index === 0 ? schedules.find(({ record }) => record.place.day === undefined) : undefined);
    const venue = day.venue ?? scope.edition.venue;
    const rooms = roomsOf(scope.venues, venue);
    const room = day.room ?? scope.edition.room;
    const columns = columnsOf(rooms, tracks);
    const blocks = blocksOf(context, { ...scope, sessionByIdent, rooms, tracks, room, day }, schedule);
    const programme = placeProgramme(blocks, startsAt, [...columns.keys()]).flatMap(({ entry, ...place }) =>
      entry.visible === undefined ? [] : [{ ...place, entry: entry.visible }],
    );
    return defined({
      date: day.date,
      venue,
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
  });
}

/** The rooms of an edition's venues, those of the day's venue first. */
function roomsOf(venues: readonly Venue[], venue: string | undefined): ReadonlyMap<string, Room> {
  const ofDay = venues.filter(({ ident }) => ident === venue);
  const rooms = [...ofDay, ...venues].flatMap((one) => one.rooms);
  return new Map(rooms.map((room) => [room.ident, room]));
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

function blocksOf(
  context: ModelContext,
  scope: DayScope,
  schedule: Modelled<ScheduleRecord> | undefined,
): readonly ProgrammeBlock<ReservedSlot>[] {
  const listOf = (entries: readonly Entry[] | undefined, list: EntryList): readonly ReservedSlot[] =>
    (entries ?? []).map((entry) => reserve(context, scope, { entry, list }));
  return (schedule?.data.entries ?? []).map((block): ProgrammeBlock<ReservedSlot> => {
    if ('tracks' in block)
      return {
        kind: 'parallel',
        lists: Object.entries(block.tracks).map(([track, entries]) => listOf(entries, { track })),
      };
    if ('rooms' in block)
      return {
        kind: 'parallel',
        lists: Object.entries(block.rooms).map(([room, entries]) => listOf(entries, { room })),
      };
    return { kind: 'all', entry: reserve(context, scope, { entry: block, list: undefined }) };
  });
}

function reserve(
  context: ModelContext,
  scope: DayScope,
  { entry, list }: { readonly entry: Entry; readonly list: EntryList | undefined },
): ReservedSlot {
  const { zone } = context;
  const pinnedAt =
    entry.startsAt === undefined ? undefined : instant(momentOfDay(scope.day, entry.startsAt), 'moment', zone);
  const minutes =
    'session' in entry ? sessionMinutes(context, scope, entry.session) : entryMinutes(entry, scope.defaults);
  const roomByTrack = new Map([...scope.tracks].map(([ident, { room }]) => [ident, room]));
  const {
    track: trackName,
    room,
    column,
  } = entryPlace({ ...entry, isBreak: 'break' in entry }, list, {
    ...scope,
    roomByTrack,
  });
  const track = scope.tracks.get(trackName ?? '');
  const lasting: HasDuration = defined({ durationMinutes: minutes, pinnedAt, column });
  const place = defined({ track: track && trackOf(track), room: scope.rooms.get(room ?? '') });
  return defined({ ...lasting, visible: programmeEntry(context, scope, { entry, place: { ...lasting, ...place } }) });
}

/** When and where an entry is. */
type TimeAndPlace = Pick<ProgrammeEntry, 'durationMinutes' | 'pinnedAt' | 'column' | 'track' | 'room'>;

/** Returns undefined for a session that is hidden or under embargo. */
function programmeEntry(
  context: ModelContext,
  scope: DayScope,
  { entry, place }: { readonly entry: Entry; readonly place: TimeAndPlace },
): ProgrammeEntry | undefined {
  if ('session' in entry) {
    const session = scope.sessionByIdent.get(entry.session);
    return session && { kind: 'session', session, ...place };
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
  return defined({ kind: 'break' as const, ident, pause, title, description, sponsorName, ...place }) as ProgrammeEntry;
}

/** A moderator: a speaker of the edition, or a free name. Empty for a speaker who is hidden or under embargo. */
function moderator(context: ModelContext, scope: DayScope, name: string): readonly (Speaker | string)[] {
  const speaker = scope.speakers.find(({ slug }) => slug === name);
  if (speaker !== undefined) return [speaker];
  return unfilteredRecord(context, 'speaker', { ...scope, ident: name }) === undefined ? [name] : [];
}

/** The length of a session, including one that is hidden or under embargo, which keeps its time reserved. */
function sessionMinutes(context: ModelContext, scope: DayScope, ident: string): number {
  const session = scope.sessionByIdent.get(ident);
  if (session !== undefined) return session.durationMinutes;
  const written = unfilteredRecord(context, 'session', { ...scope, ident });
  return (written?.document.data as SessionRecord | undefined)?.duration ?? 0;
}
