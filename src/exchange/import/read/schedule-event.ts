import { dayAfter } from '../../../domain/day-span.ts';
import { defined } from '../../../domain/defined.ts';
import type { ImportedLink, ImportedSession, ImportedSlot } from '../imported-programme.ts';
import { importedText, unescapedLine } from '../text/imported-text.ts';
import { ASSUMED_MINUTES, exportTime, lengthInMinutes, timeOfDay } from './export-times.ts';
import { isKeynoteWord, isServiceWord, isWorkshopWord, languageOf } from './guess-words.ts';
import { importedLink, type LinkSource } from './imported-links.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';
import type { Persons } from './schedule-persons.ts';

/** An event with the keys of the JSON, and the room that it is filed under. */
export interface PlacedEvent {
  readonly room: string | undefined;
  readonly event: Loose;
}

export interface EventReading {
  readonly notes: ReadingNotes;
  readonly persons: Persons;
  /** Of the times of the programme. */
  readonly zone: string;
  /** The day that events are filed under. */
  readonly day?: string | undefined;
  /** What starts before this time is on the next day of the calendar, where an event has no date of its own. */
  readonly dayChange?: string | undefined;
  readonly base?: string | undefined;
}

/** One event of a schedule.json or schedule.xml; none if it has no title. */
export function readEvent({ room, event }: PlacedEvent, reading: EventReading): readonly ImportedSession[] {
  const { notes, persons } = reading;
  const title = unescapedLine(lineOf(event['title']) ?? '');
  const key = keyOf(event['guid']) ?? keyOf(event['code']) ?? keyOf(event['id']) ?? title;
  if (title === '') {
    notes.add('left-out', 'Events without a title were left out:', key === '' ? 'without an id either' : key);
    return [];
  }
  const source: EventSource = { ...reading, of: title, room };
  const people = persons.of(event, source);
  const slot = slotOf(event, source);
  noteLeftOut(event, source);
  return [
    defined({
      key,
      title,
      subtitle: lineOf(unescapedLine(lineOf(event['subtitle']) ?? '')),
      description: descriptionOf(event, source),
      speakerKeys: people,
      kind: kindOf(event, source, people.length > 0),
      isForAll: false,
      language: languageOf(lineOf(event['language']) ?? ''),
      isKeynote: isKeynoteWord(lineOf(event['type']) ?? '') || undefined,
      slots: slot === undefined ? [] : [slot],
      links: linksOf(event, source),
    }),
  ];
}

/** `of` is the title of the event. */
interface EventSource extends EventReading, LinkSource {
  readonly room: string | undefined;
}

function slotOf(event: Loose, source: EventSource): ImportedSlot | undefined {
  const { of: title, notes, room, zone, day } = source;
  const time = timeOf(event, source);
  if (time === undefined) {
    notes.add('doubtful', 'Events whose start is no time that exists have no slot:', title);
    return undefined;
  }
  if ((time.shiftMinutes ?? 0) !== 0) notes.add('guessed', `Times of another offset were told in ${zone}:`, title);
  const length = lineOf(event['duration']);
  const minutes = length === undefined ? 0 : (lengthInMinutes(length) ?? 0);
  if (minutes === 0) notes.add('guessed', `What has no length in the export got ${ASSUMED_MINUTES} minutes:`, title);
  return defined({
    roomKey: room,
    day: dayOf(time.wall, day),
    startsAt: time.wall,
    durationMinutes: minutes === 0 ? ASSUMED_MINUTES : minutes,
  });
}

/** Its own date; without one, the day that it is filed under, or the next for what starts before the day changes. */
function timeOf(event: Loose, { zone, day, dayChange }: EventReading): ReturnType<typeof exportTime> {
  const date = exportTime(lineOf(event['date']) ?? '', zone);
  const start = timeOfDay(lineOf(event['start']) ?? '');
  if (date !== undefined || start === undefined || day === undefined) return date;
  const isNight = start < (timeOfDay(dayChange ?? '') ?? '00:00');
  return exportTime(`${isNight ? dayAfter(day) : day}T${start}`, zone);
}

/** What starts before this may belong to the evening before. */
const NIGHT_ENDS = '09:00';

/** A night belongs to the day that it is filed under; anything else to its own date, whatever the export says. */
function dayOf(wall: string, filed: string | undefined): string {
  const own = wall.slice(0, 10);
  const isNight = filed !== undefined && own === dayAfter(filed) && wall.slice(11) < NIGHT_ENDS;
  return isNight ? filed : own;
}

function descriptionOf(event: Loose, source: LinkSource): string | undefined {
  const [abstract, description] = [event['abstract'], event['description']].map((text) =>
    importedText(text, { ...source, style: 'mixed' }),
  );
  if (abstract === undefined || description?.startsWith(abstract)) return description;
  return description === undefined || abstract.includes(description) ? abstract : `${abstract}\n\n${description}`;
}

function kindOf(event: Loose, { of: title, notes }: LinkSource, hasPeople: boolean): ImportedSession['kind'] {
  const type = lineOf(event['type']) ?? '';
  if (!hasPeople && (isServiceWord(title) || isServiceWord(type))) {
    notes.add('guessed', 'Taken for breaks and the like, by their titles:', title);
    return 'service';
  }
  return isWorkshopWord(type) ? 'workshop' : 'talk';
}

function linksOf(event: Loose, source: LinkSource): readonly ImportedLink[] {
  const links = [...listOf(event['links']), ...listOf(event['attachments'])].flatMap((link) => {
    const { url, title } = typeof link === 'string' ? { url: link } : recordOf(link);
    return importedLink({ title, url }, source);
  });
  const recording = recordOf(event['recording'])['url'] ?? event['video_download_url'];
  return [...links, ...importedLink({ title: 'Recording', url: recording, kind: 'recording' }, source)];
}

function noteLeftOut(event: Loose, { of: title, notes }: LinkSource): void {
  const track = lineOf(event['track']);
  if (track !== undefined) notes.add('left-out', 'Content has no place for the topics of the export:', track);
  const isUnrecorded = isTrue(event['do_not_record']) || isTrue(recordOf(event['recording'])['optout']);
  if (isUnrecorded)
    notes.add('left-out', 'Content has no place for a wish not to be recorded, which is there for', title);
  if (recordsIn(event['answers']).length > 0) notes.add('left-out', 'Answers to questions were left out of', title);
}
