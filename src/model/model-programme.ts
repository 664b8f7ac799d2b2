import type {
  EditionRecord,
  EventRecord,
  ScheduleEntryRecord,
  ScheduleRecord,
  SessionRecord,
  SiteRecord,
} from '../domain/content-types.ts';
import { type DaySpan, momentOfDay } from '../domain/day-span.ts';
import { defined } from '../domain/defined.ts';
import { entryMinutes } from '../domain/entry-minutes.ts';
import { type HasDuration, type ProgrammeBlock, placeProgramme } from '../domain/schedule.ts';
import type { EditionDay, ProgrammeEntry, Session, Speaker } from '../domain/site.ts';
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
}

type BlockScope = ProgrammeScope & { readonly sessionByIdent: ReadonlyMap<string, Session> };

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
  return scope.edition.days.map((day, index) => {
    const startsAt = instant(day.startDateTime, 'moment', context.zone);
    const schedule =
      schedules.find(({ record }) => record.place.day === day.date) ??
      (index === 0 ? schedules.find(({ record }) => record.place.day === undefined) : undefined);
    const programme = placeProgramme(
      blocksOf(context, { ...scope, sessionByIdent }, { schedule, day }),
      startsAt,
    ).flatMap(({ entry, ...place }) => (entry.visible === undefined ? [] : [{ ...place, entry: entry.visible }]));
    const used = new Set(programme.map((placed) => placed.track).filter((track) => track !== undefined));
    return defined({
      date: day.date,
      venue: day.venue ?? scope.edition.venue,
      startsAt,
      endsAt: instant(day.endDateTime, 'moment', context.zone),
      title: day.title,
      tracks: (scope.edition.tracks ?? scope.data.tracks ?? [])
        .map((track) => ({ track: Number(track.ident), title: track.title }))
        .filter(({ track }) => used.has(track)),
      programme,
    }) as EditionDay;
  });
}

function blocksOf(
  context: ModelContext,
  scope: BlockScope,
  { schedule, day }: { readonly schedule: Modelled<ScheduleRecord> | undefined; readonly day: DaySpan },
): readonly ProgrammeBlock<ReservedSlot>[] {
  const reserve = (entry: Entry): ReservedSlot => {
    const pinnedAt =
      entry.startsAt === undefined ? undefined : instant(momentOfDay(day, entry.startsAt), 'moment', context.zone);
    const minutes =
      'session' in entry ? sessionMinutes(context, scope, entry.session) : entryMinutes(entry, scope.defaults);
    const duration: HasDuration = defined({ durationMinutes: minutes, pinnedAt });
    return defined({ ...duration, visible: programmeEntry(context, scope, { entry, duration }) });
  };
  return (schedule?.data.entries ?? []).map((block): ProgrammeBlock<ReservedSlot> => {
    if (!('tracks' in block)) return { kind: 'all', entry: reserve(block) };
    const tracks = Object.entries(block.tracks).map(([track, entries]) => [track, (entries ?? []).map(reserve)]);
    return { kind: 'tracks', tracks: Object.fromEntries(tracks) };
  });
}

/** Returns undefined for a session that is hidden or under embargo. */
function programmeEntry(
  context: ModelContext,
  scope: BlockScope,
  { entry, duration }: { readonly entry: Entry; readonly duration: HasDuration },
): ProgrammeEntry | undefined {
  if ('session' in entry) {
    const session = scope.sessionByIdent.get(entry.session);
    return session && { kind: 'session', session, ...duration };
  }
  const { title, description } = entry;
  if ('special' in entry) {
    return defined({
      kind: 'special' as const,
      special: entry.special,
      title,
      description,
      language: entry.language,
      skipOnSurvey: entry.skipOnSurvey ?? false,
      doNotEvaluate: entry.doNotEvaluate ?? false,
      moderators: (entry.moderators ?? []).flatMap((name) => moderator(context, scope, name)),
      ...duration,
    }) as ProgrammeEntry;
  }
  const { break: pause, sponsorName } = entry;
  return defined({ kind: 'break' as const, pause, title, description, sponsorName, ...duration }) as ProgrammeEntry;
}

/** A moderator: a speaker of the edition, or a free name. Empty for a speaker who is hidden or under embargo. */
function moderator(context: ModelContext, scope: BlockScope, name: string): readonly (Speaker | string)[] {
  const speaker = scope.speakers.find(({ slug }) => slug === name);
  if (speaker !== undefined) return [speaker];
  return unfilteredRecord(context, 'speaker', { ...scope, ident: name }) === undefined ? [name] : [];
}

/** The length of a session, including one that is hidden or under embargo, which keeps its time reserved. */
function sessionMinutes(context: ModelContext, scope: BlockScope, ident: string): number {
  const session = scope.sessionByIdent.get(ident);
  if (session !== undefined) return session.durationMinutes;
  const written = unfilteredRecord(context, 'session', { ...scope, ident });
  return (written?.document.data as SessionRecord | undefined)?.duration ?? 0;
}
