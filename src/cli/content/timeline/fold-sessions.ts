import { defined } from '../../../domain/defined.ts';
import type { Change, ChangeMoment, SiteWindow, WindowStretch } from '../../../domain/site-changes.ts';
import type { Instant } from '../../../domain/timeline.ts';
import { zonedIso } from '../../../domain/zone.ts';

/**
 * On the day of an event, the page of a session changes when the session begins and when it ends, and so do screens at the
 * venue. These changes would bury all others of the timeline, so they are folded into one for each day and event, and one
 * for each day's screens.
 */

/**
 * Replaces the changes of session pages with one change per event and day, and those of screens with one per day, each at
 * the first of them, in the time zone `zone`.
 */
export function foldSessionChanges(moments: readonly ChangeMoment[], zone: string): readonly ChangeMoment[] {
  const groups = new Map<string, { readonly at: Instant; readonly change: Change }[]>();
  for (const { at, changes } of moments) {
    for (const change of changes.filter(isFolded)) {
      const key = `${dayOf(at, zone)} ${ownerOf(change)}`;
      groups.set(key, [...(groups.get(key) ?? []), { at, change }]);
    }
  }
  const folded = [...groups.values()].map((group) => ({ at: group[0]?.at, change: foldedChange(group, zone) }));
  return moments.flatMap(({ changes, ...moment }) => {
    const others = changes.filter((change) => !isFolded(change));
    const first = moment.kind === 'live' ? folded.filter(({ at }) => at === moment.at) : [];
    const all = [...others, ...first.map(({ change }) => change)];
    return all.length === 0 ? [] : [{ ...moment, changes: all }];
  });
}

/**
 * Replaces the windows of session pages with one window per event, and those of screens with one: each day from the first
 * session or change to the end of the last.
 */
export function foldSessionWindows(windows: readonly SiteWindow[], zone: string): readonly SiteWindow[] {
  const sessions = windows.filter(isFolded);
  const owners = [...new Set(sessions.map(ownerOf))];
  const folded = owners.map((owner) =>
    foldedWindow(
      sessions.filter((one) => ownerOf(one) === owner),
      zone,
    ),
  );
  return [...windows.filter((one) => !isFolded(one)), ...folded];
}

type Folded = Pick<Change, 'part' | 'event'>;

const isFolded = ({ part }: Folded): boolean => part === 'session' || part === 'screen';

/** What is folded together: the sessions of an event, or all screens. */
const ownerOf = ({ part, event }: Folded): string => (part === 'screen' ? 'screens' : `sessions of ${event}`);

/** The event of sessions. Screens show rooms of several events. */
const eventOf = ({ part, event }: Folded): string | undefined => (part === 'screen' ? undefined : event);

const dayOf = (at: Instant, zone: string): string => zonedIso(at, zone).slice(0, 10);

function foldedChange(group: readonly { readonly at: Instant; readonly change: Change }[], zone: string): Change {
  const [{ change: first }] = group as readonly [(typeof group)[number]];
  const event = eventOf(first);
  const pages = [...new Set(group.flatMap(({ change }) => change.pages))].sort();
  const last = Math.max(...group.map(({ at }) => at));
  const count = pages.length === 1 ? `1 ${first.part}` : `${pages.length} ${first.part}s`;
  const ident = `of ${event ?? 'rooms'}, the last until ${zonedIso(last, zone).slice(11, 16)}`;
  return defined({ what: 'changes' as const, part: count, ident, event, pages, slices: [] });
}

function foldedWindow(sessions: readonly SiteWindow[], zone: string): SiteWindow {
  const [first] = sessions as readonly [SiteWindow];
  const event = eventOf(first);
  const days = new Map<string, { readonly from: Instant; readonly until: Instant }>();
  for (const { from, until } of sessions.flatMap(({ stretches }) => stretches.filter(isBounded))) {
    const day = dayOf(from, zone);
    const known = days.get(day) ?? { from, until };
    days.set(day, { from: Math.min(known.from, from), until: Math.max(known.until, until) });
  }
  return defined({
    key: JSON.stringify([`${first.part}s`, event ?? '']),
    kind: 'live' as const,
    part: `${first.part}s`,
    ident: `of ${event ?? 'rooms'}`,
    event,
    pages: [...new Set(sessions.flatMap(({ pages }) => pages))].sort(),
    slices: [],
    stretches: [...days.values()].sort((a, b) => a.from - b.from),
  });
}

/** Whether a stretch is that of a session which is happening. */
function isBounded(stretch: WindowStretch): stretch is WindowStretch & { from: Instant; until: Instant } {
  return stretch.from !== null && stretch.until !== null;
}
