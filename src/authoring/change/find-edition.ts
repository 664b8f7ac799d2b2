import { allRecordsOf } from '../../content/content-index.ts';
import { roomsOf } from '../../content/reference-names.ts';
import { nameOfEntry, scheduleEntries } from '../../content/schedule-entries.ts';
import { zoneOf } from '../../content/time-zone.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckedProgrammes, ScheduledDay, SourceEntry } from '../../pipeline/check-programmes.ts';
import { currentYear, type EditionPlace, editionPlace, type NewScope, todayIn } from '../new/new-scope.ts';
import type { ChangeRequest } from './change-request.ts';
import { typedInstant } from './change-times.ts';

/** The content as `conf-site change` sees it. */
export interface ChangeScope extends NewScope {
  readonly programmes: CheckedProgrammes;
  /** The text of a content file. */
  textOf(path: string): string;
}

/** An edition, and what changes can name in it. */
export interface ChangeEdition extends EditionPlace {
  /** The zone in which its times are written. */
  readonly zone: string;
  /** The calendar day in that zone. */
  readonly today: string;
  readonly days: readonly ScheduledDay[];
  readonly entries: readonly string[];
  readonly rooms: readonly string[];
}

/** Where an entry stands in the programme. */
export interface Slot {
  readonly day: ScheduledDay;
  readonly placed: Placed<SourceEntry>;
}

/** The edition in which a change is: the one of `--event` and `--year`, or else the only current one that has the name, or for a room, that uses it on the day. Throws `RequestError`. */
export function findEdition(scope: ChangeScope, request: ChangeRequest): ChangeEdition {
  const { kind, event, year } = request;
  const name = request.name ?? request.room;
  if (name === undefined || event !== undefined || year !== undefined)
    return editionAt(scope, editionPlace(scope, { ...(event && { event }), ...(year && { year }) }));
  const editions = currentPlaces(scope).map((place) => editionAt(scope, place));
  const isNamed = ({ entries, rooms }: ChangeEdition): boolean =>
    (request.name !== undefined && entries.includes(name)) ||
    ((request.name === undefined || kind === 'shift') && rooms.includes(name));
  const found = editions.filter(isNamed);
  const [edition] = found;
  if (edition === undefined) {
    const names = editions.flatMap(({ entries, rooms }) => [
      ...(request.name === undefined ? [] : entries),
      ...(request.name === undefined || kind === 'shift' ? rooms : []),
    ]);
    throw unknownName(request.name === undefined ? 'room' : kind === 'shift' ? 'room or entry' : 'entry', name, names);
  }
  if (found.length === 1) return edition;
  const onDay = found.filter((one) => isRoomUsed(one, name, request.day ?? dateIn(request.from) ?? one.today));
  if (onDay.length === 1) return onDay[0] as ChangeEdition;
  const places = found.map((one) => `${one.event} ${one.year}`).join(' and in ');
  throw new RequestError(`There is "${name}" in ${places}.`, `say which one, as in --event ${edition.event}`);
}

/** Whether something takes place in a room on a day. Events that share a venue share its rooms. */
function isRoomUsed({ days }: ChangeEdition, room: string, date: string): boolean {
  return days.some((day) => day.date === date && day.entries.some(({ entry }) => entry.room === room));
}

/** The date in a typed time; undefined for a time of day. */
export function dateIn(time: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0];
}

function currentPlaces(scope: ChangeScope): readonly EditionPlace[] {
  return allRecordsOf(scope.index, 'event').flatMap(({ place }) => {
    const event = place.event as string;
    const year = currentYear(scope, event);
    return allRecordsOf(scope.index, 'edition', { event, year }).length === 0 ? [] : [{ event, year }];
  });
}

function editionAt(scope: ChangeScope, { event, year }: EditionPlace): ChangeEdition {
  const { index, programmes } = scope;
  const place = { event, year };
  const scheduled = allRecordsOf(index, 'schedule', place).flatMap(({ data }) => scheduleEntries(data));
  const sessions = allRecordsOf(index, 'session', place).map((record) => record.place.ident);
  const [edition] = allRecordsOf(index, 'edition', place);
  return {
    ...place,
    zone: zoneOf(index, place),
    today: todayIn(scope, place),
    days: programmes.daysOf(place),
    entries: [...new Set([...sessions, ...scheduled.flatMap(({ data }) => nameOfEntry(data) ?? [])])],
    rooms: edition === undefined ? [] : [...roomsOf(edition, index).keys()],
  };
}

/** Throws `RequestError` if the edition has no such entry. */
export function requireEntry(edition: ChangeEdition, name: string): void {
  if (!edition.entries.includes(name)) throw unknownName('entry', name, edition.entries);
}

/** Throws `RequestError` if the venues of the edition have no such room. */
export function requireRoom(edition: ChangeEdition, name: string): void {
  if (!edition.rooms.includes(name)) throw unknownName('room', name, edition.rooms);
}

function unknownName(kind: string, name: string, names: readonly string[]): RequestError {
  if (kind.includes('entry') && NAMELESS.includes(name))
    return new RequestError(
      `There is no ${kind} "${name}".`,
      `give the break or special entry a name first: add "ident: ${name}" to it in schedule.yaml`,
    );
  const near = nearestName(name, names);
  const list = names.length > 0 && names.length <= 12 ? `there is: ${names.join(', ')}` : undefined;
  const hint = kind.includes('entry')
    ? 'an entry is called by the file of its session; a break or special entry needs an "ident" in schedule.yaml'
    : 'the venue of the edition lists its rooms, and the edition those outside of venues';
  return new RequestError(
    `There is no ${kind} "${name}".`,
    near === undefined ? (list ?? hint) : `did you mean "${near}"?`,
  );
}

/** What breaks and special entries are called by people. They are found only if they have an ident. */
const NAMELESS = ['coffee', 'lunch', 'pause', 'break', 'registration', 'opening', 'closing', 'panel', 'party'];

/** The slots of an entry, in the order of the days. */
export function slotsOf({ days }: ChangeEdition, name: string): readonly Slot[] {
  return days.flatMap((day) =>
    day.entries.filter(({ entry }) => nameOfEntry(entry.data) === name).map((placed) => ({ day, placed })),
  );
}

/**
 * The slot of an entry, on the day of `--day` and at the time of `--start`. If several days have the entry, that of today is
 * meant. Undefined if it is not in the programme. Throws `RequestError` if it is unclear which slot is meant.
 */
export function slotOf(edition: ChangeEdition, { name, day, start }: SlotName): Slot | undefined {
  const written = slotsOf(edition, name);
  const all = start === undefined ? written : written.filter((slot) => startsThen(edition, slot, start));
  if (written.length > 0 && all.length === 0)
    throw new RequestError(`"${name}" does not begin at ${start}.`, `it begins at ${startsOf(edition, written)}`);
  const dates = [...new Set(all.map((slot) => slot.day.date))];
  const date = day ?? (dates.length > 1 && dates.includes(edition.today) ? edition.today : undefined);
  const found = date === undefined ? all : all.filter((slot) => slot.day.date === date);
  if (date !== undefined && all.length > 0 && found.length === 0)
    throw new RequestError(`There is no "${name}" on ${date}.`, `it is on ${dates.join(' and on ')}`);
  if (date === undefined && dates.length > 1)
    throw new RequestError(
      `There is "${name}" on ${dates.join(' and on ')}.`,
      `say which one, as in --day ${dates[0]}`,
    );
  if (found.length > 1)
    throw new RequestError(
      `"${name}" takes place at ${startsOf(edition, found)}.`,
      `say which one, as in --start ${startsOf(edition, found.slice(0, 1))}`,
    );
  return found[0];
}

function startsThen({ zone }: ChangeEdition, { placed, day }: Slot, start: string): boolean {
  return typedInstant(start, day, zone) === placed.startsAt;
}

function startsOf({ zone }: ChangeEdition, slots: readonly Slot[]): string {
  return slots.map(({ placed }) => wallClock(placed.startsAt, zone).slice(0, 16)).join(' and at ');
}

interface SlotName {
  readonly name: string;
  readonly day?: string | undefined;
  readonly start?: string | undefined;
}

/** The slot of an entry whose time matters. Throws `RequestError` if it has none. */
export function requireSlot(scope: ChangeScope, edition: ChangeEdition, name: SlotName): Slot {
  const slot = slotOf(edition, name);
  if (slot !== undefined) return slot;
  const { event, year } = edition;
  throw isScheduled(scope, edition, name.name)
    ? new RequestError(
        `The time of "${name.name}" is unknown, since the content has errors.`,
        'conf-site check lists them',
        'programme-has-errors',
      )
    : new RequestError(
        `"${name.name}" is not in the schedule of ${event} ${year}.`,
        'give it an entry there first',
        'not-in-programme',
      );
}

/** Whether the schedule of any day names the entry, also of a day whose times errors hide. */
export function isScheduled({ index }: ChangeScope, { event, year }: ChangeEdition, name: string): boolean {
  return allRecordsOf(index, 'schedule', { event, year }).some((schedule) =>
    scheduleEntries(schedule.data).some(({ data }) => nameOfEntry(data) === name),
  );
}
