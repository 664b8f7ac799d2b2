import { defined } from '../../model/defined.ts';
import type { ImportedSession, ImportedSpeaker } from './imported-programme.ts';
import { importedText, unescapedLine } from './imported-text.ts';
import { keyOf, type Loose, lineOf, recordsIn } from './loose-values.ts';
import type { LinkSource } from './person-links.ts';
import { secureAddress } from './web-address.ts';

/** The persons of a schedule, gathered from its events: the export has no list of them. */
export interface Persons {
  /** The keys of an event's persons, who are kept. */
  of(event: Loose, source: LinkSource): readonly string[];
  /** In the order in which events name them; who holds a keynote there is marked. */
  list(sessions: readonly ImportedSession[]): readonly ImportedSpeaker[];
}

export function createPersons(): Persons {
  const kept = new Map<string, ImportedSpeaker>();
  const keep = (person: Loose, source: LinkSource): readonly string[] => {
    const fullName = unescapedLine(
      lineOf(person['public_name']) ?? lineOf(person['full_public_name']) ?? lineOf(person['name']) ?? '',
    );
    if (fullName === '') {
      source.notes.add('left-out', 'Persons without a name were left out of', source.of);
      return [];
    }
    const key = personKey(person, { fullName, kept });
    const known = kept.get(key);
    if (known?.biography === undefined) kept.set(key, { ...readPerson(person, { key, fullName, source }), ...known });
    return [key];
  };
  return {
    of: (event, source) => recordsIn(event['persons']).flatMap((person) => keep(person, source)),
    list(sessions) {
      const keynotes = new Set(
        sessions.flatMap(({ isKeynote, speakerKeys }) => (isKeynote === true ? speakerKeys : [])),
      );
      return [...kept.values()].map((person) => (keynotes.has(person.key) ? { ...person, isKeynote: true } : person));
    },
  };
}

interface Keyed {
  readonly fullName: string;
  readonly kept: ReadonlyMap<string, ImportedSpeaker>;
}

/** Ids are 0 for all whom some other system added, and a number may stand for two people where sources were merged. */
function personKey(person: Loose, { fullName, kept }: Keyed): string {
  const unique = keyOf(person['guid']) ?? keyOf(person['code']);
  if (unique !== undefined) return unique;
  const id = keyOf(person['id']);
  const byName = `name:${fullName.toLowerCase()}`;
  if (id === undefined || id === '0') return byName;
  const namesake = kept.get(id);
  return namesake === undefined || namesake.fullName === fullName ? id : byName;
}

interface Named {
  readonly key: string;
  readonly fullName: string;
  readonly source: LinkSource;
}

function readPerson(person: Loose, { key, fullName, source }: Named): ImportedSpeaker {
  const { notes, base } = source;
  const picture = lineOf(person['avatar']) ?? lineOf(person['image']);
  return defined({
    key,
    fullName,
    biography: importedText(person['biography'], {
      style: 'mixed',
      of: fullName,
      notes,
      ...(base === undefined ? {} : { base }),
    }),
    pictureUrl: picture === undefined ? undefined : secureAddress(picture, base),
    links: [],
  });
}
