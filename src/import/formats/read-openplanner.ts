import { defined } from '../../domain/defined.ts';
import type {
  ImportedProgramme,
  ImportedSession,
  ImportedSpeaker,
  ImportedTrack,
  ReadOptions,
} from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { languageOf, levelOf, looksLikeKeynote } from './field-keywords.ts';
import { importedLink, pictureAddress, socialLink } from './imported-links.ts';
import { keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';
import { recognisedKind } from './session-kind.ts';
import { minutesOf, timedSlot } from './timed-slot.ts';

/**
 * Reads the public JSON of OpenPlanner. Its tracks are columns of the schedule, so they are rooms; its categories are
 * themes. Times have offsets. Notes of organisers, which only its private JSON has, are ignored.
 */

/** Parts of the file that are not imported. */
const OTHER_PARTS = ['sponsors', 'team', 'teams', 'faq', 'jobPosts', 'tickets'];

interface Reading {
  readonly notes: ReadingNotes;
  readonly zone: string;
  readonly event: Loose;
  /** The keys of the rooms. */
  readonly rooms: ReadonlySet<string>;
}

export function readOpenPlanner(data: Loose, { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  for (const part of OTHER_PARTS) if (listOf(data[part]).length > 0) notes.add('left-out', 'Not imported:', part);
  const event = recordOf(data['event']);
  const rooms = recordsIn(event['tracks']).flatMap(({ id, name }) => {
    const key = keyOf(id);
    return key === undefined ? [] : [{ key, name: lineOf(name) ?? key }];
  });
  const reading: Reading = { notes, zone: timeZone, event, rooms: new Set(rooms.map(({ key }) => key)) };
  const sessions = recordsIn(data['sessions']).flatMap((session) => readSession(session, reading));
  const speakers = recordsIn(data['speakers']).flatMap((speaker) => readSpeaker(speaker, notes));
  const tracks = recordsIn(event['categories']).flatMap(readTrack);
  return assembleProgramme({ speakers, sessions, rooms, tracks }, notes);
}

function readSession(session: Loose, reading: Reading): readonly ImportedSession[] {
  const { notes, zone, event, rooms } = reading;
  const [key, title] = [keyOf(session['id']), lineOf(session['title'])];
  if (key === undefined || title === undefined) {
    notes.add('left-out', 'Sessions without a title or an id were left out:', title ?? key ?? 'without either');
    return [];
  }
  const source = { subject: title, notes };
  const speakerKeys = listOf(session['speakerIds']).flatMap((id) => keyOf(id) ?? []);
  const format = nameOf(event['formats'], session['formatId']);
  const description = importedText(session['abstract'], { ...source, style: 'mixed' });
  const tags = [...new Set(listOf(session['tags']).flatMap((tag) => lineOf(tag) ?? []))];
  const roomKey = roomOf(session, { title, rooms, notes });
  const width = Number(lineOf(session['extendWidth']) ?? 1);
  return [
    defined({
      key,
      title,
      description,
      speakerKeys,
      kind: recognisedKind(
        { title, type: format ?? '', hasPeople: speakerKeys.length > 0, hasText: description !== undefined },
        notes,
      ),
      isForAll: rooms.size > 1 && (width >= rooms.size || roomKey === undefined),
      language: languageOf(lineOf(session['language']) ?? ''),
      level: levelOf(lineOf(session['level']) ?? ''),
      isKeynote: looksLikeKeynote(format ?? '') || undefined,
      track: nameOf(event['categories'], session['categoryId']),
      topics: tags.length === 0 ? undefined : tags,
      durationMinutes: minutesOf(session['durationMinutes']),
      slots: timedSlot(
        { start: session['dateStart'], end: session['dateEnd'], minutes: session['durationMinutes'], roomKey },
        { title, zone, notes },
      ),
      links: [
        ...importedLink({ title: 'Slides', url: session['presentationLink'], kind: 'slides' }, source),
        ...importedLink({ title: 'Recording', url: session['videoLink'], kind: 'recording' }, source),
      ],
    }),
  ];
}

function roomOf(
  { trackId }: Loose,
  { title, rooms, notes }: Pick<Reading, 'rooms' | 'notes'> & { readonly title: string },
): string | undefined {
  const key = keyOf(trackId);
  if (key === undefined || rooms.has(key)) return key;
  notes.add('doubtful', 'Sessions in a room that is not in the export:', title);
  return undefined;
}

function readTrack({ name, color }: Loose): readonly ImportedTrack[] {
  const title = lineOf(name);
  const isColor = typeof color === 'string' && /^#[\da-f]{6}$/i.test(color);
  return title === undefined ? [] : [defined({ name: title, color: isColor ? color.toLowerCase() : undefined })];
}

/** The name of the item with an id in one of the event's lists. */
function nameOf(list: unknown, id: unknown): string | undefined {
  const item = recordsIn(list).find((one) => keyOf(one['id']) === keyOf(id));
  return lineOf(item?.['name']);
}

function readSpeaker(speaker: Loose, notes: ReadingNotes): readonly ImportedSpeaker[] {
  const [key, fullName] = [keyOf(speaker['id']), lineOf(speaker['name'])];
  if (key === undefined || fullName === undefined) {
    notes.add('left-out', 'Speakers without a name or an id were left out:', fullName ?? key ?? 'without either');
    return [];
  }
  const picture = lineOf(speaker['photoUrl']);
  return [
    defined({
      key,
      fullName,
      position: lineOf(speaker['jobTitle']),
      company: lineOf(speaker['company']),
      biography: importedText(speaker['bio'], { style: 'mixed', subject: fullName, notes }),
      pictureUrl: picture === undefined ? undefined : pictureAddress(picture),
      links: recordsIn(speaker['socials']).flatMap(({ name, icon, link }) =>
        socialLink({ title: lineOf(name) ?? icon, url: link }, { subject: fullName, notes }),
      ),
    }),
  ];
}
