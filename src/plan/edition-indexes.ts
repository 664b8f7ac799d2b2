import { memoize } from '../domain/memoize.ts';
import { takesPlace } from '../domain/programme/entry-outcomes.ts';
import type { Placed } from '../domain/programme/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry, Session, Site, SiteEvent, Speaker } from '../domain/site/site.ts';

/**
 * Indexes of editions, built once per edition with `memoize`. Without them, planning all speakers' pages would take
 * time quadratic in the number of speakers.
 */

/** An entry in the programme, and its day. */
export interface Slot {
  readonly day: EditionDay;
  readonly placed: Placed<ProgrammeEntry>;
}

/** A person in one edition. */
export interface Appearance {
  readonly event: SiteEvent;
  readonly edition: Edition;
  readonly speaker: Speaker;
}

/** The sessions of a speaker, in the edition's order. */
export function sessionsOf(edition: Edition, speaker: Speaker): readonly Session[] {
  return sessionsBySpeaker(edition).get(speaker) ?? [];
}

/** The slots of a session, in the order of time. Empty if it has no place in the programme. */
export function slotsOf(edition: Edition, session: Session): readonly Slot[] {
  return slots(edition).get(session) ?? [];
}

/** The slots of a session that take place, or all if none does. */
export function slotsTakingPlace(edition: Edition, session: Session): readonly Slot[] {
  const all = slotsOf(edition, session);
  const own = all.filter(({ placed }) => takesPlace(edition, placed.entry));
  return own.length === 0 ? all : own;
}

/** The sessions in the programme that can have a page, each once, in the order of their first slots that take place. */
export function placedSessions(edition: Edition): readonly Session[] {
  return placed(edition);
}

/** The special entries that a speaker moderates, in programme order. */
export function moderatedBy(edition: Edition, speaker: Speaker): readonly Slot[] {
  return slotsByModerator(edition).get(speaker) ?? [];
}

/** The sessions of a series, each once, in programme order. */
export function seriesOf(edition: Edition, group: string): readonly Session[] {
  return series(edition).get(group) ?? [];
}

/** All appearances of a person, in the order of the site's events and their editions. */
export function appearancesOf(site: Site, person: string): readonly Appearance[] {
  return site.events.flatMap((event) =>
    (appearances(event.editions).get(person) ?? []).map((one) => ({ event, ...one })),
  );
}

/** The first index of an item in an immutable list, or -1. Like `indexOf`, but memoized. */
export function indexIn<T>(list: readonly T[], one: T): number {
  return indexesIn(list).get(one) ?? -1;
}

const sessionsBySpeaker = memoize((edition: Edition) =>
  groupPairs(
    edition.sessions.flatMap((session) => [...new Set(session.speakers)].map((one) => [one, session] as const)),
  ),
);

const slots = memoize((edition: Edition) =>
  groupPairs(
    placements(edition).flatMap((slot) => {
      const { entry } = slot.placed;
      return entry.kind === 'session' ? [[entry.session, slot] as const] : [];
    }),
  ),
);

const placed = memoize((edition: Edition): readonly Session[] =>
  placements(edition).flatMap(({ placed: { entry } }) => {
    if (entry.kind !== 'session' || entry.session.placeholder) return [];
    const [first] = slotsTakingPlace(edition, entry.session);
    return first?.placed.entry === entry ? [entry.session] : [];
  }),
);

const slotsByModerator = memoize((edition: Edition) =>
  groupPairs(
    placements(edition).flatMap((slot) => {
      const { entry } = slot.placed;
      return entry.kind === 'special' ? [...new Set(entry.moderators)].map((one) => [one, slot] as const) : [];
    }),
  ),
);

const series = memoize((edition: Edition) =>
  groupPairs([...slots(edition).keys()].flatMap((one) => (one.group === undefined ? [] : [[one.group, one] as const]))),
);

/** Memoized by the list of editions, which keeps its identity as long as no edition changes. */
const appearances = memoize((editions: readonly Edition[]) =>
  groupPairs(
    editions.flatMap((edition) => edition.speakers.map((speaker) => [speaker.person, { edition, speaker }] as const)),
  ),
);

const placements = memoize((edition: Edition): readonly Slot[] =>
  edition.days.flatMap((day) => day.programme.map((placed) => ({ day, placed }))),
);

const indexesIn = memoize((list: readonly unknown[]) => {
  const places = new Map<unknown, number>();
  for (const [place, one] of list.entries()) if (!places.has(one)) places.set(one, place);
  return places;
});

function groupPairs<K, V>(pairs: readonly (readonly [K, V])[]): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
