import { defined } from '../../domain/defined.ts';
import type {
  ImportRecord,
  ImportedSession as SessionRecord,
  ImportedSpeaker as SpeakerRecord,
} from '../../domain/site/content-types.ts';
import { zoneNamed } from '../../domain/time/zone.ts';
import type {
  ImportedLink,
  ImportedProgramme,
  ImportedSession,
  ImportedSlot,
  ImportedSpeaker,
  ReadOptions,
} from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import type { JsonFile } from './export-formats.ts';
import { looksLikeService } from './field-keywords.ts';
import { refusedMistakes } from './import-mistakes.ts';
import { importedLink, pictureAddress, socialLink } from './imported-links.ts';
import { lineOf } from './loose-values.ts';
import { ownJsonMistakes } from './own-json-mistakes.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';
import { timedSlot } from './timed-slot.ts';

/**
 * Reads a programme in the JSON format of conf-site, which `schemas/import.schema.json` describes. Throws an
 * `ImportRefusal` with all mistakes if it is not valid, or if something that it refers to does not exist.
 */
export function readOwnJson(file: JsonFile, options: ReadOptions): ImportedProgramme {
  const mistakes = ownJsonMistakes(file);
  if (mistakes.length > 0) throw refusedMistakes(mistakes);
  const data = file.data as ImportRecord;
  const notes = createNotes();
  const rooms = (data.rooms ?? []).map(({ id, name, capacity }) => defined({ key: id ?? name, name, capacity }));
  const keyOfRoom = new Map(rooms.flatMap(({ key, name }) => [[name, key] as const, [key, key] as const]));
  const ownZone = data.timeZone === undefined ? undefined : zoneNamed(data.timeZone);
  const zone = ownZone ?? options.timeZone;
  const reading: Reading = { notes, zone, roomKey: (room) => keyOfRoom.get(room) ?? room };
  const sessions = data.sessions.map((session) => readSession(session, reading));
  const named = [...new Set(sessions.flatMap(({ slots }) => slots.flatMap(({ roomKey }) => roomKey ?? [])))];
  const others = named.filter((name) => !keyOfRoom.has(name)).map((name) => ({ key: name, name }));
  return assembleProgramme(
    defined({
      speakers: (data.speakers ?? []).map((speaker) => readSpeaker(speaker, notes)),
      sessions,
      rooms: [...rooms, ...others],
      tracks: (data.tracks ?? []).map((track) => defined(track)),
      timeZone: ownZone,
    }),
    notes,
  );
}

interface Reading {
  readonly notes: ReadingNotes;
  readonly zone: string;
  /** The key of the room with an id or a name. */
  readonly roomKey: (room: string) => string;
}

function readSession(session: SessionRecord, reading: Reading): ImportedSession {
  const { notes } = reading;
  const { id: key, subtitle, speakers = [], language, level, track, topics, recorded, duration } = session;
  const title = lineOf(session.title) ?? key;
  const source = { subject: title, notes };
  return defined({
    key,
    title,
    subtitle,
    description: importedText(session.description, { ...source, style: 'mixed' }),
    speakerKeys: speakers,
    kind: session.type ?? (speakers.length === 0 && looksLikeService(title) ? 'service' : 'talk'),
    isForAll: session.forAll ?? false,
    language: language?.slice(0, 2),
    level,
    isKeynote: session.keynote || undefined,
    track,
    topics,
    isRecorded: recorded === false ? recorded : undefined,
    durationMinutes: duration,
    slots: slotsOf(session, title, reading),
    links: (session.links ?? []).flatMap((link) => importedLink(link, source)) as readonly ImportedLink[],
  });
}

function slotsOf(
  { slots = [], duration }: SessionRecord,
  title: string,
  { notes, zone, roomKey }: Reading,
): readonly ImportedSlot[] {
  return slots.flatMap(({ start, end, room }) =>
    timedSlot(
      { start, end, minutes: duration, roomKey: room === undefined ? undefined : roomKey(room) },
      { title, zone, notes },
    ),
  );
}

function readSpeaker(speaker: SpeakerRecord, notes: ReadingNotes): ImportedSpeaker {
  const { id: key, firstName: name, surname, position, company, biography, keynote, picture, links = [] } = speaker;
  const fullName = lineOf(speaker.name) ?? key;
  const source = { subject: fullName, notes };
  return defined({
    key,
    fullName,
    name,
    surname,
    position: lineOf(position),
    company: lineOf(company),
    biography: importedText(biography, { ...source, style: 'mixed' }),
    isKeynote: keynote || undefined,
    pictureUrl: picture === undefined ? undefined : pictureAddress(picture),
    links: links.flatMap((link) => socialLink(link, source)),
  });
}
