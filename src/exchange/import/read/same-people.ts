import type { ImportedSession, ImportedSlot, ImportedSpeaker } from '../imported-programme.ts';
import { minutesLater } from './export-times.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** People who are in an export under two ids. */

export interface People {
  readonly speakers: readonly ImportedSpeaker[];
  /** Each key of the export → the key that its person goes by. */
  readonly keyOfPerson: ReadonlyMap<string, string>;
}

interface Person {
  speaker: ImportedSpeaker;
  readonly keys: string[];
}

/**
 * Two records are one person if they have the same name of at least two words, nothing that contradicts it (other
 * biographies and pictures, one session, two places at once), and so the programme does not show the same face twice.
 * The lower key stays, whatever the order of the export.
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
    const same = name.includes(' ') ? namesakes.find((other) => isOne(other, speaker, sessions)) : undefined;
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

function isOne({ speaker: one, keys }: Person, other: ImportedSpeaker, sessions: readonly ImportedSession[]): boolean {
  const differs = (field: 'biography' | 'pictureUrl'): boolean =>
    one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];
  const isAlike =
    (one.pictureUrl !== undefined && one.pictureUrl === other.pictureUrl) ||
    one.links.some(({ url }) => other.links.some((link) => link.url === url)) ||
    !(differs('biography') || differs('pictureUrl'));
  if (!isAlike) return false;
  const heldBy = (those: readonly string[]): readonly ImportedSession[] =>
    sessions.filter(({ speakerKeys }) => speakerKeys.some((key) => those.includes(key)));
  const theirs = heldBy(keys);
  return !heldBy([other.key]).some((own) => theirs.some((their) => collide(own, their)));
}

/** One session cannot have a person twice, and nobody is in two places at once. */
function collide(one: ImportedSession, other: ImportedSession): boolean {
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

/** Numbers in their order, too. */
function isLower(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}
