import { nearestName } from '../../diagnostics/nearest-name.ts';
import { defined } from '../../domain/defined.ts';
import { slugOf } from '../../domain/slug.ts';
import { pictureAddress, socialLink } from '../formats/imported-links.ts';
import type { ReadingNotes } from '../formats/reading-notes.ts';
import type { ImportedLink, ImportedSpeaker } from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import { type Column, PROFILE_TITLES } from './table-columns.ts';
import type { TableRow } from './table-rows.ts';

/** Collects people: those of tables with a row for each person, and those that rows of sessions name. */

export interface People {
  /** In the order in which the tables name them. */
  readonly byKey: Map<string, ImportedSpeaker>;
  /** `personKey` of a name → key. */
  readonly keyOfName: Map<string, string>;
  /** Whether there is a table of people. A person who is not in it is unusual. */
  readonly isListed: boolean;
}

export interface PeopleReading {
  readonly people: People;
  readonly notes: ReadingNotes;
  /** Adds a mistake in a row. */
  readonly mistake: (row: TableRow, message: string) => void;
}

/** Reads the rows of tables of people. */
export function listedPeople(tables: readonly (readonly TableRow[])[], notes: ReadingNotes): People {
  const people: People = { byKey: new Map(), keyOfName: new Map(), isListed: tables.length > 0 };
  for (const person of tables.flat().flatMap((row) => personOf(row, notes) ?? [])) addPerson(people, person);
  return people;
}

/** Adds the people whom a row of a session names, and what it says about them if it names only one. Returns their keys. */
export function peopleInRow(row: TableRow, reading: PeopleReading): readonly string[] {
  const names = namesIn(nameCells(row), reading.people.keyOfName);
  return names.map((name) => {
    const key = keyOf(name, reading.people);
    const earlier = reading.people.byKey.get(key);
    if (earlier === undefined) notePerson(row, name, reading);
    const profile = names.length === 1 ? profileOf(row, name, reading.notes) : { links: [] };
    addPerson(reading.people, { ...profile, key, fullName: earlier?.fullName ?? name });
    return key;
  });
}

function nameCells(row: TableRow): readonly string[] {
  const cells = [...row.lines('speakers'), ...row.lines('name')];
  const parts = [...row.lines('firstName').slice(0, 1), ...row.lines('surname').slice(0, 1)];
  return cells.length > 0 || parts.length === 0 ? cells : [parts.join(' ')];
}

/** A cell has a name or an id. */
function keyOf(name: string, { byKey, keyOfName }: People): string {
  return byKey.has(name) ? name : (keyOfName.get(personKey(name)) ?? personKey(name));
}

/** A person who is not in the table of people has a misspelt name, or is noted. */
function notePerson(row: TableRow, name: string, { people, notes, mistake }: PeopleReading): void {
  if (!people.isListed) return;
  const known = [...people.byKey.values()].map(({ fullName }) => fullName);
  const near = nearestName(name, known, Math.floor(name.length / 6));
  if (near !== undefined) mistake(row, `There is no speaker "${name}"; did you mean "${near}"?`);
  notes.add('doubtful', 'Speakers that the table of speakers does not have:', name);
}

/** What was read first about a person stays. */
function addPerson({ byKey, keyOfName }: People, person: ImportedSpeaker): void {
  const earlier = byKey.get(person.key);
  const links = [...(earlier?.links ?? []), ...person.links];
  const unique = links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at);
  byKey.set(person.key, { ...person, ...earlier, links: unique });
  keyOfName.set(personKey(person.fullName), person.key);
}

/** The key of a person without an id. */
function personKey(name: string): string {
  return slugOf(name) || name.toLowerCase();
}

/** The person of a row in a table of people. Undefined, with a note, if the row has no name. */
function personOf(row: TableRow, notes: ReadingNotes): ImportedSpeaker | undefined {
  const [name] = row.lines('firstName');
  const [surname] = row.lines('surname');
  const parts = [name, surname].filter((part) => part !== undefined).join(' ');
  const [fullName = parts] = [...row.lines('name'), ...row.lines('speakers')];
  if (fullName === '') {
    notes.add('left-out', 'Rows without a name were left out:', `${row.file}:${row.line}`);
    return undefined;
  }
  const [key = personKey(fullName)] = row.lines('id');
  return defined({ ...profileOf(row, fullName, notes), key, fullName, name, surname });
}

/** What a row says about a person. */
function profileOf(row: TableRow, fullName: string, notes: ReadingNotes): Omit<ImportedSpeaker, 'key' | 'fullName'> {
  const [position] = row.lines('position');
  const [company] = row.lines('company');
  const [picture] = row.lines('picture');
  return defined({
    position,
    company,
    biography: importedText(row.text('biography'), { style: 'mixed', subject: fullName, notes }),
    pictureUrl: picture === undefined ? undefined : pictureAddress(picture),
    links: linksOf(row, fullName, notes),
  });
}

function linksOf(row: TableRow, subject: string, notes: ReadingNotes): readonly ImportedLink[] {
  const profiles = Object.entries(PROFILE_TITLES).flatMap(([column, title]) =>
    row.lines(column as Column).flatMap((url) => socialLink({ title, url }, { subject, notes })),
  );
  const others = row
    .lines('links')
    .flatMap((cell) => cell.split(/[\s,;]+/))
    .flatMap((url) => socialLink({ url }, { subject, notes }));
  const urls = new Set(profiles.map(({ url }) => url));
  return [...profiles, ...others.filter(({ url }) => !urls.has(url))];
}

/** A degree after a name, as in `Ana Kos, Ph.D.`: it is not a person of its own. */
const DEGREE = /,\s*((?:ph\.?\s?d|m\.?\s?d|m\.?\s?sc|mba|jr|sr)\b\.?)/gi;

/**
 * The names in cells such as `Mia Berg, Ivo Horvat & Ana Kos`. A cell that is the name of a known person as a whole is
 * not divided, and neither is `Berg, Mia` if there is a Mia Berg.
 */
function namesIn(cells: readonly string[], known: ReadonlyMap<string, string>): readonly string[] {
  return cells.flatMap((cell) => {
    const reversed = cell
      .split(/\s*,\s*/)
      .reverse()
      .join(' ');
    if (known.has(personKey(cell))) return [cell];
    if (known.has(personKey(reversed))) return [reversed];
    return cell
      .replace(DEGREE, ' $1')
      .split(/\s*(?:[,;/&+\n]|\s(?:and|und|i|et)\s)\s*/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
  });
}
