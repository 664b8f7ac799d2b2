import { defined } from '../../domain/defined.ts';
import type { TodayBoard, TodayEntry, TodayRoom } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { schedulePath, sessionPath } from '../../domain/paths/addresses.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import { nowAndNext } from '../../domain/programme/now-and-next.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry, SiteEvent } from '../../domain/site/site.ts';
import { formatInstant } from '../../domain/time/dates.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, combine, constant, during, map, or, type Timeline, type Window } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { linkTo, pageHref } from '../links/links.ts';
import { isPublic } from '../links/publicity.ts';
import { startOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** The most rooms of an event that the home page shows. The schedule has all of them. */
const MOST_ROOMS = 8;

/** What is on, for each day of the current editions of all events that the site shows. Past days are left out. */
export function planToday(context: PlanContext): readonly TodayBoard[] {
  const { site } = context;
  return site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      if (edition === undefined || !editionTakesPlace(edition)) return [];
      return edition.days.flatMap((day) => board(context, { event, edition, day }));
    });
}

interface DayScope {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly day: EditionDay;
}

function board(context: PlanContext, scope: DayScope): readonly TodayBoard[] {
  const { event, edition, day } = scope;
  const entries = day.programme.filter(({ entry }) => takesPlace(edition, entry));
  const ends = Math.max(...entries.map(({ endsAt }) => endsAt));
  const inSchedule = edition.sections.schedule ?? constant(false);
  const window = entries.length === 0 ? constant(false) : during(startOfDay(context, day.date), ends);
  const periods = shown(context, and(window, inSchedule));
  if (isNeverShown(periods)) return [];
  return [
    {
      event: event.ident,
      title: phrase(context, event.title),
      date: day.date,
      href: pageHref(context, schedulePath(event)),
      shown: periods,
      rooms: rooms(context, scope, entries),
    },
  ];
}

type Entries = readonly Placed<ProgrammeEntry>[];

/**
 * A row for each column of the schedule, and before them one for what is in none. While something is on in a column,
 * that row says nothing of what follows, which the others do.
 */
function rooms(context: PlanContext, scope: DayScope, entries: Entries): readonly TodayRoom[] {
  const columns = scope.day.columns.slice(0, MOST_ROOMS);
  const columnOf = ({ column, entry }: Entries[number]): string | undefined => {
    const room = entry.kind === 'break' ? undefined : entry.room?.ident;
    return column ?? scope.day.columns.find(({ ident }) => ident === room)?.ident;
  };
  const inColumn = (wanted: string | undefined): Entries => entries.filter((one) => columnOf(one) === wanted);
  const inRooms = columns.map(({ ident, title }) => ({
    room: phrase(context, title),
    ...row(context, scope, inColumn(ident)),
  }));
  const forAll = row(context, scope, inColumn(undefined));
  const isOnInRoom = or(...inRooms.map(({ now }) => map(now, (entry) => entry !== null)));
  const all = [{ ...forAll, next: whileNot(isOnInRoom, forAll.next) }, ...inRooms];
  return all
    .map(({ now, next, ...room }) => ({ ...room, now: remaining(context, now), next: remaining(context, next) }))
    .filter(({ now, next }) => [...now, ...next].some(({ value }) => value !== null));
}

/** A timeline of entries without those times at which a window is open. */
function whileNot(window: Window, entries: Timeline<TodayEntry | null>): Timeline<TodayEntry | null> {
  return combine(window, entries, (isOpen, entry) => (isOpen ? null : entry));
}

function row(context: PlanContext, scope: DayScope, entries: Entries): Omit<TodayRoom, 'room'> {
  return nowAndNext(
    entries.map((placed) => ({
      startsAt: placed.startsAt,
      endsAt: placed.endsAt,
      value: todayEntry(context, scope, placed),
    })),
  );
}

function todayEntry(
  context: PlanContext,
  { edition, day }: DayScope,
  { entry, column, startsAt, endsAt }: Placed<ProgrammeEntry>,
): TodayEntry {
  const place = { language: context.language, zone: context.site.settings.timeZone };
  const isInColumn = column !== undefined || day.columns.some(({ ident }) => ident === entry.room?.ident);
  return defined({
    title: phrase(context, entry.kind === 'session' ? entry.session.title : entry.title),
    ...(entry.kind === 'session' ? linkTo(context, sessionPath(edition, entry.session)) : {}),
    start: formatInstant(startsAt, 'time', place),
    end: formatInstant(endsAt, 'time', place),
    room: !isInColumn && entry.room ? phrase(context, entry.room.name) : undefined,
  });
}
