import type {
  ImportedProgramme,
  ImportedRoom,
  ImportedSession,
  ImportedSlot,
  ImportedSpeaker,
} from '../imported-programme.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { samePeople } from './same-people.ts';

/** What a reader found, still as the export has it: the same record twice, references that lead nowhere. */
export interface FoundProgramme {
  readonly speakers: readonly ImportedSpeaker[];
  readonly sessions: readonly ImportedSession[];
  readonly rooms: readonly ImportedRoom[];
  readonly timeZone?: string;
}

/** The programme in which each key stands once and each reference leads somewhere. */
export function assembleProgramme(found: FoundProgramme, notes: ReadingNotes): ImportedProgramme {
  const sessions = onceEach(found.sessions, notes);
  const { speakers, keyOfPerson } = samePeople(firstEach(found.speakers), sessions, notes);
  const referring = sessions.map((session) => withPeople(session, keyOfPerson, notes));
  const rooms = usedRooms(firstEach(found.rooms), referring, notes);
  if (referring.length === 0) notes.add('doubtful', 'The export has no sessions yet.');
  return {
    ...found,
    speakers: withKeynotes(speakers, found.sessions, keyOfPerson),
    sessions: referring,
    rooms,
    notes: notes.list(),
  };
}

/** Marks everybody who holds a session that is a keynote. */
function withKeynotes(
  speakers: readonly ImportedSpeaker[],
  sessions: readonly ImportedSession[],
  keyOfPerson: ReadonlyMap<string, string>,
): readonly ImportedSpeaker[] {
  const keynotes = sessions.filter(({ isKeynote }) => isKeynote === true);
  const keys = new Set(keynotes.flatMap(({ speakerKeys }) => speakerKeys.map((key) => keyOfPerson.get(key))));
  return speakers.map((speaker) => (keys.has(speaker.key) ? { ...speaker, isKeynote: true } : speaker));
}

function firstEach<T extends { readonly key: string }>(records: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return records.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** The same session in several slots is one session; another one under the same key gets a key of its own. */
function onceEach(sessions: readonly ImportedSession[], notes: ReadingNotes): readonly ImportedSession[] {
  const byKey = new Map<string, ImportedSession>();
  for (const session of sessions) {
    const key = freeKey(session, byKey);
    const other = byKey.get(key);
    if (key !== session.key)
      notes.add('doubtful', 'An id is used twice in the export; the second session with it is', session.title);
    byKey.set(key, other === undefined ? { ...session, key } : withSlots(other, session.slots));
  }
  return [...byKey.values()];
}

function freeKey(session: ImportedSession, byKey: ReadonlyMap<string, ImportedSession>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? session.key : `${session.key}#${number}`;
    const other = byKey.get(key);
    if (other === undefined || other.title === session.title) return key;
  }
}

function withSlots(session: ImportedSession, others: readonly ImportedSlot[]): ImportedSession {
  const isNew = ({ startsAt, roomKey }: ImportedSlot): boolean =>
    !session.slots.some((slot) => slot.startsAt === startsAt && slot.roomKey === roomKey);
  return { ...session, slots: [...session.slots, ...others.filter(isNew)] };
}

function withPeople(
  session: ImportedSession,
  keyOfPerson: ReadonlyMap<string, string>,
  notes: ReadingNotes,
): ImportedSession {
  const keys = session.speakerKeys.map((key) => keyOfPerson.get(key));
  if (keys.includes(undefined))
    notes.add('doubtful', 'Speakers that are not in the export were left out of', session.title);
  return { ...session, speakerKeys: [...new Set(keys.filter((key) => key !== undefined))] };
}

/** Rooms that something takes place in; all of them while nothing has a slot. */
function usedRooms(
  rooms: readonly ImportedRoom[],
  sessions: readonly ImportedSession[],
  notes: ReadingNotes,
): readonly ImportedRoom[] {
  const slots = sessions.flatMap((session) => session.slots);
  if (slots.length === 0) return rooms;
  const used = new Set(slots.map(({ roomKey }) => roomKey));
  for (const { key, name } of rooms) if (!used.has(key)) notes.add('left-out', 'Nothing takes place in the room', name);
  return rooms.filter(({ key }) => used.has(key));
}
