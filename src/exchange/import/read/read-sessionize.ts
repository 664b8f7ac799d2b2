import { defined } from '../../../domain/defined.ts';
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
import { readAnswers, readCategories } from './sessionize-questions.ts';
import { readSpeakers } from './sessionize-speakers.ts';

/** The view All of Sessionize. Its times are wall-clock times without a zone; its texts are plain. */

/** What starts before this belongs to the evening before, if there was one. */
const NIGHT_ENDS = '05:00';

export function readSessionize(data: Loose, { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  const rooms = recordsIn(data['rooms']).flatMap(readRoom);
  const accepted = recordsIn(data['sessions']).filter((session) => isAccepted(session, notes));
  const reading: Reading = {
    notes,
    timeZone,
    rooms: new Set(rooms.map(({ key }) => key)),
    factsOf: readCategories(data, notes),
    linksOf: readAnswers(data, notes),
  };
  const found = accepted.flatMap((session) => readSession(session, reading));
  const sessions = withNights(found, notes);
  return assembleProgramme({ speakers: readSpeakers({ data, accepted, notes }), sessions, rooms }, notes);
}

interface Reading {
  readonly notes: ReadingNotes;
  readonly timeZone: string;
  readonly rooms: ReadonlySet<string>;
  readonly factsOf: ReturnType<typeof readCategories>;
  readonly linksOf: ReturnType<typeof readAnswers>;
}

function readRoom(room: Loose): readonly ImportedRoom[] {
  const [key, name] = [keyOf(room['id']), lineOf(room['name'])];
  return key === undefined ? [] : [{ key, name: name ?? `Room ${key}` }];
}

/** Old exports have no status, and service sessions never do. */
function isAccepted({ status, title }: Loose, notes: ReadingNotes): boolean {
  const said = lineOf(status);
  if (said === undefined || /^accepted$/i.test(said)) return true;
  notes.add(
    'left-out',
    `Sessions with the status "${said}" were left out:`,
    lineOf(title) ?? 'a session without a title',
  );
  return false;
}

function readSession(session: Loose, reading: Reading): readonly ImportedSession[] {
  const { notes, factsOf, linksOf } = reading;
  const [key, title] = [keyOf(session['id']), lineOf(session['title'])];
  if (key === undefined || title === undefined) {
    notes.add('left-out', 'Sessions without a title or an id were left out:', title ?? key ?? 'without either');
    return [];
  }
  const { isWorkshop, ...facts } = factsOf(session['categoryItems']);
  const speakerKeys = listOf(session['speakers']).flatMap((id) => keyOf(id) ?? []);
  const kind = kindOf(session, { speakerKeys, isWorkshop });
  const slot = readSlot(session, { title, reading });
  return [
    defined({
      key,
      title,
      description: importedText(session['description'], { style: 'plain', of: title, notes }),
      speakerKeys,
      kind,
      isForAll: isTrue(session['isPlenumSession']),
      ...facts,
      slots: slot === undefined ? [] : [slot],
      links: linksOf(session, title),
    }),
  ];
}

/** A break with speakers is none. */
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
    notes.add('doubtful', 'Sessions whose start is no time that exists have no slot:', title);
    return undefined;
  }
  if ((start.shiftMinutes ?? 0) !== 0) notes.add('guessed', `Times of another offset were told in ${timeZone}:`, title);
  const minutes = end === undefined ? 0 : minutesBetween(start.wall, end.wall);
  if (minutes <= 0)
    notes.add('guessed', `Sessions without an end after their start got ${ASSUMED_MINUTES} minutes:`, title);
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

/** Sessionize has no days: what starts in the night after a day of the programme is that day's. */
function withNights(sessions: readonly ImportedSession[], notes: ReadingNotes): readonly ImportedSession[] {
  const days = new Set(sessions.flatMap(({ slots }) => slots.map(({ day }) => day)));
  return sessions.map((session) => {
    const slots = session.slots.map((slot) => {
      const day = minutesLater(`${slot.day}T00:00`, -1).slice(0, 10);
      if (slot.startsAt.slice(11) >= NIGHT_ENDS || !days.has(day)) return slot;
      notes.add('guessed', 'What starts after midnight was taken for the end of the day before:', session.title);
      return { ...slot, day };
    });
    return { ...session, slots };
  });
}
