import { defined } from '../../../domain/defined.ts';
import type { Change, ChangeMoment } from '../../../domain/site/site-changes.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { zonedIso } from '../../../domain/time/zone.ts';

/**
 * On the day of an event, the page of a session changes when the session begins and when it ends, and so do what the
 * home page says is on in its room, and the screens at the venue. These changes would bury all others of the timeline, so they are folded into one of
 * each kind for each day and event.
 */

/** Replaces the changes of session pages and rooms with one change per event and day each, at the first of them, in the time zone `zone`. */
export function foldSessionChanges(moments: readonly ChangeMoment[], zone: string): readonly ChangeMoment[] {
  const groups = new Map<string, { readonly at: Instant; readonly change: Change }[]>();
  for (const { at, changes } of moments) {
    for (const change of changes.filter(isFolded)) {
      const key = `${dayOf(at, zone)} ${change.part} ${eventOf(change)}`;
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

/** What the home page says of a room. */
const WHAT_IS_ON = 'what is on';

/** The kinds of changes that are folded. */
const FOLDED: readonly string[] = ['session', WHAT_IS_ON, 'screen'];

const isFolded = ({ part }: Pick<Change, 'part'>): boolean => FOLDED.includes(part);

/** The ident of the event. A room of the home page, which belongs to no event, is identified by it. */
const eventOf = ({ part, event, ident }: Pick<Change, 'part' | 'event' | 'ident'>): string =>
  part === 'screen' ? 'rooms' : (event ?? ident);

const dayOf = (at: Instant, zone: string): string => zonedIso(at, zone).slice(0, 10);

function foldedChange(group: readonly { readonly at: Instant; readonly change: Change }[], zone: string): Change {
  const { change: first } = group[0] as (typeof group)[number];
  const pages = [...new Set(group.flatMap(({ change }) => change.pages))].sort();
  const last = Math.max(...group.map(({ at }) => at));
  const ident = `of ${eventOf(first)}, the last until ${zonedIso(last, zone).slice(11, 16)}`;
  const counted = pages.length === 1 ? `1 ${first.part}` : `${pages.length} ${first.part}s`;
  const part = first.part === WHAT_IS_ON ? 'rooms' : counted;
  return defined({
    what: 'changes' as const,
    part,
    ident,
    event: first.part === 'screen' ? undefined : first.event,
    pages,
    slices: [],
  }) as Change;
}
