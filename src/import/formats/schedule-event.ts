import { defined } from '../../domain/defined.ts';
import { dayAfter } from '../../domain/time/day-span.ts';
import type { ImportedLink, ImportedSession, ImportedSlot } from '../imported-programme.ts';
import { importedText, unescapedLine } from '../text/imported-text.ts';
import { ASSUMED_MINUTES, durationInMinutes, exportTime, timeOfDay } from './export-times.ts';
import { languageOf, looksLikeKeynote } from './field-keywords.ts';
import { importedLink, type LinkSource } from './imported-links.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';
import type { Persons } from './schedule-persons.ts';
import { joinedTexts, recognisedKind } from './session-kind.ts';

/** An event in the structure of the JSON, and the room in which it is listed. */
export interface PlacedEvent {
  readonly room: string | undefined;
  readonly event: Loose;
}

export interface EventReading {
  readonly notes: ReadingNotes;
  readonly persons: Persons;
  /** The zone of the programme. */
  readonly zone: string;
  /** The day in which the event is listed. */
  readonly day?: string | undefined;
  /** An event without a date that starts before this time is on the next calendar day. */
  readonly dayChange?: string | undefined;
  readonly base?: string | undefined;
}

/** Reads an event of a schedule.json or schedule.xml. The list is empty if it has no title. */
export function readEvent({ room, event }: PlacedEvent, reading: EventReading): readonly ImportedSession[] {
  const { notes, persons } = reading;
  const title = unescapedLine(lineOf(event['title']) ?? '');
  const key = keyOf(event['guid']) ?? keyOf(event['code']) ?? keyOf(event['id']) ?? title;
  if (title === '') {
    notes.add('left-out', 'Events without a title were left out:', key === '' ? 'without an id either' : key);
    return [];
  }
  const source: EventSource = { ...reading, subject: title, room };
  const people = persons.add(event, source);
  const slot = slotOf(event, source);
  const hasText = [event['abstract'], event['description']].some((text) => lineOf(text) !== undefined);
  const type = lineOf(event['type']) ?? '';
  const kind = recognisedKind({ title, type, hasPeople: people.length > 0, hasText }, notes);
  if (recordsIn(event['answers']).length > 0) notes.add('left-out', 'Answers to questions were left out of', title);
  return [
    defined({
      key,
      title,
      subtitle: lineOf(unescapedLine(lineOf(event['subtitle']) ?? '')),
      description: descriptionOf(event, source),
      speakerKeys: people,
      kind,
      serviceType: kind === 'service' && type !== '' ? type : undefined,
      isForAll: false,
      language: languageOf(lineOf(event['language']) ?? ''),
      isKeynote: looksLikeKeynote(type) || undefined,
      track: lineOf(unescapedLine(lineOf(event['track']) ?? '')),
      isRecorded: isOptedOut(event) ? false : undefined,
      slots: slot === undefined ? [] : [slot],
      links: linksOf(event, source),
    }),
  ];
}

/** `subject` is the title of the event. */
interface EventSource extends EventReading, LinkSource {
  readonly room: string | undefined;
}

function slotOf(event: Loose, source: EventSource): ImportedSlot | undefined {
  const { subject: title, notes, room, zone, day } = source;
  const time = timeOf(event, source);
  if (time === undefined) {
    notes.add('doubtful', 'Events without a valid start have no slot:', title);
    return undefined;
  }
  if ((time.shiftMinutes ?? 0) !== 0)
    notes.add('guessed', `Times with another offset were converted to ${zone}:`, title);
  const duration = lineOf(event['duration']);
  const minutes = duration === undefined ? 0 : (durationInMinutes(duration) ?? 0);
  if (minutes === 0) notes.add('guessed', `Events without a duration last ${ASSUMED_MINUTES} minutes:`, title);
  return defined({
    roomKey: room,
    day: dayOf(time.wall, day),
    startsAt: time.wall,
    durationMinutes: minutes === 0 ? ASSUMED_MINUTES : minutes,
  });
}

/**
 * The start: the date of the event, or else the listed day, or the day after it if it starts before the change of day.
 */
function timeOf(event: Loose, { zone, day, dayChange }: EventReading): ReturnType<typeof exportTime> {
  const date = exportTime(lineOf(event['date']) ?? '', zone);
  const start = timeOfDay(lineOf(event['start']) ?? '');
  if (date !== undefined || start === undefined || day === undefined) return date;
  const isNight = start < (timeOfDay(dayChange ?? '') ?? '00:00');
  return exportTime(`${isNight ? dayAfter(day) : day}T${start}`, zone);
}

/** An event that starts before this time can belong to the day before. */
const NIGHT_ENDS = '09:00';

/** The day of the programme: the listed day for an event in the night after it, otherwise the date of the event. */
function dayOf(wall: string, listedDay: string | undefined): string {
  const date = wall.slice(0, 10);
  const isNight = listedDay !== undefined && date === dayAfter(listedDay) && wall.slice(11) < NIGHT_ENDS;
  return isNight ? listedDay : date;
}

function descriptionOf({ abstract, description }: Loose, source: LinkSource): string | undefined {
  const text = (value: unknown): string | undefined => importedText(value, { ...source, style: 'mixed' });
  return joinedTexts(text(abstract), text(description));
}

function linksOf(event: Loose, source: LinkSource): readonly ImportedLink[] {
  const links = [...listOf(event['links']), ...listOf(event['attachments'])].flatMap((link) => {
    const { url, title } = typeof link === 'string' ? { url: link } : recordOf(link);
    return importedLink({ title, url }, source);
  });
  const recording = recordOf(event['recording'])['url'] ?? event['video_download_url'];
  return [...links, ...importedLink({ title: 'Recording', url: recording, kind: 'recording' }, source)];
}

/** Whether its speakers do not want to be recorded. */
function isOptedOut(event: Loose): boolean {
  return isTrue(event['do_not_record']) || isTrue(recordOf(event['recording'])['optout']);
}
