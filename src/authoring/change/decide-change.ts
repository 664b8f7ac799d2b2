import { anyRecordNamed } from '../../content/content-index.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import { minutesOfSession } from '../../domain/programme/timed-entries.ts';
import { type Decision, namedEntry, slotName, slotsMeant } from './change-decision.ts';
import type { ChangeRequest } from './change-request.ts';
import { momentText, typedInstant } from './change-times.ts';
import { decideDelay, decideShift } from './decide-delay.ts';
import {
  type ChangeEdition,
  type ChangeScope,
  isScheduled,
  requireEntry,
  requireRoom,
  requireSlot,
} from './find-edition.ts';
import { type LastState, lastState, lastStateOfSlot } from './told-changes.ts';

/** Decides what a request comes to. Throws `RequestError`. */
export function decide(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const { kind, name } = request;
  if (kind === 'shift') return decideShift(scope, edition, request);
  if (name !== undefined) requireEntry(edition, name);
  switch (kind) {
    case 'notice':
      return decideNotice(edition, request);
    case 'move':
      return decideMove(scope, edition, request);
    case 'delay':
      return decideDelay(scope, edition, request);
    case 'replace':
      return decideReplacement(scope, edition, request);
    case 'cancel':
    case 'restore':
    case 'full':
      return decideState(scope, edition, request);
  }
}

const RECORD_KINDS = { cancel: 'cancelled', restore: 'restored', full: 'full' } as const;

function decideState(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const kind = RECORD_KINDS[request.kind as keyof typeof RECORD_KINDS];
  const name = namedEntry(edition, request);
  const slots = slotsMeant(edition, request);
  const states =
    slots.length === 0
      ? [lastState(scope.index, edition, name)]
      : slots.map((slot) => lastStateOfSlot(scope.programmes, edition, slot));
  if (!states.every((last) => IS_SO[kind](last))) return { changes: [{ kind, ...name }] };
  const [last] = states;
  throw kind === 'restored'
    ? new RequestError(
        `No change says that "${name.entry}" is cancelled, replaced or full.`,
        'nothing was written',
        'already-so',
      )
    : new RequestError(
        `"${name.entry}" is ${last?.kind} already.`,
        `${last?.path} says so; nothing was written`,
        'already-so',
      );
}

/** Whether a change would say nothing new of an entry. */
const IS_SO = {
  restored: (last: LastState | undefined) => last === undefined || last.kind === 'restored',
  cancelled: (last: LastState | undefined) => last?.kind === 'cancelled' || last?.kind === 'replaced',
  full: (last: LastState | undefined) => last?.kind === 'full',
} as const;

function decideMove(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const { to, room, from, fromRoom, name = '', keepSchedule } = request;
  const slot = requireSlot(scope, edition, { name, day: request.day, start: request.start });
  const { day, placed } = slot;
  const { zone } = edition;
  for (const one of [room, fromRoom]) if (one !== undefined) requireRoom(edition, one);
  if (keepSchedule === true) {
    const startsAt = from === undefined ? undefined : momentText(typedInstant(from, day, zone), zone);
    const own = slotName(edition, name, { slot, startsAt: placed.startsAt });
    return { changes: [{ kind: 'moved', ...own, from: defined({ startsAt, room: fromRoom }) }] };
  }
  const { entry, startsAt } = placed;
  const newStart = to === undefined ? startsAt : typedInstant(to, day, zone);
  const newRoom = room ?? entry.room;
  if (newStart === startsAt && newRoom === entry.room)
    throw new RequestError(`"${name}" is there already.`, 'nothing was written', 'already-so');
  if (newStart === startsAt && entry.room === undefined)
    throw new RequestError(
      `"${name}" has no room yet, so it cannot move out of it.`,
      'write its "room" in the schedule',
      'entry-without-room',
    );
  const was = defined({
    startsAt: newStart === startsAt ? undefined : momentText(startsAt, zone),
    room: newRoom === entry.room ? undefined : entry.room,
  });
  const own = slotName(edition, name, { slot, startsAt: newStart });
  return {
    changes: [{ kind: 'moved', ...own, from: was }],
    schedule: {
      day,
      edit: {
        starts: new Map([[entry, newStart]]),
        moved: { entry, ...(newRoom === entry.room ? {} : { room: newRoom as string }) },
      },
    },
  };
}

function decideReplacement(scope: ChangeScope, edition: ChangeEdition, request: ChangeRequest): Decision {
  const { by = '', name = '', keepSchedule } = request;
  requireEntry(edition, by);
  if (by === name)
    throw new RequestError(
      `"${name}" cannot replace itself.`,
      'name another entry with --by',
      'replacement-impossible',
    );
  const changes = [{ kind: 'replaced', ...namedEntry(edition, request), by }];
  if (keepSchedule === true || isScheduled(scope, edition, by)) return { changes };
  const { day, placed } = requireSlot(scope, edition, { name, day: request.day, start: request.start });
  const { event, year } = edition;
  // An entry that no schedule names is a session.
  const session = anyRecordNamed(scope.index, 'session', { event, year, ident: by });
  const minutes = minutesOfSession(session?.data ?? {}, dataOf(scope.index, 'site')?.defaults);
  return {
    changes,
    schedule: { day, edit: { starts: new Map(), replacement: { entry: placed.entry, session: by, minutes } } },
  };
}

function decideNotice(edition: ChangeEdition, request: ChangeRequest): Decision {
  const { name, room, until } = request;
  if (room !== undefined) requireRoom(edition, room);
  const [slot] = name === undefined ? [] : slotsMeant(edition, request);
  const date = request.day ?? edition.today;
  const day = slot?.day ?? edition.days.find((one) => one.date === date);
  const own = name === undefined ? {} : namedEntry(edition, request);
  return {
    changes: [
      defined({
        kind: 'notice',
        ...own,
        room,
        until: until === undefined ? undefined : momentText(typedInstant(until, day, edition.zone), edition.zone),
      }),
    ],
  };
}
