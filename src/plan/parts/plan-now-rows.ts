import { defined } from '../../domain/defined.ts';
import type { NowEntry, NowRow } from '../../domain/page/page.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import { type NowAndNext, nowInPlaces } from '../../domain/programme/now-and-next.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry } from '../../domain/site/site.ts';
import { during, type Instant, limitTo, map, type Segment, type Window } from '../../domain/time/timeline.ts';
import { remaining } from '../from-the-build.ts';
import { timeOfDay } from '../moments.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** A day of an edition. */
export interface DayScope {
  readonly edition: Edition;
  readonly day: EditionDay;
}

interface NowRowsOptions {
  /** When the rows show. */
  readonly window: Window;
  /** The address of an entry, if it has one. */
  hrefOf(placed: PlacedEntry): string | undefined;
}

type PlacedEntry = Placed<ProgrammeEntry>;

/** From an instant until the last entry of a day that takes place ends; never if none does. */
export function untilLastEntry(scope: DayScope, from: Instant): Window {
  return during(from, Math.max(from, ...entriesTakingPlace(scope).map(({ endsAt }) => endsAt)));
}

/** The entries of a day that take place, in the order of the programme. */
function entriesTakingPlace({ edition, day }: DayScope): readonly PlacedEntry[] {
  return day.programme.filter(({ entry }) => takesPlace(edition, entry));
}

/**
 * What is on during a day: a row for what is for everybody in no column of the schedule, then one for each column. Rows in
 * which nothing is on or follows while they show are left out.
 */
export function planNowRows(context: PlanContext, scope: DayScope, options: NowRowsOptions): readonly NowRow[] {
  const { columns } = scope.day;
  const all = entriesTakingPlace(scope).map((placed) => {
    return { ...placed, ...defined({ place: placed.column ?? placed.entry.room?.ident }) };
  });
  const { everybody, places } = nowInPlaces(
    all,
    columns.map(({ ident }) => ident),
  );
  const states = (segments: readonly Segment<NowAndNext<PlacedEntry>>[], isForAll: boolean): NowRow['states'] => {
    const planned = map(segments, ({ now, next }) => ({
      now: now.map((one) => nowEntry(context, one, { ...options, edition: scope.edition, isForAll })),
      next: next.map((one) => nowEntry(context, one, { ...options, edition: scope.edition, isForAll })),
    }));
    return limitTo(planned, options.window, { now: [], next: [] });
  };
  return [
    { states: states(everybody, true) },
    ...columns.map(({ title }, at) => ({ room: phrase(context, title), states: states(places[at] ?? [], false) })),
  ]
    .filter((row) => row.states.some(({ value }) => value.now.length + value.next.length > 0))
    .map((row) => ({ ...row, states: remaining(context, row.states) }));
}

function nowEntry(
  context: PlanContext,
  placed: PlacedEntry,
  { edition, hrefOf, isForAll }: NowRowsOptions & { readonly edition: Edition; readonly isForAll: boolean },
): NowEntry {
  const { entry, startsAt, endsAt } = placed;
  return defined({
    title: phrase(context, entry.kind === 'session' ? entry.session.title : entry.title),
    href: hrefOf(placed),
    start: timeOfDay(context, edition, startsAt),
    end: timeOfDay(context, edition, endsAt),
    room: isForAll ? entry.room && phrase(context, entry.room.name) : undefined,
  });
}
