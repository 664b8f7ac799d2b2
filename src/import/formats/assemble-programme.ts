import type {
  ImportedProgramme,
  ImportedRoom,
  ImportedSession,
  ImportedSlot,
  ImportedSpeaker,
  ImportedTrack,
} from '../imported-programme.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { samePeople } from './same-people.ts';

/** The unvalidated result of a reader: it may have duplicate records, and references to records that do not exist. */
export interface FoundProgramme {
  readonly speakers: readonly ImportedSpeaker[];
  readonly sessions: readonly ImportedSession[];
  readonly rooms: readonly ImportedRoom[];
  /** The tracks that the export lists. Those that only sessions name are added. */
  readonly tracks?: readonly ImportedTrack[];
  readonly timeZone?: string;
}

/** Makes a programme in which keys are unique and all references are valid. */
export function assembleProgramme(found: FoundProgramme, notes: ReadingNotes): ImportedProgramme {
  const sessions = uniqueSessions(found.sessions, notes);
  const { speakers, keyOfPerson } = samePeople(firstOfEach(found.speakers), sessions, notes);
  const valid = sessions.map((session) => withValidSpeakers(session, keyOfPerson, notes));
  if (valid.length === 0) notes.add('doubtful', 'The export has no sessions yet.');
  return {
    ...found,
    speakers: withKeynotes(speakers, found.sessions, keyOfPerson),
    sessions: valid,
    rooms: firstOfEach(found.rooms),
    tracks: usedTracks(found.tracks ?? [], valid),
    notes: notes.list(),
  };
}

/** Marks the speakers of keynotes. */
function withKeynotes(
  speakers: readonly ImportedSpeaker[],
  sessions: readonly ImportedSession[],
  keyOfPerson: ReadonlyMap<string, string>,
): readonly ImportedSpeaker[] {
  const keynotes = sessions.filter(({ isKeynote }) => isKeynote === true);
  const keys = new Set(keynotes.flatMap(({ speakerKeys }) => speakerKeys.map((key) => keyOfPerson.get(key))));
  return speakers.map((speaker) => (keys.has(speaker.key) ? { ...speaker, isKeynote: true } : speaker));
}

function firstOfEach<T extends { readonly key: string }>(records: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return records.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** Merges a session that is listed once per slot. A different session with the same key gets a new key. */
function uniqueSessions(sessions: readonly ImportedSession[], notes: ReadingNotes): readonly ImportedSession[] {
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

/** Removes speakers that are not in the export. */
function withValidSpeakers(
  session: ImportedSession,
  keyOfPerson: ReadonlyMap<string, string>,
  notes: ReadingNotes,
): ImportedSession {
  const keys = session.speakerKeys.map((key) => keyOfPerson.get(key));
  if (keys.includes(undefined))
    notes.add('doubtful', 'Speakers that are not in the export were left out of', session.title);
  return { ...session, speakerKeys: [...new Set(keys.filter((key) => key !== undefined))] };
}

/** The listed tracks that sessions name, then those that only sessions name. */
function usedTracks(listed: readonly ImportedTrack[], sessions: readonly ImportedSession[]): readonly ImportedTrack[] {
  const used = new Set(sessions.flatMap(({ track }) => track ?? []));
  const tracks = [...listed.filter(({ name }) => used.has(name)), ...[...used].map((name) => ({ name }))];
  return tracks.filter(({ name }, at) => tracks.findIndex((one) => one.name === name) === at);
}
