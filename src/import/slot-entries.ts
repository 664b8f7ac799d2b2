import { defined } from '../domain/defined.ts';
import { minutesLater } from './formats/export-times.ts';
import type { WantedSlot } from './merge/merge-entry.ts';
import type { ProgrammeSlot } from './programme-slots.ts';

export interface SlotTargets {
  /** Key of a slot → the ident of its session. */
  readonly sessionIdents: ReadonlyMap<string, string>;
  /** Key of a room → its ident. */
  readonly rooms: Readonly<Record<string, string>>;
  /** Name of a track → its ident. */
  readonly tracks: Readonly<Record<string, string>>;
  /** Whether entries are in lists by room. The schedule of a single room needs none. */
  readonly isParallel: boolean;
  /** The room of the edition for what is for everybody. */
  readonly roomForAll: string | undefined;
}

/**
 * Converts the slots of a programme to schedule entries. Each entry has its start time, also if it follows the entry
 * before it.
 */
export function slotEntries(
  slots: readonly ProgrammeSlot[],
  { sessionIdents, rooms, tracks, isParallel, roomForAll }: SlotTargets,
): readonly WantedSlot[] {
  return slots.flatMap((slot) => {
    const { key, session, day, roomKey } = slot;
    const ident = sessionIdents.get(key);
    if (session.kind !== 'service' && ident === undefined) return [];
    const room = roomKey === undefined ? undefined : rooms[roomKey];
    const list = room === undefined || !isParallel || isForAllRooms(slot, slots) ? undefined : `rooms/${room}`;
    const facts =
      session.kind === 'service'
        ? serviceEntry(slot)
        : defined({ session: ident, track: session.track && tracks[session.track], startsAt: slot.startsAt.slice(11) });
    const isInNoRoom = list !== undefined || room === roomForAll || 'break' in facts;
    const entry = isInNoRoom || room === undefined ? facts : withRoom(facts, room);
    return [{ key, day, entry, title: session.title, ...(list === undefined ? {} : { list }) }];
  });
}

/** The room stands before the time. */
function withRoom(facts: Readonly<Record<string, unknown>>, room: string): Readonly<Record<string, unknown>> {
  const { startsAt, duration, title, description, ...kind } = facts;
  return defined({ ...kind, room, startsAt, duration, title, description });
}

/** The room that all entries for everybody have, or that of the only room; undefined if they have several or none. */
export function roomOfAll(
  slots: readonly ProgrammeSlot[],
  { rooms, isParallel }: Pick<SlotTargets, 'rooms' | 'isParallel'>,
): string | undefined {
  const forAll = slots.filter((slot) => !isParallel || slot.roomKey === undefined || isForAllRooms(slot, slots));
  const found = new Set(
    forAll
      .filter((slot) => slot.session.kind !== 'service' || !('break' in serviceEntry(slot)))
      .map(({ roomKey }) => (roomKey === undefined ? undefined : rooms[roomKey])),
  );
  const [room] = found;
  return found.size === 1 ? room : undefined;
}

/**
 * Whether a slot is for everybody and nothing else takes place at the same time. Otherwise it stays in the list of its
 * room.
 */
function isForAllRooms(slot: ProgrammeSlot, slots: readonly ProgrammeSlot[]): boolean {
  if (!slot.session.isForAll) return false;
  if (slot.roomKey === undefined) return true;
  return !slots.some(
    (other) => other !== slot && !other.session.isForAll && other.roomKey !== slot.roomKey && overlap(slot, other),
  );
}

function overlap(a: ProgrammeSlot, b: ProgrammeSlot): boolean {
  return (
    a.startsAt < minutesLater(b.startsAt, b.durationMinutes) && b.startsAt < minutesLater(a.startsAt, a.durationMinutes)
  );
}

/** Recognises the kind of a service entry by keywords in its title, or else in its type. */
const SERVICE_KINDS: readonly (readonly [kind: ServiceKind, keywords: RegExp])[] = [
  [
    { special: 'registration' },
    /\b(?:registration|check-?in|badge|accreditation|doors? open|einlass|accueil|prijav\w*|akredit\w*)\b/i,
  ],
  [{ break: 'lunch', lunch: true }, /\b(?:lunch|mittag\w*|ručak|rucak|almuerzo|(?<!petit-)déjeuner|pranzo)\b/i],
  [
    { special: 'afterParty' },
    /\b(?:party|after-?party|dinner|drinks|social event|get-?together|reception|večera|zabava)\b/i,
  ],
  [
    { break: 'coffee' },
    /\b(?:coffee|tea|kaffee\w*|kav[ae]|café|snacks?|refreshments?|breakfast|frühstück|petit-déjeuner|doručak)\b/i,
  ],
  [{ special: 'opening' }, /\b(?:opening|welcome|kick-?off|begrüßung|eröffnung|otvaranje)\b/i],
  [{ special: 'closing' }, /\b(?:closing|farewell|wrap-?up|abschluss|verabschiedung|zatvaranje)\b/i],
  [{ special: 'panel' }, /\bpanel\b/i],
  [{ break: 'pause' }, /\b(?:break|pause|pauza|intermission|change-?over)\b/i],
];

type ServiceKind =
  | { readonly break: 'coffee' | 'lunch' | 'pause'; readonly lunch?: true }
  | { readonly special: 'registration' | 'opening' | 'closing' | 'afterParty' | 'panel' | 'other' };

/** The kinds of breaks by their types in the schedules that this tool writes. They say more than a title does. */
const BREAKS: Readonly<Record<string, ServiceKind>> = {
  coffee: { break: 'coffee' },
  lunch: { break: 'lunch', lunch: true },
  pause: { break: 'pause' },
};

/** The kind that a title names. With a text, the title must name it first: a women's breakfast is no break. */
function kindNamedBy(title: string, hasText = false): ServiceKind | undefined {
  const isNamed = (keywords: RegExp): boolean => {
    const found = keywords.exec(title);
    if (found === null) return false;
    return !hasText || title.slice(0, found.index).trim().split(/\s+/).length < 2;
  };
  return SERVICE_KINDS.find(([, keywords]) => isNamed(keywords))?.[0];
}

/** The schedule entry of a service session: a break or a special entry. */
export function serviceEntry({
  session,
  startsAt,
  durationMinutes,
}: Pick<ProgrammeSlot, 'session' | 'startsAt' | 'durationMinutes'>): Readonly<Record<string, unknown>> {
  const { title, serviceType = '' } = session;
  const hasText = (session.description ?? '').trim() !== '';
  const kind = BREAKS[serviceType] ?? kindNamedBy(title, hasText) ?? kindNamedBy(serviceType) ?? { special: 'other' };
  const isNotRated = 'special' in kind && kind.special !== 'panel';
  const description = session.description?.trim();
  return {
    ...kind,
    ...(isNotRated ? { doNotEvaluate: true, skipOnSurvey: true } : {}),
    startsAt: startsAt.slice(11),
    duration: durationMinutes,
    title,
    ...(description && description !== title ? { description } : {}),
  };
}
