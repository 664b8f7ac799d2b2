import { defined } from '../../domain/defined.ts';
import type {
  ImportedLink,
  ImportedProgramme,
  ImportedRoom,
  ImportedSession,
  ImportedSlot,
  ImportedSpeaker,
  ImportedTrack,
  ReadOptions,
} from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { exportZone } from './export-times.ts';
import { languageOf, looksLikeKeynote } from './field-keywords.ts';
import { importedLink, type LinkSource, pictureAddress } from './imported-links.ts';
import { isTrue, keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import { itemsIn, localised, nameIn, type PretalxPart, pretalxParts } from './pretalx-parts.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';
import { joinedTexts, recognisedKind } from './session-kind.ts';
import { minutesOf, timedSlot } from './timed-slot.ts';

/**
 * Reads answers of the REST API of pretalx: submissions (or talks), and as far as they are there speakers, rooms, slots,
 * tracks, submission types, tags, resources and the event, which names the time zone. Older versions of the API have objects in submissions where newer ones
 * have ids.
 */
export function readPretalx(answers: readonly unknown[], { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  const parts = pretalxParts(answers);
  // Several events in an answer can be all those of an organiser, so their zones are no guide.
  const named = parts.events.length === 1 ? lineOf(parts.events[0]?.['timezone']) : undefined;
  const ownZone = exportZone(named, notes);
  const reading: Reading = { notes, zone: ownZone ?? timeZone, parts, slots: currentSlots(parts.slots, notes) };
  const accepted = parts.submissions.filter((submission) => isAccepted(submission, notes));
  const sessions = [
    ...accepted.flatMap((submission) => readSubmission(submission, reading)),
    ...reading.slots.flatMap((slot) => readBreak(slot, reading)),
  ];
  const speakers = accepted
    .flatMap((submission) => itemsIn(submission['speakers'], parts.speakers, 'code'))
    .flatMap((speaker) => readSpeaker(speaker, reading));
  const tracks = parts.tracks.flatMap(readTrack);
  const zone = defined({ timeZone: ownZone });
  return assembleProgramme({ speakers, sessions, rooms: readRooms(reading), tracks, ...zone }, notes);
}

interface Reading {
  readonly notes: ReadingNotes;
  readonly zone: string;
  readonly parts: Readonly<Record<PretalxPart, readonly Loose[]>>;
  readonly slots: readonly Loose[];
}

/** The slots of the newest schedule. Older ones can be in the same answer. */
function currentSlots(slots: readonly Loose[], notes: ReadingNotes): readonly Loose[] {
  const schedules = [
    ...new Set(slots.map(({ schedule }) => Number(keyOf(recordOf(schedule)['id']) ?? keyOf(schedule)))),
  ];
  const newest = Math.max(...schedules.filter(Number.isFinite));
  if (schedules.length < 2) return slots;
  notes.add('guessed', 'There are slots of several schedules; those of the newest one were taken.');
  return slots.filter(({ schedule }) => Number(keyOf(recordOf(schedule)['id']) ?? keyOf(schedule)) === newest);
}

function isAccepted({ state, title }: Loose, notes: ReadingNotes): boolean {
  const text = lineOf(state);
  if (text === undefined || text === 'confirmed' || text === 'accepted') return true;
  notes.add('left-out', `Submissions with the state "${text}" were left out:`, lineOf(title) ?? 'one without a title');
  return false;
}

function readSubmission(submission: Loose, reading: Reading): readonly ImportedSession[] {
  const { notes, parts } = reading;
  const [key, title] = [keyOf(submission['code']), lineOf(submission['title'])];
  if (key === undefined || title === undefined) {
    notes.add('left-out', 'Submissions without a title or a code were left out:', title ?? key ?? 'one without either');
    return [];
  }
  if (listOf(submission['answers']).length > 0) notes.add('left-out', 'Answers to questions were left out of', title);
  const source = { subject: title, notes };
  const speakerKeys = listOf(submission['speakers']).flatMap((one) => keyOf(recordOf(one)['code']) ?? keyOf(one) ?? []);
  const type = nameIn(parts.types, submission['submission_type']) ?? '';
  const description = descriptionOf(submission, source);
  const hasPeople = speakerKeys.length > 0;
  return [
    defined({
      key,
      title,
      description,
      speakerKeys,
      kind: recognisedKind({ title, type, hasPeople, hasText: description !== undefined }, notes),
      isForAll: false,
      language: languageOf(lineOf(submission['content_locale']) ?? ''),
      isKeynote: looksLikeKeynote(type) || undefined,
      track: nameIn(parts.tracks, submission['track']),
      topics: topicsOf(submission, parts),
      isRecorded: isTrue(submission['do_not_record']) ? false : undefined,
      durationMinutes: minutesOf(submission['duration']),
      slots: slotsOf(submission, { key, title, reading }),
      links: linksOf(submission, parts, source),
    }),
  ];
}

function topicsOf({ tags }: Loose, parts: Reading['parts']): readonly string[] | undefined {
  const topics = listOf(tags).flatMap((tag) => nameIn(parts.tags, tag) ?? []);
  return topics.length === 0 ? undefined : [...new Set(topics)];
}

function descriptionOf({ abstract, description }: Loose, source: LinkSource): string | undefined {
  const text = (value: unknown): string | undefined => importedText(value, { ...source, style: 'mixed' });
  return joinedTexts(text(abstract), text(description));
}

/** The slots in the submission itself, or else those that name it. */
function slotsOf(
  submission: Loose,
  { key, title, reading }: { readonly key: string; readonly title: string; readonly reading: Reading },
): readonly ImportedSlot[] {
  const { slots, zone, notes } = reading;
  const own = [submission['slot'], ...recordsIn(submission['slots'])].map(recordOf).filter((slot) => 'start' in slot);
  const named = slots.filter((slot) => codeOf(slot) === key);
  return (own.length > 0 ? own : named).flatMap((slot) =>
    timedSlot(
      { start: slot['start'], end: slot['end'], minutes: submission['duration'], roomKey: roomOf(slot, reading) },
      { title, zone, notes },
    ),
  );
}

function codeOf({ submission }: Loose): string | undefined {
  return keyOf(recordOf(submission)['code']) ?? keyOf(submission);
}

/** The name of the room, which is its key: some answers have nothing else. */
function roomOf(slot: Loose, { parts }: Reading): string | undefined {
  return nameIn(parts.rooms, slot['room'] ?? slot['room_id']);
}

/** A slot without a submission is a break, whose name is its description. */
function readBreak(slot: Loose, reading: Reading): readonly ImportedSession[] {
  const [title, id] = [localised(slot['description']), keyOf(slot['id'])];
  if (codeOf(slot) !== undefined || title === undefined || id === undefined) return [];
  const { zone, notes } = reading;
  const slots = timedSlot(
    { start: slot['start'], end: slot['end'], roomKey: roomOf(slot, reading) },
    { title, zone, notes },
  );
  return [{ key: `slot ${id}`, title, speakerKeys: [], kind: 'service', isForAll: false, slots, links: [] }];
}

function linksOf(submission: Loose, parts: Reading['parts'], source: LinkSource): readonly ImportedLink[] {
  return itemsIn(submission['resources'], parts.resources, 'id').flatMap(({ resource, link, description }) =>
    importedLink({ title: localised(description), url: lineOf(link) ?? resource }, source),
  );
}

/** E-mail addresses are ignored. */
function readSpeaker(speaker: Loose, { notes, parts }: Reading): readonly ImportedSpeaker[] {
  const key = keyOf(speaker['code']);
  const listed = parts.speakers.find(({ code }) => keyOf(code) === key) ?? {};
  const value = (name: string): unknown => (lineOf(listed[name]) === undefined ? speaker[name] : listed[name]);
  const fullName = lineOf(value('name'));
  if (key === undefined || fullName === undefined) {
    notes.add('left-out', 'Speakers without a name or a code were left out:', fullName ?? key ?? 'one without either');
    return [];
  }
  const picture = lineOf(value('avatar_url')) ?? lineOf(value('avatar'));
  return [
    defined({
      key,
      fullName,
      biography: importedText(value('biography'), { style: 'mixed', subject: fullName, notes }),
      pictureUrl: picture === undefined ? undefined : pictureAddress(picture),
      links: [],
    }),
  ];
}

function readTrack({ name, color }: Loose): readonly ImportedTrack[] {
  const title = localised(name);
  const isColor = typeof color === 'string' && /^#[\da-f]{6}$/i.test(color);
  return title === undefined ? [] : [defined({ name: title, color: isColor ? color.toLowerCase() : undefined })];
}

/** The rooms in the order of their list, and then those that only slots name. */
function readRooms(reading: Reading): readonly ImportedRoom[] {
  const { parts, slots } = reading;
  const position = (room: Loose): number => Number(keyOf(room['position']) ?? Number.POSITIVE_INFINITY);
  const listed = [...parts.rooms]
    .sort((a, b) => position(a) - position(b))
    .flatMap((room) => {
      const name = localised(room['name']);
      return name === undefined ? [] : [defined({ key: name, name, capacity: seatsOf(room) })];
    });
  const inSubmissions = parts.submissions.flatMap(({ slot, slots: own }) => [recordOf(slot), ...recordsIn(own)]);
  const named = [...inSubmissions, ...slots].flatMap((slot) => roomOf(slot, reading) ?? []);
  return [...listed, ...[...new Set(named)].map((name) => ({ key: name, name }))];
}

function seatsOf({ capacity }: Loose): number | undefined {
  const seats = Number(keyOf(capacity));
  return Number.isInteger(seats) && seats > 0 ? seats : undefined;
}
