import type { ImportedSession, ImportedSlot, ImportedSpeaker } from '../imported-programme.ts';
import { minutesLater } from './export-times.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Finds people that an export has twice, with different ids. */

export interface People {
  readonly speakers: readonly ImportedSpeaker[];
  /** Key in the export → key of the merged person. */
  readonly keyOfPerson: ReadonlyMap<string, string>;
}

interface Person {
  speaker: ImportedSpeaker;
  readonly keys: string[];
}

/**
 * Merges two speakers into one person if they have the same name of at least two words and nothing contradicts it:
 * different biographies or pictures, the same session, or two sessions at the same time. The person gets the lower key,
 * so that it does not depend on the order of the export.
 */
export function samePeople(
  speakers: readonly ImportedSpeaker[],
  sessions: readonly ImportedSession[],
  notes: ReadingNotes,
): People {
  const persons: Person[] = [];
  const byName = new Map<string, readonly Person[]>();
  for (const speaker of speakers) {
    const name = speaker.fullName.toLowerCase();
    const namesakes = byName.get(name) ?? [];
    const same = name.includes(' ') ? namesakes.find((other) => isSamePerson(other, speaker, sessions)) : undefined;
    if (same === undefined) {
      const person = { speaker, keys: [speaker.key] };
      persons.push(person);
      byName.set(name, [...namesakes, person]);
      if (namesakes.length > 0) notes.add('doubtful', 'Several people seem to have the name', speaker.fullName);
    } else {
      same.speaker = merged(same.speaker, speaker);
      same.keys.push(speaker.key);
      notes.add('guessed', 'Two speakers of the export were merged into one person:', speaker.fullName);
    }
  }
  return {
    speakers: persons.map(({ speaker }) => speaker),
    keyOfPerson: new Map(persons.flatMap(({ speaker, keys }) => keys.map((key) => [key, speaker.key] as const))),
  };
}

function isSamePerson(
  { speaker: one, keys }: Person,
  other: ImportedSpeaker,
  sessions: readonly ImportedSession[],
): boolean {
  const differs = (field: 'biography' | 'pictureUrl'): boolean =>
    one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];
  const isAlike =
    (one.pictureUrl !== undefined && one.pictureUrl === other.pictureUrl) ||
    one.links.some(({ url }) => other.links.some((link) => link.url === url)) ||
    !(differs('biography') || differs('pictureUrl'));
  if (!isAlike) return false;
  const sessionsOf = (those: readonly string[]): readonly ImportedSession[] =>
    sessions.filter(({ speakerKeys }) => speakerKeys.some((key) => those.includes(key)));
  const theirs = sessionsOf(keys);
  return !sessionsOf([other.key]).some((own) => theirs.some((their) => conflict(own, their)));
}

/** Whether two sessions cannot have the same speaker: it is the same session, or they take place at the same time. */
function conflict(one: ImportedSession, other: ImportedSession): boolean {
  if (one.key === other.key) return true;
  const [a, b] = [one.slots[0], other.slots[0]];
  if (a === undefined || b === undefined) return false;
  const end = ({ startsAt, durationMinutes }: ImportedSlot): string => minutesLater(startsAt, durationMinutes);
  return a.startsAt < end(b) && b.startsAt < end(a);
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

/** Compares keys so that numbers are in their order, too. */
function isLower(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}
