import { defined } from '../../../domain/defined.ts';
import type { ImportedSpeaker } from '../imported-programme.ts';
import { importedText, unescapedLine } from '../text/imported-text.ts';
import { type LinkSource, secureAddress } from './imported-links.ts';
import { keyOf, type Loose, lineOf, recordsIn } from './loose-values.ts';

/** The persons of a schedule, gathered from its events: the export has no list of them. */
export interface Persons {
  /** Adds an event's persons. Returns their keys. */
  of(event: Loose, source: LinkSource): readonly string[];
  /** In the order in which events name them. */
  list(): readonly ImportedSpeaker[];
}

export function createPersons(): Persons {
  const byKey = new Map<string, ImportedSpeaker>();
  const add = (person: Loose, source: LinkSource): readonly string[] => {
    const fullName = unescapedLine(
      lineOf(person['public_name']) ?? lineOf(person['full_public_name']) ?? lineOf(person['name']) ?? '',
    );
    if (fullName === '') {
      source.notes.add('left-out', 'Persons without a name were left out of', source.of);
      return [];
    }
    const key = personKey(person, fullName, byKey);
    const before = byKey.get(key);
    if (before?.biography === undefined) {
      byKey.set(key, { key, ...readPerson(person, fullName, source), ...before });
    }
    return [key];
  };
  return {
    of: (event, source) => recordsIn(event['persons']).flatMap((person) => add(person, source)),
    list: () => [...byKey.values()],
  };
}

/** Ids are 0 for all whom some other system added, and a number may stand for two people where sources were merged. */
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
    biography: importedText(person['biography'], { style: 'mixed', of: fullName, notes, base }),
    pictureUrl: picture === undefined ? undefined : secureAddress(picture, base),
    links: [],
  });
}
