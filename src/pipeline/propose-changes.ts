import { compare } from '../diagnostics/diagnostic.ts';
import { grouped } from '../domain/grouped.ts';
import { phraseIn, plain } from '../domain/language.ts';
import { outcomeOf } from '../domain/programme/entry-outcomes.ts';
import type { PlannedProgramme } from '../domain/programme/programme.ts';
import { editionRooms } from '../domain/programme/rooms.ts';
import { sessionOfSlot } from '../domain/programme/slot-idents.ts';
import type { ProposedChange } from '../domain/site/build-comparison.ts';
import type { Edition, ProgrammeEntry, Room, Session } from '../domain/site/site.ts';
import type { CalendarEntry } from '../emit/read-calendar.ts';

/** A programme as it is now and as an old build published it. */
export interface ProgrammeComparison {
  readonly programme: PlannedProgramme;
  readonly edition: Edition;
  /** The entries of sessions in its calendars, by the ident of the slot: `IDENT` or `IDENT--2`. */
  readonly before: ReadonlyMap<string, CalendarEntry>;
  readonly now: ReadonlyMap<string, CalendarEntry>;
  /** The idents of the changes that the old build published. */
  readonly toldChanges: ReadonlySet<string>;
}

/**
 * Proposes a change for each session that has another time or room than before, or is gone, if no new change says so. A
 * room in which all sessions begin later by the same time, to the end of a day, has one change.
 */
export function proposeChanges(comparison: ProgrammeComparison): readonly ProposedChange[] {
  const pairs = pairedSlots(comparison);
  const moves = pairs.flatMap(({ slot, was, is }) =>
    is === undefined ? [] : movedSession(comparison, slot, { was, is }),
  );
  const lateRooms = roomsRunningLate(comparison, moves);
  const late = new Set(lateRooms.flat());
  const gone = pairs.flatMap(({ slot, was, is }) => (is === undefined ? cancelledChange(comparison, slot, was) : []));
  return [
    ...lateRooms.map((room) => shiftChange(comparison, room)),
    ...moves.filter((move) => !late.has(move)).map((move) => movedChange(comparison, move)),
    ...gone,
  ];
}

interface SlotPair {
  /** The ident of the slot now, or before if it is gone. */
  readonly slot: string;
  readonly was: CalendarEntry;
  readonly is?: CalendarEntry;
}

/**
 * The slots of the old build, with what has become of each. Slots of a session that are at the same time and place stay; the
 * others follow in order.
 */
function pairedSlots({ before, now }: ProgrammeComparison): readonly SlotPair[] {
  const sessionOfEntry = ([slot]: readonly [string, CalendarEntry]): string => sessionOfSlot(slot);
  const nowBySession = grouped(now, sessionOfEntry);
  return [...grouped(before, sessionOfEntry)].flatMap(([session, slots]) => {
    const own = nowBySession.get(session) ?? [];
    const stays = slots.map(([, was]) => own.find(([, is]) => isAtSame(was, is)));
    const others = own.filter((one) => !stays.includes(one));
    const moved = slots.filter((_, at) => stays[at] === undefined);
    return slots.map((one, at): SlotPair => {
      const [slot, is] = stays[at] ?? others[moved.indexOf(one)] ?? [one[0]];
      return { slot, was: one[1], ...(is && { is }) };
    });
  });
}

function isAtSame(was: CalendarEntry, is: CalendarEntry): boolean {
  return was.startsAt === is.startsAt && was.location === is.location;
}

/** A session that is elsewhere now, and of which no new change tells. */
interface Move {
  readonly session: Session;
  /** Its slot now. */
  readonly entry: ProgrammeEntry | undefined;
  readonly was: CalendarEntry;
  readonly is: CalendarEntry;
  /** The rooms before and now; undefined if it was or is in no room. */
  readonly rooms: readonly [was: Room | undefined, is: Room | undefined];
}

function movedSession(
  comparison: ProgrammeComparison,
  slot: string,
  { was, is }: Pick<Move, 'was' | 'is'>,
): readonly Move[] {
  const session = sessionOf(comparison.edition, slot);
  const entry = entryIn(comparison.edition, slot);
  if (session === undefined || isTold(comparison, entry ?? session)) return [];
  const rooms = [roomOf(comparison, was), roomOf(comparison, is)] as const;
  const isElsewhere = was.startsAt !== is.startsAt || (rooms[0] !== undefined && rooms[0].ident !== rooms[1]?.ident);
  return isElsewhere ? [{ session, entry, was, is, rooms }] : [];
}

/** The rooms in which at least two sessions, and all from the first of them to the end of the day, are late by the same time. */
function roomsRunningLate(comparison: ProgrammeComparison, moves: readonly Move[]): readonly (readonly Move[])[] {
  const inRoom = moves.filter(({ rooms }) => rooms[1] !== undefined && rooms[0]?.ident === rooms[1].ident);
  const byDelay = grouped(
    inRoom.filter((move) => minutesLate(move) > 0),
    (move) => `${dayOf(move.is)} ${move.rooms[1]?.ident} ${minutesLate(move)}`,
  );
  return [...byDelay.values()].flatMap((late) => {
    const inOrder = late.toSorted((a, b) => compare(a.is.startsAt, b.is.startsAt));
    const [first] = inOrder as [Move];
    const own = new Set(late.map(({ is }) => is));
    const isWhole = [...comparison.now.values()].every(
      (entry) =>
        own.has(entry) ||
        dayOf(entry) !== dayOf(first.is) ||
        entry.startsAt < first.is.startsAt ||
        roomOf(comparison, entry)?.ident !== first.rooms[1]?.ident,
    );
    return late.length > 1 && isWhole ? [inOrder] : [];
  });
}

function minutesLate({ was, is }: Move): number {
  const [before, now] = [was, is].map(({ startsAt }) => Date.parse(`${startsAt}Z`)) as [number, number];
  return (now - before) / 60_000;
}

function dayOf({ startsAt }: CalendarEntry): string {
  return startsAt.slice(0, 10);
}

function shiftChange({ programme }: ProgrammeComparison, late: readonly Move[]): ProposedChange {
  const [first] = late as readonly [Move];
  const room = first.rooms[1]?.ident as string;
  const since = ['--from', first.was.startsAt, '--minutes', String(minutesLate(first)), '--keep-schedule'];
  return proposal(
    programme,
    late.map(({ is }) => is.title),
    ['shift', room, ...since],
  );
}

function movedChange({ programme, edition }: ProgrammeComparison, move: Move): ProposedChange {
  const { session, entry, was, is, rooms } = move;
  const slots = edition.days.map(({ programme: entries }) =>
    entries.filter(({ entry: one }) => one.kind === 'session' && one.session === session),
  );
  const days = slots.filter(({ length }) => length > 0);
  const isTwiceThatDay = slots.some((own) => own.length > 1 && own.some((one) => one.entry === entry));
  const [room, newRoom] = rooms;
  return proposal(
    programme,
    [is.title],
    [
      ...['move', session.ident],
      ...(was.startsAt === is.startsAt ? [] : ['--from', was.startsAt]),
      ...(room === undefined || room.ident === newRoom?.ident ? [] : ['--from-room', room.ident]),
      '--keep-schedule',
      ...(days.length > 1 ? ['--day', dayOf(is)] : []),
      ...(isTwiceThatDay ? ['--start', is.startsAt] : []),
    ],
  );
}

/** Whether a change that is not published yet says that the entry moved. */
function isTold({ edition, toldChanges }: ProgrammeComparison, entry: ProgrammeEntry | Session): boolean {
  const moves = outcomeOf(edition, entry).changes.filter(({ kind }) => MOVES.includes(kind));
  return moves.some(({ ident }) => !toldChanges.has(ident));
}

const MOVES: readonly string[] = ['moved', 'delayed', 'shift'];

function cancelledChange(
  comparison: ProgrammeComparison,
  slot: string,
  { title, startsAt, isCancelled }: CalendarEntry,
): readonly ProposedChange[] {
  const { edition, now } = comparison;
  const session = sessionOf(edition, slot);
  if (session !== undefined && isCalledOff(edition, session)) return [];
  // A session under another name is not cancelled.
  if (edition.sessions.some(({ formerSlugs }) => formerSlugs.includes(sessionOfSlot(slot)))) return [];
  const isStillGiven = session !== undefined && now.has(session.ident);
  if (isStillGiven && isCancelled) return [];
  const missing = session === undefined ? 'session' : 'entry';
  const change = ['cancel', session?.ident ?? sessionOfSlot(slot), ...(isStillGiven ? ['--start', startsAt] : [])];
  return [{ ...proposal(comparison.programme, [title], change), missing }];
}

/** Whether a change cancels or replaces a session. */
export function isCalledOff(edition: Edition, session: Session): boolean {
  return outcomeOf(edition, session).state.kind !== 'planned';
}

function proposal(
  { event, year }: PlannedProgramme,
  titles: readonly string[],
  change: readonly string[],
): ProposedChange {
  return { event, year, titles, command: ['change', ...change, '--event', event, '--year', String(year)] };
}

function entryIn({ days }: Edition, slot: string): ProgrammeEntry | undefined {
  const placed = days.flatMap(({ programme }) => programme);
  return placed.find(({ entry }) => entry.kind === 'session' && entry.slotIdent === slot)?.entry;
}

/** The session of a slot, which may be one of several. */
function sessionOf({ sessions }: Edition, slot: string): Session | undefined {
  const named = (ident: string): Session | undefined => sessions.find((session) => session.ident === ident);
  return named(sessionOfSlot(slot));
}

/** The room of a calendar entry, whose location begins with its name. Undefined if it is in no room of the edition. */
function roomOf({ programme, edition }: ProgrammeComparison, { location }: CalendarEntry): Room | undefined {
  const nameOf = ({ name }: Room): string => plain(phraseIn(name, programme.language, []));
  return [...editionRooms(edition).values()]
    .filter((room) => location === nameOf(room) || location.startsWith(`${nameOf(room)}, `))
    .sort((a, b) => nameOf(b).length - nameOf(a).length)[0];
}
