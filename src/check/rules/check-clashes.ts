import { field, listIn, recordNamed } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { grouped } from '../../domain/grouped.ts';
import type { Placed } from '../../domain/schedule.ts';
import type { Instant } from '../../domain/timeline.ts';
import { wallClock } from '../../domain/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { atValue } from '../finding-at.ts';
import { type PlacedDay, placedDays, type WrittenEntry } from '../placed-programme.ts';

/**
 * Checks the times on the schedules of an edition. Adds the warnings `entries-overlap` for two entries of one room, or of
 * one track without rooms, at the same time, and `entry-outside-day` for an entry before a day begins or after it ends.
 */
export function checkClashes(place: EditionPlace, scope: CheckScope): Clashes {
  const days = placedDays(place, scope);
  return {
    findings: [...days.flatMap(overlaps), ...days.flatMap(beforeDay), ...days.flatMap(afterDay)],
    parts: days.flatMap((day) => day.entries.flatMap((entry) => partsOf(day, entry, scope))),
  };
}

/** The clashes within an edition, and who takes part in which entries. */
export interface Clashes {
  readonly findings: readonly Finding[];
  /** For `checkTwoPlaces`, which compares all editions. */
  readonly parts: readonly Part[];
}

type Entry = Placed<WrittenEntry>;

/** Only an entry with a fixed start can overlap an earlier one; all others begin when the one before them ends. */
function overlaps({ entries, schedule, editionScope }: PlacedDay): readonly Finding[] {
  return entries.filter(isPinned).flatMap((late) => {
    const early = entries.find(
      (one) => one.entry.order < late.entry.order && sharesColumn(one, late) && areAtOnce(one, late),
    );
    if (early === undefined) return [];
    return [
      atValue(schedule, [...late.entry.pointer, 'startsAt'], {
        code: 'entries-overlap',
        severity: 'warning',
        message: `${nameOf(late)} begins at ${clock(late.startsAt, editionScope)}, while ${nameOf(early)} lasts until ${clock(early.endsAt, editionScope)}.`,
        hint: 'begin it later, or make what stands before it shorter',
      }),
    ];
  });
}

function beforeDay({ entries, schedule, editionScope, span, date }: PlacedDay): readonly Finding[] {
  return entries
    .filter((one) => isPinned(one) && one.startsAt < span.startsAt)
    .map((one) =>
      atValue(schedule, [...one.entry.pointer, 'startsAt'], {
        code: 'entry-outside-day',
        severity: 'warning',
        message: `${nameOf(one)} begins at ${clock(one.startsAt, editionScope)}, before the day of ${date} does (${clock(span.startsAt, editionScope)}).`,
        hint: 'begin it later, or let the day begin earlier in edition.yaml',
      }),
    );
}

/** Reports only the first entry that ends too late. */
function afterDay({ entries, schedule, editionScope, span, date }: PlacedDay): readonly Finding[] {
  const late = entries.find((one) => one.endsAt > span.endsAt);
  if (late === undefined) return [];
  return [
    atValue(schedule, [...late.entry.pointer, whatOf(late)], {
      code: 'entry-outside-day',
      severity: 'warning',
      message: `${nameOf(late)} ends at ${clock(late.endsAt, editionScope)}, after the day of ${date} does (${clock(span.endsAt, editionScope)}).`,
      hint: 'shorten the programme, or let the day end later in edition.yaml',
    }),
  ];
}

/** The part that one person takes in an entry of a schedule. */
export interface Part {
  readonly person: string;
  readonly event: string;
  /** Identifies the day across all editions. */
  readonly day: string;
  /** Identifies the entry within the day. */
  readonly order: number;
  readonly column?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The entry's title and times as messages show them. */
  readonly title: string;
  readonly times: string;
  readonly path: string;
  /** Where the entry names the session, or the person as a moderator. */
  readonly pointer: readonly string[];
}

/** The warning `speaker-in-two-places`. `parts` are those of all editions. */
export function checkTwoPlaces(parts: readonly Part[]): readonly Finding[] {
  return [...grouped(parts, ({ person }) => person).values()].flatMap((own) => {
    const inOrder = own.toSorted((a, b) => a.startsAt - b.startsAt);
    return inOrder.flatMap((part, at) => {
      const other = inOrder.slice(0, at).find((one) => isElsewhere(one, part));
      return other === undefined ? [] : [inTwoPlaces(part, other)];
    });
  });
}

function partsOf({ editionScope, date, schedule }: PlacedDay, entry: Entry, scope: CheckScope): readonly Part[] {
  const { event, year } = editionScope;
  const { data, pointer, order } = entry.entry;
  const session = recordNamed(scope.index, 'session', { event, year, ident: field(data, 'session') });
  const speakers = listIn(session?.document.data, 'speakers').map((name) => ({ name, at: [...pointer, 'session'] }));
  const moderators = listIn(data, 'moderators').map((name, at) => ({
    name,
    at: [...pointer, 'moderators', String(at)],
  }));
  return [...speakers, ...moderators].flatMap(({ name, at }) => {
    const person = typeof name === 'string' ? scope.personNamed(name, editionScope) : undefined;
    if (person === undefined) return [];
    const { column, startsAt, endsAt } = entry;
    return [
      {
        ...{ person, event, day: `${event}/${year}/${date}`, order, startsAt, endsAt },
        ...(column === undefined ? {} : { column }),
        ...{ title: nameOf(entry), times: `${clock(startsAt, editionScope)} to ${clock(endsAt, editionScope)}` },
        ...{ path: schedule.document.path, pointer: at },
      },
    ];
  });
}

/** Whether two parts are at the same time in different columns. Entries of one column are reported as `entries-overlap`. */
function isElsewhere(one: Part, part: Part): boolean {
  if ((one.day === part.day && one.order === part.order) || !areAtOnce(one, part)) return false;
  return one.day !== part.day || !sharesColumn(one, part);
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

type Slot = Pick<Entry, 'column' | 'startsAt' | 'endsAt'>;

function sharesColumn(a: Slot, b: Slot): boolean {
  return a.column === undefined || b.column === undefined || a.column === b.column;
}

function areAtOnce(a: Slot, b: Slot): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

function whatOf({ entry }: Entry): 'session' | 'special' | 'break' {
  return (['session', 'special', 'break'] as const).find((key) => field(entry.data, key) !== undefined) ?? 'session';
}

function nameOf(entry: Entry): string {
  return `"${field(entry.entry.data, whatOf(entry))}"`;
}

function clock(at: Instant, { zone }: PlacedDay['editionScope']): string {
  return wallClock(at, zone).slice(11, 16);
}
