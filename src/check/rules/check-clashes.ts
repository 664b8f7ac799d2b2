import { type ContentIndex, type ContentRecord, field, listIn, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Placed } from '../../model/schedule.ts';
import type { Instant } from '../../model/timeline.ts';
import { wallClock } from '../../model/zone.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';
import { type PlacedDay, placedDays, type WrittenEntry } from '../placed-programme.ts';

/**
 * What cannot take place as the schedules have it, as warnings: `entries-overlap` in one track, `entry-outside-day`
 * before a day begins or after it ends, and `speaker-in-two-places`, also in two events at once.
 */
export function checkClashes(scope: CheckScope): readonly Finding[] {
  const days = placedDays(scope);
  return [
    ...days.flatMap(overlaps),
    ...days.flatMap(beforeDay),
    ...days.flatMap(beyondDay),
    ...speakersInTwoPlaces(days, scope.index),
  ];
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

/** Somebody's part in the programme. */
interface Part {
  readonly person: string;
  readonly day: PlacedDay;
  readonly entry: Entry;
  /** Where the entry names what they do, or them. */
  readonly pointer: readonly string[];
}

function speakersInTwoPlaces(days: readonly PlacedDay[], index: ContentIndex): readonly Finding[] {
  const byPerson = new Map<string, Part[]>();
  for (const part of days.flatMap((day) => day.entries.flatMap((entry) => partsOf(day, entry, index)))) {
    byPerson.set(part.person, [...(byPerson.get(part.person) ?? []), part]);
  }
  return [...byPerson.values()].flatMap((parts) => {
    const inOrder = parts.sort((a, b) => a.entry.startsAt - b.entry.startsAt);
    return inOrder.flatMap((part, at) => {
      const other = inOrder.slice(0, at).find((one) => isElsewhere(one, part));
      return other === undefined ? [] : [inTwoPlaces(part, other)];
    });
  });
}

function partsOf(day: PlacedDay, entry: Entry, index: ContentIndex): readonly Part[] {
  const { event, year } = day.of;
  const { data, pointer } = entry.entry;
  const session = recordsOf(index, 'session', { event, year }).find(
    ({ place }) => place.ident === field(data, 'session'),
  );
  const speakers = listIn(session?.document.data, 'speakers').map((name) => ({ name, at: [...pointer, 'session'] }));
  const moderators = listIn(data, 'moderators').map((name, at) => ({
    name,
    at: [...pointer, 'moderators', String(at)],
  }));
  return [...speakers, ...moderators].flatMap(({ name, at }) => {
    const speaker = recordsOf(index, 'speaker', { event, year }).find(({ place }) => place.ident === name);
    return speaker === undefined ? [] : [{ person: personOf(speaker), day, entry, pointer: at }];
  });
}

function personOf({ document, place }: ContentRecord): string {
  const person = field(document.data, 'person');
  return typeof person === 'string' ? person : place.ident;
}

/** At once, and not in one track, which is told of the entries. */
function isElsewhere(one: Part, part: Part): boolean {
  if (one.entry === part.entry || !areAtOnce(one.entry, part.entry)) return false;
  return one.day !== part.day || !sharesTrack(one.entry, part.entry);
}

function inTwoPlaces(part: Part, other: Part): Finding {
  const where = other.day.of.event === part.day.of.event ? '' : ` of ${other.day.of.event}`;
  const times = `${clock(other.entry.startsAt, other.day.of)} to ${clock(other.entry.endsAt, other.day.of)}`;
  return atValue(part.day.schedule, part.pointer, {
    code: 'speaker-in-two-places',
    severity: 'warning',
    message: `"${part.person}" takes part in ${nameOf(other.entry)}${where} at the same time (${times}).`,
    hint: 'move one of the two, or let somebody else take it',
  });
}

function isPinned({ entry }: Entry): boolean {
  return entry.pinnedAt !== undefined;
}

function sharesTrack(a: Entry, b: Entry): boolean {
  return a.track === undefined || b.track === undefined || a.track === b.track;
}

function areAtOnce(a: Entry, b: Entry): boolean {
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
