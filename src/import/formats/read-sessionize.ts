import { defined } from '../../domain/defined.ts';
import type {
  ImportedProgramme,
  ImportedRoom,
  ImportedSession,
  ImportedSlot,
  ReadOptions,
} from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { ASSUMED_MINUTES, exportTime, minutesBetween, minutesLater } from './export-times.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordsIn } from './loose-values.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';
import { readAnswers, readCategories, trackNames } from './sessionize-questions.ts';
import { readSpeakers } from './sessionize-speakers.ts';

/** Reads the view All of Sessionize. Its times are wall-clock times without a zone, and its texts are plain text. */

/** A session that starts before this time belongs to the day before, if the programme has one. */
const NIGHT_ENDS = '05:00';

export function readSessionize(data: Loose, { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  const rooms = recordsIn(data['rooms']).flatMap(readRoom);
  const accepted = recordsIn(data['sessions']).filter((session) => isAccepted(session, notes));
  const reading: Reading = {
    notes,
    timeZone,
    rooms: new Set(rooms.map(({ key }) => key)),
    categoryValues: readCategories(data, notes),
    linksOf: readAnswers(data, notes),
  };
  const found = accepted.flatMap((session) => readSession(session, reading));
  const sessions = withNights(found, notes);
  const tracks = trackNames(data).map((name) => ({ name }));
  return assembleProgramme({ speakers: readSpeakers({ data, accepted, notes }), sessions, rooms, tracks }, notes);
}

interface Reading {
  readonly notes: ReadingNotes;
  readonly timeZone: string;
  readonly rooms: ReadonlySet<string>;
  readonly categoryValues: ReturnType<typeof readCategories>;
  readonly linksOf: ReturnType<typeof readAnswers>;
}

function readRoom(room: Loose): readonly ImportedRoom[] {
  const [key, name] = [keyOf(room['id']), lineOf(room['name'])];
  return key === undefined ? [] : [{ key, name: name ?? `Room ${key}` }];
}

/** Whether a session is accepted. Old exports and service sessions have no status. */
function isAccepted({ status, title }: Loose, notes: ReadingNotes): boolean {
  const statusText = lineOf(status);
  if (statusText === undefined || /^accepted$/i.test(statusText)) return true;
  notes.add(
    'left-out',
    `Sessions with the status "${statusText}" were left out:`,
    lineOf(title) ?? 'a session without a title',
  );
  return false;
}

function readSession(session: Loose, reading: Reading): readonly ImportedSession[] {
  const { notes, categoryValues, linksOf } = reading;
  const [key, title] = [keyOf(session['id']), lineOf(session['title'])];
  if (key === undefined || title === undefined) {
    notes.add('left-out', 'Sessions without a title or an id were left out:', title ?? key ?? 'without either');
    return [];
  }
  const { isWorkshop, ...values } = categoryValues(session['categoryItems']);
  const speakerKeys = listOf(session['speakers']).flatMap((id) => keyOf(id) ?? []);
  const kind = kindOf(session, { speakerKeys, isWorkshop });
  const slot = readSlot(session, { title, reading });
  return [
    defined({
      key,
      title,
      description: importedText(session['description'], { style: 'plain', subject: title, notes }),
      speakerKeys,
      kind,
      isForAll: isTrue(session['isPlenumSession']),
      ...values,
      slots: slot === undefined ? [] : [slot],
      links: linksOf(session, title),
    }),
  ];
}

/** A session with speakers is never a service session. */
function kindOf(
  session: Loose,
  { speakerKeys, isWorkshop = false }: { speakerKeys: readonly string[]; isWorkshop: boolean | undefined },
): ImportedSession['kind'] {
  if (isTrue(session['isServiceSession']) && speakerKeys.length === 0) return 'service';
  return isWorkshop ? 'workshop' : 'talk';
}

function readSlot(
  session: Loose,
  { title, reading: { notes, timeZone, rooms } }: { title: string; reading: Reading },
): ImportedSlot | undefined {
  const [from, to] = [lineOf(session['startsAt']), lineOf(session['endsAt'])];
  if (from === undefined) return undefined;
  const [start, end] = [exportTime(from, timeZone), exportTime(to ?? '', timeZone)];
  if (start === undefined) {
    notes.add('doubtful', 'Sessions without a valid start have no slot:', title);
    return undefined;
  }
  if ((start.shiftMinutes ?? 0) !== 0)
    notes.add('guessed', `Times with another offset were converted to ${timeZone}:`, title);
  const minutes = end === undefined ? 0 : minutesBetween(start.wall, end.wall);
  if (minutes <= 0) notes.add('guessed', `Sessions without a valid end last ${ASSUMED_MINUTES} minutes:`, title);
  const roomKey = keyOf(session['roomId']);
  if (roomKey !== undefined && !rooms.has(roomKey))
    notes.add('doubtful', 'Sessions in a room that is not in the export:', title);
  return {
    ...(roomKey !== undefined && rooms.has(roomKey) ? { roomKey } : {}),
    day: start.wall.slice(0, 10),
    startsAt: start.wall,
    durationMinutes: minutes > 0 ? minutes : ASSUMED_MINUTES,
  };
}

/** Assigns sessions after midnight to the day before. Sessionize does not export days. */
function withNights(sessions: readonly ImportedSession[], notes: ReadingNotes): readonly ImportedSession[] {
  const days = new Set(sessions.flatMap(({ slots }) => slots.map(({ day }) => day)));
  return sessions.map((session) => {
    const slots = session.slots.map((slot) => {
      const day = minutesLater(`${slot.day}T00:00`, -1).slice(0, 10);
      if (slot.startsAt.slice(11) >= NIGHT_ENDS || !days.has(day)) return slot;
      notes.add('guessed', 'Sessions after midnight were assigned to the day before:', session.title);
      return { ...slot, day };
    });
    return { ...session, slots };
  });
}
