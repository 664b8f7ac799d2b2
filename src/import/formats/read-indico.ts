import { ImportRefusal } from '../../content-edits/errors.ts';
import { defined } from '../../domain/defined.ts';
import type {
  ImportedLink,
  ImportedProgramme,
  ImportedSession,
  ImportedSpeaker,
  ReadOptions,
} from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { assembleProgramme } from './assemble-programme.ts';
import { exportZone } from './export-times.ts';
import { looksLikeKeynote } from './field-keywords.ts';
import { importedLink, type LinkSource } from './imported-links.ts';
import { indicoParts } from './indico-parts.ts';
import { keyOf, type Loose, lineOf, listOf, recordOf, recordsIn } from './loose-values.ts';
import { createNotes, type ReadingNotes } from './reading-notes.ts';
import { recognisedKind } from './session-kind.ts';
import { minutesOf, timedSlot } from './timed-slot.ts';

/** Reads exports of Indico. Its times are wall-clock times in the zone that they name. E-mail addresses are ignored. */
export function readIndico(answers: readonly unknown[], { timeZone }: ReadOptions): ImportedProgramme {
  const notes = createNotes();
  const { events, contributions, breaks } = indicoParts(answers);
  if (contributions.length === 0 && !events.some((event) => Array.isArray(event['contributions']))) {
    throw new ImportRefusal('unknown-format', {
      message: 'This export of Indico has no contributions.',
      hint: 'export the event with its contributions: /export/event/ID.json?detail=sessions',
    });
  }
  const ownZone = exportZone(zoneOf(events, contributions), notes);
  const reading: Reading = { notes, zone: ownZone ?? timeZone, speakers: new Map() };
  const sessions = [
    ...contributions.flatMap((contribution) => readContribution(contribution, reading)),
    ...breaks.flatMap((one) => readBreak(one, reading)),
  ];
  const names = [...new Set(sessions.flatMap(({ slots }) => slots.flatMap(({ roomKey }) => roomKey ?? [])))];
  const rooms = names.map((name) => ({ key: name, name }));
  const speakers = [...reading.speakers.values()];
  return assembleProgramme({ speakers, sessions, rooms, ...defined({ timeZone: ownZone }) }, notes);
}

interface Reading {
  readonly notes: ReadingNotes;
  readonly zone: string;
  /** The speakers of all contributions so far, by their keys. */
  readonly speakers: Map<string, ImportedSpeaker>;
}

function zoneOf(events: readonly Loose[], contributions: readonly Loose[]): string | undefined {
  const dates = [...events, ...contributions].map(({ startDate }) => recordOf(startDate)['tz']);
  return [...events.map(({ timezone }) => timezone), ...dates].flatMap((zone) => lineOf(zone) ?? [])[0];
}

function readContribution(contribution: Loose, reading: Reading): readonly ImportedSession[] {
  const { notes } = reading;
  const [key, title] = [keyOf(contribution['contributionId'] ?? contribution['id']), lineOf(contribution['title'])];
  if (key === undefined || title === undefined) {
    notes.add('left-out', 'Contributions without a title or an id were left out:', title ?? key ?? 'without either');
    return [];
  }
  const source = { subject: title, notes };
  if (recordsIn(contribution['subContributions']).length > 0)
    notes.add('left-out', 'Parts (subcontributions) were left out of', title);
  const speakerKeys = speakersOf(contribution, source, reading);
  const type = lineOf(contribution['type']) ?? '';
  const description = importedText(contribution['description'], { ...source, style: 'mixed' });
  const keywords = listOf(contribution['keywords']).flatMap((keyword) => lineOf(keyword) ?? []);
  return [
    defined({
      key,
      title,
      description,
      speakerKeys,
      kind: recognisedKind(
        { title, type, hasPeople: speakerKeys.length > 0, hasText: description !== undefined },
        notes,
      ),
      isForAll: false,
      isKeynote: looksLikeKeynote(type) || undefined,
      track: trackOf(contribution),
      topics: keywords.length === 0 ? undefined : [...new Set(keywords)],
      durationMinutes: minutesOf(contribution['duration']),
      slots: slotsOf(contribution, title, reading),
      links: linksOf(contribution, source),
    }),
  ];
}

/** The track, or else the session, which is a group of contributions in Indico. */
function trackOf({ track, session }: Loose): string | undefined {
  return lineOf(track) ?? lineOf(recordOf(track)['title']) ?? lineOf(session) ?? lineOf(recordOf(session)['title']);
}

function slotsOf(entry: Loose, title: string, { zone, notes }: Reading): ImportedSession['slots'] {
  const [start, end] = [momentOf(entry['startDate']), momentOf(entry['endDate'])];
  const roomKey = lineOf(entry['room']);
  return timedSlot({ start, end, minutes: entry['duration'], roomKey }, { title, zone, notes });
}

/** `{ date: '2026-05-08', time: '09:00:00' }` */
function momentOf(value: unknown): string | undefined {
  const { date, time } = recordOf(value);
  return lineOf(date) === undefined ? undefined : `${lineOf(date)}T${lineOf(time) ?? ''}`;
}

function readBreak(entry: Loose, reading: Reading): readonly ImportedSession[] {
  const [id, title] = [keyOf(entry['id']), lineOf(entry['title'])];
  if (id === undefined || title === undefined) return [];
  const slots = slotsOf(entry, title, reading);
  // A break in one of several rooms is usually for everybody.
  return [{ key: `break ${id}`, title, speakerKeys: [], kind: 'service', isForAll: true, slots, links: [] }];
}

/** The speakers, or else the authors. Adds them to those of the programme. */
function speakersOf(contribution: Loose, { subject, notes }: LinkSource, { speakers }: Reading): readonly string[] {
  const own = recordsIn(contribution['speakers'] ?? contribution['presenters']);
  const authors = recordsIn(contribution['primaryauthors'] ?? contribution['primaryAuthors']);
  if (own.length === 0 && authors.length > 0)
    notes.add('guessed', 'Without speakers, the authors were taken as the speakers of', subject);
  return (own.length > 0 ? own : authors).flatMap((person) => {
    const [name, surname] = [lineOf(person['first_name'] ?? person['firstName']), surnameOf(person)];
    const fullName = lineOf(`${name ?? ''} ${surname ?? ''}`) ?? lineOf(person['fullName'] ?? person['name']);
    if (fullName === undefined) return [];
    const key = keyOf(person['person_id']) ?? keyOf(person['emailHash']) ?? fullName.toLowerCase();
    const company = lineOf(person['affiliation']);
    if (!speakers.has(key)) speakers.set(key, defined({ key, fullName, name, surname, company, links: [] }));
    return [key];
  });
}

function surnameOf(person: Loose): string | undefined {
  return lineOf(person['last_name'] ?? person['familyName']);
}

/** The files and links of a contribution, which are in folders. */
function linksOf(contribution: Loose, source: LinkSource): readonly ImportedLink[] {
  const attachments = recordsIn(contribution['folders']).flatMap((folder) => recordsIn(folder['attachments']));
  return attachments.flatMap(({ title, link_url, download_url }) =>
    importedLink({ title, url: lineOf(link_url) ?? download_url }, source),
  );
}
