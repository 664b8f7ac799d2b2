import { defined } from '../../domain/defined.ts';
import type { ImportedSpeaker } from '../imported-programme.ts';
import { importedText, unescapedLine } from '../text/imported-text.ts';
import { type LinkSource, pictureAddress } from './imported-links.ts';
import { keyOf, type Loose, lineOf, recordsIn } from './loose-values.ts';

/** Collects the persons of a schedule from its events, since the export has no list of them. */
export interface Persons {
  /** Adds the persons of an event. Returns their keys. */
  add(event: Loose, source: LinkSource): readonly string[];
  /** All persons, in the order in which events name them. */
  list(): readonly ImportedSpeaker[];
}

export function createPersons(): Persons {
  const byKey = new Map<string, ImportedSpeaker>();
  const addPerson = (person: Loose, source: LinkSource): readonly string[] => {
    const fullName = unescapedLine(
      lineOf(person['public_name']) ?? lineOf(person['full_public_name']) ?? lineOf(person['name']) ?? '',
    );
    if (fullName === '') {
      source.notes.add('left-out', 'Persons without a name were left out of', source.subject);
      return [];
    }
    const key = personKey(person, fullName, byKey);
    const previous = byKey.get(key);
    if (previous?.biography === undefined) {
      byKey.set(key, { key, ...readPerson(person, fullName, source), ...previous });
    }
    return [key];
  };
  return {
    add: (event, source) => recordsIn(event['persons']).flatMap((person) => addPerson(person, source)),
    list: () => [...byKey.values()],
  };
}

/** The key of a person. An id of 0 is not unique, and merged exports can have the same id for two people. */
function personKey(person: Loose, fullName: string, byKey: ReadonlyMap<string, ImportedSpeaker>): string {
  const unique = keyOf(person['guid']) ?? keyOf(person['code']);
  if (unique !== undefined) return unique;
  const id = keyOf(person['id']);
  const byName = `name:${fullName.toLowerCase()}`;
  if (id === undefined || id === '0') return byName;
  const namesake = byKey.get(id);
  return namesake === undefined || namesake.fullName === fullName ? id : byName;
}

function readPerson(person: Loose, fullName: string, { notes, base }: LinkSource): Omit<ImportedSpeaker, 'key'> {
  const picture = lineOf(person['avatar']) ?? lineOf(person['image']);
  return defined({
    fullName,
    biography: importedText(person['biography'], { style: 'mixed', subject: fullName, notes, base }),
    pictureUrl: picture === undefined ? undefined : pictureAddress(picture, base),
    links: [],
  });
}
