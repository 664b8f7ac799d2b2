import { memoize } from '../domain/memoize.ts';
import type { Placed } from '../domain/programme/schedule.ts';
import type { Edition, EditionDay, ProgrammeEntry, Session, Site, SiteEvent, Speaker } from '../domain/site/site.ts';

/**
 * Indexes of editions, built once per edition with `memoize`. Without them, planning all speakers' pages would take
 * time quadratic in the number of speakers.
 */

/** The position of a session in the programme: its first slot. */
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

/** The first slot of a session; undefined if it has none. */
export function slotOf(edition: Edition, session: Session): Slot | undefined {
  return slots(edition).get(session);
}

/** The sessions in the programme that can have a page, each once, in programme order. */
export function placedSessions(edition: Edition): readonly Session[] {
  return placed(edition);
}

/** The special entries that a speaker moderates, in programme order. */
export function moderatedBy(edition: Edition, speaker: Speaker): readonly Slot[] {
  return slotsByModerator(edition).get(speaker) ?? [];
}

/** The sessions of a series, in programme order. */
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

const slots = memoize((edition: Edition) => {
  const found = new Map<Session, Slot>();
  for (const { day, placed } of placements(edition)) {
    if (placed.entry.kind === 'session' && !found.has(placed.entry.session)) {
      found.set(placed.entry.session, { day, placed });
    }
  }
  return found;
});

const placed = memoize((edition: Edition): readonly Session[] =>
  [...slots(edition).keys()].filter((session) => !session.placeholder),
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
  groupPairs(
    placements(edition).flatMap(({ placed: { entry } }) =>
      entry.kind === 'session' && entry.session.group !== undefined
        ? [[entry.session.group, entry.session] as const]
        : [],
    ),
  ),
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
