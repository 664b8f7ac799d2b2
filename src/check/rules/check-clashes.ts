import { recordNamed } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { defined } from '../../domain/defined.ts';
import { grouped } from '../../domain/grouped.ts';
import { areAtOnce } from '../../domain/programme/now-and-next.ts';
import { type Placed, sharesColumn } from '../../domain/programme/schedule.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { startsBeforeDelays } from '../delays.ts';
import type { EditionPlace } from '../edition-place.ts';
import { takesPlaceIn } from '../entry-steps.ts';
import { atValue } from '../finding-at.ts';
import { type ScheduledDay, type SourceEntry, scheduledDays } from '../scheduled-days.ts';

/**
 * Checks the times on the schedules of an edition. Adds the warnings `entries-overlap` for two entries of one room, or of
 * one track without rooms, at the same time, unless one is a break for everybody or runs `alongside` the other, and
 * `entry-outside-day` for an entry before a day begins or after it ends. What only follows from a delay (changes of the
 * kinds `delayed` and `shift`) is a note, since people have been told and nothing else can be done. Entries that are
 * cancelled or replaced are left out: they take up neither a room nor their speakers.
 */
export function checkClashes(place: EditionPlace, scope: CheckScope): Clashes {
  const takesPlace = takesPlaceIn(place, scope);
  const startBeforeDelays = startsBeforeDelays(place, scope);
  const days = scheduledDays(place, scope).map((day): CheckedDay => {
    const entries = day.entries.filter((entry) => takesPlace(entry, day));
    return { ...day, entries: entries.map((one) => ({ ...one, delay: one.startsAt - startBeforeDelays(one, day) })) };
  });
  return {
    findings: [...days.flatMap(overlaps), ...days.flatMap(beforeDay), ...days.flatMap(afterDay)],
    participations: days.flatMap((day) => day.entries.flatMap((entry) => participationsIn(day, entry, scope))),
  };
}

/** The clashes within an edition, and the participation of people in its entries. */
export interface Clashes {
  readonly findings: readonly Finding[];
  /** For `checkTwoPlaces`, which compares all editions. */
  readonly participations: readonly Participation[];
}

interface Entry extends Placed<SourceEntry> {
  /** By how many seconds changes have delayed it. */
  readonly delay: number;
}

interface CheckedDay extends ScheduledDay {
  readonly entries: readonly Entry[];
}

/** Only entries with a fixed start can overlap others; all others begin when the one before them ends. */
function overlaps({ entries, schedule, editionScope }: CheckedDay): readonly Finding[] {
  return entries.filter(isPinned).flatMap((pinned) => {
    const others = entries.filter(
      (one) =>
        // Of two entries with a fixed start, only the later one in the file is reported.
        (one.entry.order < pinned.entry.order || (one !== pinned && !isPinned(one))) &&
        sharesColumn(one, pinned) &&
        areAtOnce(one, pinned) &&
        !isBesideBreak(one, pinned) &&
        !isBesideBreak(pinned, one) &&
        !runsAlongside(one, pinned),
    );
    const other = others.find((one) => !isByDelay(one, pinned)) ?? others[0];
    if (other === undefined) return [];
    const [early, late] = [other, pinned].toSorted(
      (a, b) => a.startsAt - b.startsAt || a.entry.order - b.entry.order,
    ) as [Entry, Entry];
    return [
      atValue(schedule, [...pinned.entry.pointer, 'startsAt'], {
        code: 'entries-overlap',
        severity: isByDelay(early, late) ? 'note' : 'warning',
        message: `${nameOf(late)} begins at ${clock(late.startsAt, editionScope)}, while ${nameOf(early)} lasts until ${clock(early.endsAt, editionScope)}.`,
        hint:
          distance(other, pinned) === 1 && !isByDelay(other, pinned)
            ? 'begin it later, make the entries before it shorter, or write alongside: true if both run side by side'
            : 'begin it later, or make the entries before it shorter',
      }),
    ];
  });
}

/** Whether the later of two entries in the file runs beside the other: all between them say so too. */
function runsAlongside(one: Entry, other: Entry): boolean {
  const [early, late] = one.entry.order < other.entry.order ? [one, other] : [other, one];
  return distance(early, late) <= (late.entry.alongside ?? 0);
}

/** How many places an entry is before another in its list, by itself or in lists side by side; infinite if it is not. */
function distance({ entry: early }: Entry, { entry: late }: Entry): number {
  const list = late.pointer.slice(0, -1);
  const places = Number(late.pointer.at(-1)) - Number(early.pointer[list.length]);
  return places > 0 && list.every((part, at) => early.pointer[at] === part) ? places : Number.POSITIVE_INFINITY;
}

/** Whether a break for everybody is beside a session in a room or track, such as a long workshop that goes on meanwhile. */
function isBesideBreak(pause: Entry, other: Entry): boolean {
  return pause.column === undefined && keyOf(pause) === 'break' && other.column !== undefined;
}

function beforeDay({ entries, schedule, editionScope, span, date }: CheckedDay): readonly Finding[] {
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
function afterDay({ entries, schedule, editionScope, span, date }: CheckedDay): readonly Finding[] {
  const late = entries.find((one) => one.endsAt > span.endsAt);
  if (late === undefined) return [];
  return [
    atValue(schedule, [...late.entry.pointer, keyOf(late)], {
      code: 'entry-outside-day',
      severity: late.endsAt - late.delay > span.endsAt ? 'warning' : 'note',
      message: `${nameOf(late)} ends at ${clock(late.endsAt, editionScope)}, after the day of ${date} does (${clock(span.endsAt, editionScope)}).`,
      hint: 'shorten the programme, or let the day end later in edition.yaml',
    }),
  ];
}

/** A person who speaks or moderates in an entry of a schedule. */
export interface Participation {
  readonly person: string;
  readonly event: string;
  /** Identifies the day across all editions. */
  readonly day: string;
  /** Identifies the entry within the day. */
  readonly order: number;
  readonly session?: string | undefined;
  readonly column?: string;
  readonly room?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly delay: number;
  /** The entry's title and times as messages show them. */
  readonly title: string;
  readonly times: string;
  readonly path: string;
  /** The path of the session's name in the entry, or of the moderator's name. */
  readonly pointer: readonly string[];
}

/** Adds the warning `speaker-in-two-places`, or a note if it follows from a delay. `participations` are those of all editions. */
export function checkTwoPlaces(participations: readonly Participation[]): readonly Finding[] {
  return [...grouped(participations, ({ person }) => person).values()].flatMap((own) => {
    const inOrder = own.toSorted((a, b) => a.startsAt - b.startsAt);
    return inOrder.flatMap((one, at) => {
      const other = inOrder.slice(0, at).find((earlier) => isElsewhere(earlier, one));
      return other === undefined ? [] : [inTwoPlaces(one, other)];
    });
  });
}

function participationsIn(
  { editionScope, date, schedule }: CheckedDay,
  entry: Entry,
  scope: CheckScope,
): readonly Participation[] {
  const { event, year } = editionScope;
  const { data, pointer, order } = entry.entry;
  const session = recordNamed(scope.index, 'session', { event, year, ident: data.session });
  const speakers = (session?.data.speakers ?? []).map((name) => ({ name, at: [...pointer, 'session'] }));
  const moderators = (data.moderators ?? []).map((name, at) => ({
    name,
    at: [...pointer, 'moderators', String(at)],
  }));
  return [...speakers, ...moderators].flatMap(({ name, at }) => {
    const person = scope.personNamed(name, editionScope);
    if (person === undefined) return [];
    const { column, startsAt, endsAt, delay } = entry;
    return [
      {
        ...{ person, event, day: `${event}/${year}/${date}`, order, session: data.session, startsAt, endsAt, delay },
        ...defined({ column, room: entry.entry.room }),
        ...{ title: nameOf(entry), times: `${clock(startsAt, editionScope)} to ${clock(endsAt, editionScope)}` },
        ...{ path: schedule.document.path, pointer: at },
      },
    ];
  });
}

/** Whether two entries are at the same time in different rooms or columns. Others are reported as `entries-overlap`. */
function isElsewhere(one: Participation, other: Participation): boolean {
  if ((one.day === other.day && one.order === other.order) || !areAtOnce(one, other)) return false;
  // A session that takes place twice at once is reported as `session-twice`.
  if (one.session !== undefined && one.event === other.event && one.session === other.session) return false;
  const isInOtherRoom = one.room !== undefined && other.room !== undefined && one.room !== other.room;
  return one.day !== other.day || isInOtherRoom || !sharesColumn(one, other);
}

function inTwoPlaces(one: Participation, other: Participation): Finding {
  const { person, event, path, pointer } = one;
  const where = other.event === event ? '' : ` of ${other.event}`;
  return {
    code: 'speaker-in-two-places',
    severity: isByDelay(one, other) ? 'note' : 'warning',
    path,
    place: { kind: 'pointer', pointer, on: 'value' },
    message: `"${person}" takes part in ${other.title}${where} at the same time (${other.times}).`,
    hint: 'move one of the two, or give it another speaker',
  };
}

function isPinned({ entry }: Entry): boolean {
  return entry.pinnedAt !== undefined;
}

type Slot = Pick<Entry, 'startsAt' | 'endsAt' | 'delay'>;

/** Whether two entries are at the same time only because changes have delayed one of them. */
function isByDelay(a: Slot, b: Slot): boolean {
  const before = (slot: Slot): Slot => ({
    ...slot,
    startsAt: slot.startsAt - slot.delay,
    endsAt: slot.endsAt - slot.delay,
  });
  return !areAtOnce(before(a), before(b));
}

function keyOf({ entry }: Entry): 'session' | 'special' | 'break' {
  return (['session', 'special', 'break'] as const).find((key) => entry.data[key] !== undefined) ?? 'session';
}

function nameOf(entry: Entry): string {
  return `"${entry.entry.data[keyOf(entry)]}"`;
}

function clock(at: Instant, { zone }: ScheduledDay['editionScope']): string {
  return wallClock(at, zone).slice(11, 16);
}
