import { minutesLater } from './export-times.ts';
import type { ImportedSession, ImportedSpeaker } from './imported-programme.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** People who are in an export under two ids. */

export interface People {
  readonly speakers: readonly ImportedSpeaker[];
  /** Each key of the export → the key that its person goes by. */
  readonly keyOfPerson: ReadonlyMap<string, string>;
}

interface Evidence {
  readonly sessions: readonly ImportedSession[];
  readonly notes: ReadingNotes;
}

/**
 * Two records are one person if they have the same name of at least two words, nothing that contradicts it (other
 * biographies and pictures, one session, two places at once), and so the programme does not show the same face twice.
 * The lower key stays, whatever the order of the export.
 */
export function samePeople(speakers: readonly ImportedSpeaker[], { sessions, notes }: Evidence): People {
  const sessionsOf = groupedSessions(sessions);
  const persons: { speaker: ImportedSpeaker; keys: string[] }[] = [];
  const byName = new Map<string, typeof persons>();
  for (const speaker of speakers) {
    const name = speaker.fullName.toLowerCase();
    const namesakes = byName.get(name) ?? [];
    const same = name.includes(' ') ? namesakes.find((other) => isOne(other, { speaker, sessionsOf })) : undefined;
    if (same === undefined) {
      const person = { speaker, keys: [speaker.key] };
      persons.push(person);
      byName.set(name, [...namesakes, person]);
      if (namesakes.length > 0) notes.add('doubtful', 'Several people, as it seems, have the name', speaker.fullName);
    } else {
      same.speaker = merged(same.speaker, speaker);
      same.keys.push(speaker.key);
      notes.add('guessed', 'Two records of the export were taken for one person:', speaker.fullName);
    }
  }
  return {
    speakers: persons.map(({ speaker }) => speaker),
    keyOfPerson: new Map(persons.flatMap(({ speaker, keys }) => keys.map((key) => [key, speaker.key] as const))),
  };
}

function groupedSessions(sessions: readonly ImportedSession[]): ReadonlyMap<string, readonly ImportedSession[]> {
  const grouped = new Map<string, ImportedSession[]>();
  for (const session of sessions) {
    for (const key of session.speakerKeys) grouped.set(key, [...(grouped.get(key) ?? []), session]);
  }
  return grouped;
}

interface Namesake {
  readonly speaker: ImportedSpeaker;
  readonly sessionsOf: ReadonlyMap<string, readonly ImportedSession[]>;
}

function isOne(
  person: { speaker: ImportedSpeaker; keys: readonly string[] },
  { speaker, sessionsOf }: Namesake,
): boolean {
  const [one, other] = [person.speaker, speaker];
  const differs = (field: 'biography' | 'pictureUrl'): boolean =>
    one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];
  const isAlike =
    (one.pictureUrl !== undefined && one.pictureUrl === other.pictureUrl) ||
    one.links.some(({ url }) => other.links.some((link) => link.url === url)) ||
    !(differs('biography') || differs('pictureUrl'));
  const theirs = person.keys.flatMap((key) => sessionsOf.get(key) ?? []);
  return isAlike && !(sessionsOf.get(speaker.key) ?? []).some((own) => theirs.some((their) => collide(own, their)));
}

/** One session cannot have a person twice, and nobody is in two places at once. */
function collide(one: ImportedSession, other: ImportedSession): boolean {
  if (one.key === other.key) return true;
  if (one.slot === undefined || other.slot === undefined) return false;
  const end = ({ startsAt, durationMinutes }: NonNullable<ImportedSession['slot']>): string =>
    minutesLater(startsAt, durationMinutes);
  return one.slot.startsAt < end(other.slot) && other.slot.startsAt < end(one.slot);
}

function merged(one: ImportedSpeaker, other: ImportedSpeaker): ImportedSpeaker {
  const urls = new Set(one.links.map(({ url }) => url));
  return {
    ...other,
    ...one,
    key: isLower(one.key, other.key) ? one.key : other.key,
    links: [...one.links, ...other.links.filter(({ url }) => !urls.has(url))],
  };
}

/** Numbers in their order, too. */
function isLower(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}
