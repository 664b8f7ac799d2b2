import { defined } from '../../domain/defined.ts';
import type { NowAndNext, NowStrip, ScheduleDay, ScheduleRow } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { type Instant, limitTo, steps, type Timeline, type Window } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import type { PlanContext } from '../plan-context.ts';

/**
 * What is on at each instant of a day within a window, for each column of its schedule. Entries for everybody are on in all of
 * them; what does not take place is left out. Undefined if the window is over or never opens.
 */
export function planNowStrip(context: PlanContext, day: ScheduleDay, window: Window): NowStrip | undefined {
  const isShown = shown(context, window);
  if (isNeverShown(isShown)) return undefined;
  const rows = day.rows.filter(({ outcome }) => outcome?.off === undefined);
  const columns = day.columns.filter(({ ident }) => rows.some(({ column }) => column === ident));
  const states = (column?: string): Timeline<NowAndNext> => {
    const own = rows.filter((row) => row.column === undefined || row.column === column);
    return remaining(context, limitTo(nowAndNext(own), window, {}));
  };
  return {
    shown: isShown,
    rooms:
      columns.length === 0
        ? [{ states: states() }]
        : columns.map(({ ident, title }) => ({ title, states: states(ident) })),
  };
}

function nowAndNext(rows: readonly ScheduleRow[]): Timeline<NowAndNext> {
  const instants = new Set(rows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return steps(
    stateAt(rows, Number.NEGATIVE_INFINITY),
    [...instants].map((at) => ({ at, value: stateAt(rows, at) })),
  );
}

/** If an entry for everybody is on beside one of the column, such as lunch during a long workshop, the latter counts. */
function stateAt(rows: readonly ScheduleRow[], at: Instant): NowAndNext {
  const running = rows.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  const now = running.find(({ column }) => column !== undefined) ?? running[0];
  const next = rows.find(({ startsAt }) => startsAt > at);
  return defined({
    now: now && { title: now.title, href: `#${now.id}`, until: now.end },
    next: next && { title: next.title, href: `#${next.id}`, at: next.start },
  });
}
