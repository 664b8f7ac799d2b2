import type { WantedSlot } from './merge/merge-entry.ts';
import type { ProgrammeSlot } from './programme-slots.ts';
import { minutesLater } from './read/export-times.ts';

export interface SlotTargets {
  /** Key of a slot → the ident of its session. */
  readonly sessionIdents: ReadonlyMap<string, string>;
  /** Key of a room → its track. */
  readonly tracks: Readonly<Record<string, string>>;
}

/**
 * Converts the slots of a programme to schedule entries. Each entry has its start time, also if it follows the entry
 * before it.
 */
export function slotEntries(
  slots: readonly ProgrammeSlot[],
  { sessionIdents, tracks }: SlotTargets,
): readonly WantedSlot[] {
  return slots.flatMap((slot) => {
    const { key, session, day, roomKey } = slot;
    const ident = sessionIdents.get(key);
    if (session.kind !== 'service' && ident === undefined) return [];
    const room = roomKey === undefined ? undefined : tracks[roomKey];
    const track = isForAllTracks(slot, slots) ? undefined : room;
    const entry =
      session.kind === 'service' ? serviceEntry(slot) : { session: ident, startsAt: slot.startsAt.slice(11) };
    return [{ key, day, entry, title: session.title, ...(track === undefined ? {} : { track }) }];
  });
}

/**
 * Whether a slot is for everybody and nothing else takes place at the same time. Otherwise it stays in the track of its
 * room.
 */
function isForAllTracks(slot: ProgrammeSlot, slots: readonly ProgrammeSlot[]): boolean {
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

/** Recognises the kind of a service entry by keywords in its title. */
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

/** Whether a title names a kind of service. With a text, the kind must be named first: a women's breakfast is no break. */
function isNamed(
  title: string,
  { keywords, hasText }: { readonly keywords: RegExp; readonly hasText: boolean },
): boolean {
  const found = keywords.exec(title);
  if (found === null) return false;
  return !hasText || title.slice(0, found.index).trim().split(/\s+/).length < 2;
}

/** The schedule entry of a service session: a break or a special entry. */
export function serviceEntry({
  session,
  startsAt,
  durationMinutes,
}: Pick<ProgrammeSlot, 'session' | 'startsAt' | 'durationMinutes'>): Readonly<Record<string, unknown>> {
  const { title } = session;
  const hasText = (session.description ?? '').trim() !== '';
  const kind = SERVICE_KINDS.find(([, keywords]) => isNamed(title, { keywords, hasText }))?.[0] ?? { special: 'other' };
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
