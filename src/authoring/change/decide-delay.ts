import { nameOfEntry } from '../../content/schedule-entries.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { type Placed, sharesColumn } from '../../domain/programme/schedule.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { ScheduledDay, SourceEntry } from '../../pipeline/check-programmes.ts';
import { type ChangeData, type Decision, slotName } from './change-decision.ts';
import type { ChangeRequest } from './change-request.ts';
import { momentText, typedInstant } from './change-times.ts';
import {
  type ChangeEdition,
  type ChangeScope,
  dateIn,
  requireEntry,
  requireRoom,
  requireSlot,
} from './find-edition.ts';

/** A delay moves its own entry, and with `--following` what follows in its room on that day. Throws `RequestError`. */
export function decideDelay(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const { name = '', minutes = 0, following, keepSchedule } = request;
  const slot = requireSlot(scope, edition, { name, day: request.day, start: request.start });
  const { day, placed } = slot;
  const { room } = placed.entry;
  if (following === true && room !== undefined) {
    const from = keepSchedule === true ? placed.startsAt - minutes * 60 : placed.startsAt;
    return shift({ day, room, from }, request, edition.zone);
  }
  const lateBy = keepSchedule === true ? 0 : minutes * 60;
  const nameOf = (entryName: string, one: Placed<SourceEntry>) =>
    slotName(edition, entryName, { slot: { day, placed: one }, startsAt: one.startsAt + lateBy });
  const own: ChangeData = { kind: 'delayed', ...nameOf(name, placed), minutes };
  if (following !== true) return delayed(day, [placed], { request, changes: [own] });
  const late = day.entries.filter(
    (one) => one !== placed && one.startsAt >= placed.startsAt && sharesColumn(one, placed),
  );
  const others = late.flatMap((one): readonly ChangeData[] => {
    const entryName = nameOfEntry(one.entry.data);
    return entryName === undefined ? [] : [{ kind: 'delayed', ...nameOf(entryName, one), minutes }];
  });
  return delayed(day, [placed, ...late], { request, changes: [own, ...others] });
}

/** A shift moves everything in a room from a time on, by default from now on, to the end of the day. Throws `RequestError`. */
export function decideShift(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const { name, room = name ?? '', from } = request;
  if (name === undefined || edition.rooms.includes(name)) {
    requireRoom(edition, room);
    const day = shiftDay(edition, request);
    const now = Math.max(request.at, day.span.startsAt);
    return shift(
      { day, room, from: from === undefined ? now : typedInstant(from, day, edition.zone) },
      request,
      edition.zone,
    );
  }
  requireEntry(edition, name);
  const { day, placed } = requireSlot(scope, edition, { name, day: request.day, start: request.start });
  const ownRoom = placed.entry.room;
  if (ownRoom === undefined)
    throw new RequestError(`"${name}" is in no room.`, 'name the room that is late', 'entry-without-room');
  return shift({ day, room: ownRoom, from: placed.startsAt }, request, edition.zone);
}

function shiftDay({ days, event, year, today }: ChangeEdition, { day, from }: ChangeRequest): ScheduledDay {
  const date = day ?? dateIn(from) ?? today;
  const found = days.find((one) => one.date === date);
  if (found !== undefined) return found;
  throw new RequestError(
    `${event} ${year} has no schedule for ${date}.`,
    days.length === 0 ? 'conf-site check lists what is wrong with it' : `say which day, as in --day ${days[0]?.date}`,
    'day-without-programme',
  );
}

interface Late {
  readonly day: ScheduledDay;
  readonly room: string;
  readonly from: Instant;
}

function shift({ day, room, from }: Late, request: ChangeRequest, zone: string): Decision {
  const { minutes = 0, keepSchedule } = request;
  const first = keepSchedule === true ? from + minutes * 60 : from;
  const late = day.entries.filter(({ entry, startsAt }) => entry.room === room && startsAt >= first);
  const [next] = late;
  if (next === undefined)
    throw new RequestError(
      `Nothing begins in "${room}" from ${wallClock(from, zone).slice(11, 16)} on ${day.date} on.`,
      'say since when it is late, as in --from 14:00',
      'nothing-begins-later',
    );
  const since = keepSchedule === true ? next.startsAt - minutes * 60 : next.startsAt;
  const change = { kind: 'shift', room, from: momentText(since, zone), minutes };
  return delayed(day, late, { request, changes: [change] });
}

function delayed(
  day: ScheduledDay,
  late: readonly Placed<SourceEntry>[],
  {
    request: { minutes = 0, keepSchedule },
    changes,
  }: { readonly request: ChangeRequest; readonly changes: readonly ChangeData[] },
): Decision {
  if (keepSchedule === true) return { changes };
  const starts = new Map(late.map(({ entry, startsAt }) => [entry, startsAt + minutes * 60]));
  return { changes, schedule: { day, edit: { starts } } };
}
