import { anyRecordNamed } from '../../content/content-index.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import { minutesOfSession } from '../../domain/programme/timed-entries.ts';
import { type Decision, namedEntry, slotName } from './change-decision.ts';
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
  type Slot,
  slotOf,
  slotsOf,
} from './find-edition.ts';
import { lastState } from './told-changes.ts';

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
  const last = lastState(scope.index, edition, name);
  const isCalledOff = last !== undefined && ['cancelled', 'replaced'].includes(last.kind);
  if (kind === 'restored' && (last === undefined || last.kind === 'restored'))
    throw new RequestError(
      `No change says that "${name.entry}" is cancelled, replaced or full.`,
      'nothing was written',
      'already-so',
    );
  if ((kind === 'cancelled' && isCalledOff) || (kind === 'full' && last?.kind === 'full'))
    throw new RequestError(
      `"${name.entry}" is ${last?.kind} already.`,
      `${last?.path} says so; nothing was written`,
      'already-so',
    );
  return { changes: [{ kind, ...name }] };
}

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
        ...(newRoom === entry.room ? {} : { room: [entry, newRoom as string] }),
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

/** The slot whose day the time of a notice is on: the first if it is about several. */
function slotIn(edition: ChangeEdition, { name = '', day, start }: ChangeRequest): Slot | undefined {
  if (day === undefined && start === undefined) return slotsOf(edition, name)[0];
  return slotOf(edition, { name, day, start });
}

function decideNotice(edition: ChangeEdition, request: ChangeRequest): Decision {
  const { name, room, until } = request;
  if (room !== undefined) requireRoom(edition, room);
  const slot = name === undefined ? undefined : slotIn(edition, request);
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
