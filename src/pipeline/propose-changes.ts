import type { ProposedChange } from '../domain/build-comparison.ts';
import { defined } from '../domain/defined.ts';
import { outcomeOf } from '../domain/entry-outcomes.ts';
import { phraseIn, plain } from '../domain/language.ts';
import type { PlannedProgramme } from '../domain/programme.ts';
import type { Edition, Room, Session } from '../domain/site.ts';
import type { Instant } from '../domain/timeline.ts';
import { wallClock } from '../domain/zone.ts';
import type { CalendarEntry } from '../emit/read-calendar.ts';

/** A programme as it is now and as an old build published it. */
export interface ProgrammeComparison {
  readonly programme: PlannedProgramme;
  readonly edition: Edition;
  /** The entries of sessions in its calendars, by the ident of the slot: that of the session, or `IDENT-2`. */
  readonly before: ReadonlyMap<string, CalendarEntry>;
  readonly now: ReadonlyMap<string, CalendarEntry>;
  /** The idents of the changes that the old build published. */
  readonly toldChanges: ReadonlySet<string>;
  /** The instant of this build, at which the proposed changes are told. */
  readonly at: Instant;
}

/** Proposes a change for each session that has another time or room than before, or is gone, if no new change says so. */
export function proposeChanges(comparison: ProgrammeComparison): readonly ProposedChange[] {
  const { before, now } = comparison;
  return [...before].flatMap(([slot, was]) => {
    const is = now.get(slot);
    return is === undefined ? cancelledChange(comparison, slot, was) : movedChange(comparison, slot, { was, is });
  });
}

function movedChange(
  comparison: ProgrammeComparison,
  slot: string,
  { was, is }: { readonly was: CalendarEntry; readonly is: CalendarEntry },
): readonly ProposedChange[] {
  const session = sessionOf(comparison.edition, slot);
  if (session === undefined || isTold(comparison, session)) return [];
  const [room, newRoom] = [roomOf(comparison, was), roomOf(comparison, is)];
  const from = defined({
    startsAt: was.startsAt === is.startsAt ? undefined : was.startsAt,
    room: room?.ident === newRoom?.ident ? undefined : room?.ident,
  });
  if (Object.keys(from).length === 0) return [];
  const days = comparison.edition.days.filter(({ programme }) =>
    programme.some(({ entry }) => entry.kind === 'session' && entry.session === session),
  );
  const day = days.length > 1 ? is.startsAt.slice(0, 10) : undefined;
  return [proposal(comparison, is.title, { kind: 'moved', entry: session.ident, ...defined({ day }), from })];
}

/** Whether a change that is not published yet says that the session moved. */
function isTold({ edition, toldChanges }: ProgrammeComparison, session: Session): boolean {
  const moves = outcomeOf(edition, session).changes.filter(({ kind }) => MOVES.includes(kind));
  return moves.some(({ ident }) => !toldChanges.has(ident));
}

const MOVES: readonly string[] = ['moved', 'delayed', 'shift'];

function cancelledChange(
  comparison: ProgrammeComparison,
  slot: string,
  { title }: CalendarEntry,
): readonly ProposedChange[] {
  const { edition, now } = comparison;
  const session = sessionOf(edition, slot);
  // A session that is still in the programme, if less often, or under another name, is not cancelled.
  if (session !== undefined && (now.has(session.ident) || isCalledOff(edition, session))) return [];
  if (edition.sessions.some(({ formerSlugs }) => formerSlugs.includes(slot))) return [];
  const missing = session === undefined ? 'session' : 'entry';
  const change = { kind: 'cancelled', entry: session?.ident ?? slot } as const;
  return [{ ...proposal(comparison, title, change), missing }];
}

/** Whether a change cancels or replaces a session. */
export function isCalledOff(edition: Edition, session: Session): boolean {
  return outcomeOf(edition, session).state.kind !== 'planned';
}

function proposal(
  { programme: { event, year, timeZone }, edition, at }: ProgrammeComparison,
  title: string,
  change: Omit<ProposedChange['change'], 'at'>,
): ProposedChange {
  const taken = new Set(edition.changes.map(({ ident }) => ident));
  const name = `${change.entry}-${change.kind}`;
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));
  const ident = numbered.find((one) => !taken.has(one)) as string;
  return {
    event,
    year,
    title,
    path: `content/events/${event}/${year}/changes/${ident}.yaml`,
    change: { at: wallClock(at, timeZone).slice(0, 16), ...change },
  };
}

/** The session of a slot, which may be one of several. */
function sessionOf({ sessions }: Edition, slot: string): Session | undefined {
  const named = (ident: string): Session | undefined => sessions.find((session) => session.ident === ident);
  return named(slot) ?? named(slot.replace(/-\d+$/, ''));
}

/** The room of a calendar entry, whose location begins with its name. Undefined if it is in no room of the edition. */
function roomOf({ programme, edition }: ProgrammeComparison, { location }: CalendarEntry): Room | undefined {
  const nameOf = ({ name }: Room): string => plain(phraseIn(name, programme.language, []));
  return edition.venues
    .flatMap(({ rooms }) => rooms)
    .filter((room) => location === nameOf(room) || location.startsWith(`${nameOf(room)}, `))
    .sort((a, b) => nameOf(b).length - nameOf(a).length)[0];
}
