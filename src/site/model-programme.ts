import type {
  EditionRecord,
  EventRecord,
  ScheduleEntryRecord,
  ScheduleRecord,
  SiteRecord,
} from '../model/content-types.ts';
import { defined } from '../model/defined.ts';
import { type ProgrammeBlock, placeProgramme } from '../model/schedule.ts';
import type { EditionDay, ProgrammeEntry, Session, Speaker } from '../model/site.ts';
import type { Instant } from '../model/timeline.ts';
import type { Merged } from './merged.ts';
import { instant, type Modelled, type Modelling, modelled } from './modelling.ts';

interface ProgrammeOf {
  readonly event: string;
  readonly year: number;
  readonly data: Merged<EventRecord>;
  readonly edition: Merged<EditionRecord>;
  readonly defaults: Merged<SiteRecord>['defaults'];
  readonly speakers: readonly Speaker[];
  readonly sessions: readonly Session[];
}

type BlocksOf = ProgrammeOf & { readonly sessionByIdent: ReadonlyMap<string, Session> };

type Entry = Merged<ScheduleEntryRecord>;

/** The days of an edition, in order. The edition's own schedule is that of its first day; later days have theirs. */
export function modelDays(modelling: Modelling, of: ProgrammeOf): readonly EditionDay[] {
  const schedules = modelled<ScheduleRecord>(modelling, 'schedule', { event: of.event, year: of.year });
  const sessionByIdent = new Map([...of.sessions].reverse().map((session) => [session.ident, session]));
  return of.edition.days.map((day, index) => {
    const startsAt = instant(day.startDateTime, 'moment', modelling.zone);
    const schedule =
      schedules.find(({ record }) => record.place.day === day.date) ??
      (index === 0 ? schedules.find(({ record }) => record.place.day === undefined) : undefined);
    const programme = placeProgramme(
      blocksOf(modelling, { ...of, sessionByIdent }, { schedule, date: day.date }),
      startsAt,
    );
    const used = new Set(programme.map((placed) => placed.track).filter((track) => track !== undefined));
    return defined({
      date: day.date,
      startsAt,
      endsAt: instant(day.endDateTime, 'moment', modelling.zone),
      title: day.title,
      tracks: (of.edition.tracks ?? of.data.tracks ?? [])
        .map((track) => ({ track: Number(track.ident), title: track.title }))
        .filter(({ track }) => used.has(track)),
      programme,
    }) as EditionDay;
  });
}

function blocksOf(
  modelling: Modelling,
  of: BlocksOf,
  { schedule, date }: { readonly schedule: Modelled<ScheduleRecord> | undefined; readonly date: string },
): readonly ProgrammeBlock<ProgrammeEntry>[] {
  const pinned = (time: string | undefined): Instant | undefined =>
    time === undefined ? undefined : instant(`${date}T${time}`, 'moment', modelling.zone);
  return (schedule?.data.entries ?? []).flatMap((block): readonly ProgrammeBlock<ProgrammeEntry>[] => {
    if (!('tracks' in block)) return programmeEntry(block, of, pinned).map((entry) => ({ kind: 'all', entry }));
    const tracks = Object.entries(block.tracks).map(([track, entries]): [string, ProgrammeEntry[]] => [
      track,
      (entries ?? []).flatMap((entry) => programmeEntry(entry, of, pinned)),
    ]);
    return [{ kind: 'tracks', tracks: Object.fromEntries(tracks) }];
  });
}

/** None for a session that does not exist yet. */
function programmeEntry(
  entry: Entry,
  of: BlocksOf,
  pinned: (time: string | undefined) => Instant | undefined,
): readonly ProgrammeEntry[] {
  const at = defined({ pinnedAt: pinned(entry.startsAt) });
  if ('session' in entry) {
    const session = of.sessionByIdent.get(entry.session);
    return session === undefined ? [] : [{ kind: 'session', session, durationMinutes: session.durationMinutes, ...at }];
  }
  if ('special' in entry) {
    return [
      defined({
        kind: 'special' as const,
        special: entry.special,
        title: entry.title,
        description: entry.description,
        language: entry.language,
        durationMinutes: entry.duration ?? defaultMinutes(entry.special, of.defaults),
        moderators: (entry.moderators ?? []).map(
          (name) => of.speakers.find((speaker) => speaker.slug === name) ?? name,
        ),
        ...at,
      }) as ProgrammeEntry,
    ];
  }
  return [
    defined({
      kind: 'break' as const,
      pause: entry.break,
      title: entry.title,
      description: entry.description,
      durationMinutes: entry.duration ?? defaultMinutes(entry.lunch === true ? 'lunch' : entry.break, of.defaults),
      sponsorName: entry.sponsorName,
      ...at,
    }) as ProgrammeEntry,
  ];
}

function defaultMinutes(what: string, defaults: ProgrammeOf['defaults']): number {
  const durations = defaults.durations as Readonly<Record<string, number>>;
  return durations[what === 'pause' ? 'coffee' : what] ?? defaults.sessionDuration ?? 30;
}
