import { field, listIn, recordNamed } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { greatest, least } from '../../model/extremes.ts';
import { grouped } from '../../model/grouped.ts';
import { memoize } from '../../model/memoize.ts';
import type { Placed } from '../../model/schedule.ts';
import type { Instant } from '../../model/timeline.ts';
import { wallClock } from '../../model/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { atValue } from '../finding-at.ts';
import { type PlacedDay, placedDays, type WrittenEntry } from '../placed-programme.ts';

/**
 * What cannot take place as the schedules of an edition have it, as warnings: `entries-overlap` in one track,
 * `entry-outside-day` before a day begins or after it ends; and what tells whether somebody is in two places.
 */
export function checkClashes(at: EditionPlace, scope: CheckScope): Clashes {
  const days = placedDays(at, scope);
  return {
    findings: [...days.flatMap(overlaps), ...days.flatMap(beforeDay), ...days.flatMap(beyondDay)],
    parts: days.flatMap((day) => day.entries.flatMap((entry) => partsOf(day, entry, scope))),
  };
}

/** What clashes in an edition by itself, and who takes part in what of it. */
export interface Clashes {
  readonly findings: readonly Finding[];
  readonly parts: readonly Part[];
}

type Entry = Placed<WrittenEntry>;

/** A time is pinned, so it is the pin that makes two entries overlap; what follows it only moves along. */
function overlaps({ entries, schedule, of }: PlacedDay): readonly Finding[] {
  return entries.filter(isPinned).flatMap((late) => {
    const early = entries.find(
      (one) => one.entry.order < late.entry.order && sharesTrack(one, late) && areAtOnce(one, late),
    );
    if (early === undefined) return [];
    return [
      atValue(schedule, [...late.entry.pointer, 'startsAt'], {
        code: 'entries-overlap',
        severity: 'warning',
        message: `${nameOf(late)} begins at ${clock(late.startsAt, of)}, while ${nameOf(early)} lasts until ${clock(early.endsAt, of)}.`,
        hint: 'begin it later, or make what stands before it shorter',
      }),
    ];
  });
}

function beforeDay({ entries, schedule, of, span, date }: PlacedDay): readonly Finding[] {
  return entries
    .filter((one) => isPinned(one) && one.startsAt < span.startsAt)
    .map((one) =>
      atValue(schedule, [...one.entry.pointer, 'startsAt'], {
        code: 'entry-outside-day',
        severity: 'warning',
        message: `${nameOf(one)} begins at ${clock(one.startsAt, of)}, before the day of ${date} does (${clock(span.startsAt, of)}).`,
        hint: 'begin it later, or let the day begin earlier in edition.yaml',
      }),
    );
}

/** Of all that lasts too long, the first. */
function beyondDay({ entries, schedule, of, span, date }: PlacedDay): readonly Finding[] {
  const late = entries.find((one) => one.endsAt > span.endsAt);
  if (late === undefined) return [];
  return [
    atValue(schedule, [...late.entry.pointer, whatOf(late)], {
      code: 'entry-outside-day',
      severity: 'warning',
      message: `${nameOf(late)} ends at ${clock(late.endsAt, of)}, after the day of ${date} does (${clock(span.endsAt, of)}).`,
      hint: 'shorten the programme, or let the day end later in edition.yaml',
    }),
  ];
}

/** Somebody's part in the programme, as plain data. */
export interface Part {
  readonly person: string;
  readonly event: string;
  /** A name of the day, and of the entry on it. */
  readonly day: string;
  readonly order: number;
  readonly track?: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** What it is, and when, in words. */
  readonly title: string;
  readonly times: string;
  readonly path: string;
  /** Where the entry names what they do, or them. */
  readonly pointer: readonly string[];
}

/** `speaker-in-two-places`, a warning, of all parts that there are, edition by edition. */
export function checkTwoPlaces(editions: readonly (readonly Part[])[]): readonly Finding[] {
  return atOneTime(editions).flatMap((parts) =>
    parts.length === 1 ? twoPlacesIn(parts[0] as Parts) : twoPlaces(parts.flat()),
  );
}

type Parts = readonly Part[];

/** Editions of which some are held while others are, together; nobody is in two places when nothing else takes place. */
function atOneTime(editions: readonly Parts[]): readonly (readonly Parts[])[] {
  const inOrder = editions
    .flatMap((parts) => (parts.length === 0 ? [] : [{ parts, ...spanOf(parts) }]))
    .sort((a, b) => a.startsAt - b.startsAt);
  const groups: Parts[][] = [];
  let endsAt = Number.NEGATIVE_INFINITY;
  for (const edition of inOrder) {
    if (edition.startsAt < endsAt) groups.at(-1)?.push(edition.parts);
    else groups.push([edition.parts]);
    endsAt = Math.max(endsAt, edition.endsAt);
  }
  return groups;
}

const spanOf = memoize((parts: Parts): { readonly startsAt: Instant; readonly endsAt: Instant } => ({
  startsAt: least(parts.map((part) => part.startsAt)),
  endsAt: greatest(parts.map((part) => part.endsAt)),
}));

const twoPlacesIn = memoize(twoPlaces);

function twoPlaces(parts: Parts): readonly Finding[] {
  return [...grouped(parts, ({ person }) => person).values()].flatMap((own) => {
    const inOrder = [...own].sort((a, b) => a.startsAt - b.startsAt);
    return inOrder.flatMap((part, at) => {
      const other = inOrder.slice(0, at).find((one) => isElsewhere(one, part));
      return other === undefined ? [] : [inTwoPlaces(part, other)];
    });
  });
}

function partsOf({ of, date, schedule }: PlacedDay, entry: Entry, scope: CheckScope): readonly Part[] {
  const { event, year } = of;
  const { data, pointer, order } = entry.entry;
  const session = recordNamed(scope.index, 'session', { event, year, ident: field(data, 'session') });
  const speakers = listIn(session?.document.data, 'speakers').map((name) => ({ name, at: [...pointer, 'session'] }));
  const moderators = listIn(data, 'moderators').map((name, at) => ({
    name,
    at: [...pointer, 'moderators', String(at)],
  }));
  return [...speakers, ...moderators].flatMap(({ name, at }) => {
    const person = typeof name === 'string' ? scope.personNamed(name, of) : undefined;
    if (person === undefined) return [];
    const { track, startsAt, endsAt } = entry;
    return [
      {
        ...{ person, event, day: `${event}/${year}/${date}`, order, startsAt, endsAt },
        ...(track === undefined ? {} : { track }),
        ...{ title: nameOf(entry), times: `${clock(startsAt, of)} to ${clock(endsAt, of)}` },
        ...{ path: schedule.document.path, pointer: at },
      },
    ];
  });
}

/** At once, and not in one track, which is told of the entries. */
function isElsewhere(one: Part, part: Part): boolean {
  if ((one.day === part.day && one.order === part.order) || !areAtOnce(one, part)) return false;
  return one.day !== part.day || !sharesTrack(one, part);
}

function inTwoPlaces({ person, event, path, pointer }: Part, other: Part): Finding {
  const where = other.event === event ? '' : ` of ${other.event}`;
  return {
    code: 'speaker-in-two-places',
    severity: 'warning',
    path,
    place: { kind: 'pointer', pointer, on: 'value' },
    message: `"${person}" takes part in ${other.title}${where} at the same time (${other.times}).`,
    hint: 'move one of the two, or let somebody else take it',
  };
}

function isPinned({ entry }: Entry): boolean {
  return entry.pinnedAt !== undefined;
}

type InTrack = Pick<Entry, 'track' | 'startsAt' | 'endsAt'>;

function sharesTrack(a: InTrack, b: InTrack): boolean {
  return a.track === undefined || b.track === undefined || a.track === b.track;
}

function areAtOnce(a: InTrack, b: InTrack): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

function whatOf({ entry }: Entry): 'session' | 'special' | 'break' {
  return (['session', 'special', 'break'] as const).find((key) => field(entry.data, key) !== undefined) ?? 'session';
}

function nameOf(entry: Entry): string {
  return `"${field(entry.entry.data, whatOf(entry))}"`;
}

function clock(at: Instant, { zone }: PlacedDay['of']): string {
  return wallClock(at, zone).slice(11, 16);
}
