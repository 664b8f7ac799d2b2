import type { Change, ChangeMoment, SiteWindow, WindowStretch } from '../../../domain/site-changes.ts';
import type { Instant } from '../../../domain/timeline.ts';
import { zonedIso } from '../../../domain/zone.ts';

/**
 * On the day of an event, the page of a session changes when the session begins and when it ends. These changes would
 * bury all others of the timeline, so they are folded into one for each day and event.
 */

/** Replaces the changes of session pages with one change per event and day, at the first of them, in the time zone `zone`. */
export function foldSessionChanges(moments: readonly ChangeMoment[], zone: string): readonly ChangeMoment[] {
  const groups = new Map<string, { readonly at: Instant; readonly change: Change }[]>();
  for (const { at, changes } of moments) {
    for (const change of changes.filter(isOfSessionPage)) {
      const key = `${dayOf(at, zone)} ${change.event}`;
      groups.set(key, [...(groups.get(key) ?? []), { at, change }]);
    }
  }
  const folded = [...groups.values()].map((group) => ({ at: group[0]?.at, change: foldedChange(group, zone) }));
  return moments.flatMap(({ changes, ...moment }) => {
    const others = changes.filter((change) => !isOfSessionPage(change));
    const first = moment.kind === 'live' ? folded.filter(({ at }) => at === moment.at) : [];
    const all = [...others, ...first.map(({ change }) => change)];
    return all.length === 0 ? [] : [{ ...moment, changes: all }];
  });
}

/** Replaces the windows of session pages with one window per event: each day from its first session to the end of its last. */
export function foldSessionWindows(windows: readonly SiteWindow[], zone: string): readonly SiteWindow[] {
  const sessions = windows.filter(isOfSessionPage);
  const events = [...new Set(sessions.map(({ event }) => event))];
  const folded = events.map((event) =>
    foldedWindow(
      event ?? '',
      sessions.filter((one) => one.event === event),
      zone,
    ),
  );
  return [...windows.filter((one) => !isOfSessionPage(one)), ...folded];
}

const isOfSessionPage = ({ part }: Pick<Change, 'part'>): boolean => part === 'session';

const dayOf = (at: Instant, zone: string): string => zonedIso(at, zone).slice(0, 10);

function foldedChange(group: readonly { readonly at: Instant; readonly change: Change }[], zone: string): Change {
  const { event = '' } = (group[0] as (typeof group)[number]).change;
  const pages = [...new Set(group.flatMap(({ change }) => change.pages))].sort();
  const last = Math.max(...group.map(({ at }) => at));
  const count = pages.length === 1 ? '1 session' : `${pages.length} sessions`;
  const ident = `of ${event}, the last until ${zonedIso(last, zone).slice(11, 16)}`;
  return { what: 'changes', part: count, ident, event, pages, slices: [] };
}

function foldedWindow(event: string, sessions: readonly SiteWindow[], zone: string): SiteWindow {
  const days = new Map<string, { readonly from: Instant; readonly until: Instant }>();
  for (const { from, until } of sessions.flatMap(({ stretches }) => stretches.filter(isBounded))) {
    const day = dayOf(from, zone);
    const known = days.get(day) ?? { from, until };
    days.set(day, { from: Math.min(known.from, from), until: Math.max(known.until, until) });
  }
  return {
    key: JSON.stringify(['sessions', event]),
    kind: 'live',
    part: 'sessions',
    ident: `of ${event}`,
    event,
    pages: [...new Set(sessions.flatMap(({ pages }) => pages))].sort(),
    slices: [],
    stretches: [...days.values()].sort((a, b) => a.from - b.from),
  };
}

/** Whether a stretch is that of a session which is happening. */
function isBounded(stretch: WindowStretch): stretch is WindowStretch & { from: Instant; until: Instant } {
  return stretch.from !== null && stretch.until !== null;
}
