import type { ImportedLink, ImportedSession } from '../imported-programme.ts';
import { languageOf, levelOf, looksLikeKeynote, looksLikeWorkshop } from './field-keywords.ts';
import { importedLink } from './imported-links.ts';
import { keyOf, type Loose, lineOf, listOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Reads the categories and questions of Sessionize, whose names the organisers choose. */

/** The values from a session's categories for which content has fields. */
export type CategoryValues = Pick<ImportedSession, 'language' | 'level' | 'isKeynote' | 'track' | 'topics'> & {
  readonly isWorkshop?: boolean;
};

type Meaning = 'track' | 'topics' | 'language' | 'level' | 'format' | 'none';

const MEANINGS: readonly (readonly [meaning: Meaning, keywords: RegExp])[] = [
  ['track', /\btracks?\b/i],
  ['topics', /\btags?\b|topics?\b|\bthem(?:es?|en?)\b|schlagw|\btem[ae]\b/i],
  ['language', /language|sprache|langue|jezik|idioma|lingua/i],
  ['level', /level|difficulty|experience|niveau|razina|nivel/i],
  ['format', /format|type|kind|length|duration|vrsta|dauer/i],
];

interface Item {
  readonly name: string;
  readonly meaning: Meaning;
}

/**
 * Guesses the meaning of each category by its title and items, and adds a note for each guess. Returns a function from
 * a session's `categoryItems` to its values.
 */
export function readCategories(data: Loose, notes: ReadingNotes): (categoryItems: unknown) => CategoryValues {
  const items = new Map<string, Item>();
  for (const category of recordsIn(data['categories'])) {
    if (category['type'] === 'speaker') continue;
    const title = lineOf(category['title']) ?? 'Category without a title';
    const entries = recordsIn(category['items']).map((item) => ({
      id: keyOf(item['id']),
      name: lineOf(item['name']) ?? '',
    }));
    const meaning = meaningOf(
      title,
      entries.map(({ name }) => name),
    );
    noteMeaning({ title, meaning, notes });
    for (const { id, name } of entries) if (id !== undefined) items.set(id, { name, meaning });
  }
  return (categoryItems) => {
    const found = listOf(categoryItems).flatMap((id) => items.get(keyOf(id) ?? '') ?? []);
    const topics = [...new Set(found.filter(({ meaning }) => meaning === 'topics').map(({ name }) => name))];
    const values = found.map(valuesOf).reverse();
    return Object.assign({}, ...values, topics.length === 0 ? {} : { topics });
  };
}

/** The names of the tracks, in the order of their category. */
export function trackNames(data: Loose): readonly string[] {
  return recordsIn(data['categories']).flatMap((category) => {
    const names = recordsIn(category['items']).flatMap(({ name }) => lineOf(name) ?? []);
    const isTrack = category['type'] !== 'speaker' && meaningOf(lineOf(category['title']) ?? '', names) === 'track';
    return isTrack ? names : [];
  });
}

/** The meaning of a category: by its title, or else by its items. */
function meaningOf(title: string, names: readonly string[]): Meaning {
  const byTitle = MEANINGS.find(([, keywords]) => keywords.test(title))?.[0];
  if (byTitle !== undefined) return byTitle;
  return names.length > 0 && names.every((name) => levelOf(name) !== undefined) ? 'level' : 'none';
}

const GUESSED: Readonly<Record<Exclude<Meaning, 'none'>, string>> = {
  track: 'The track of sessions was taken from the category',
  topics: 'The topics of sessions were taken from the category',
  language: 'The language of sessions was taken from the category',
  level: 'The level of sessions was taken from the category',
  format: 'Workshops and keynotes were recognised by the category',
};

function noteMeaning({ title, meaning, notes }: { title: string; meaning: Meaning; notes: ReadingNotes }): void {
  if (meaning === 'none') notes.add('left-out', 'Content has no field for the category', title);
  else notes.add('guessed', GUESSED[meaning], title);
}

function valuesOf(item: Item): CategoryValues {
  if (item.meaning === 'track') return item.name === '' ? {} : { track: item.name };
  if (item.meaning === 'format') {
    return {
      ...(looksLikeWorkshop(item.name) ? { isWorkshop: true } : {}),
      ...(looksLikeKeynote(item.name) ? { isKeynote: true } : {}),
    };
  }
  const language = item.meaning === 'language' ? languageOf(item.name) : undefined;
  const level = item.meaning === 'level' ? levelOf(item.name) : undefined;
  return { ...(language === undefined ? {} : { language }), ...(level === undefined ? {} : { level }) };
}

/**
 * Converts answers to the organisers' questions to links of the session. Answers that are not addresses are left out.
 */
export function readAnswers(
  data: Loose,
  notes: ReadingNotes,
): (session: Loose, title: string) => readonly ImportedLink[] {
  const questions = new Map(
    recordsIn(data['questions']).map((question) => [keyOf(question['id']), lineOf(question['question'])]),
  );
  return (session, subject) => {
    const answers = recordsIn(session['questionAnswers']).flatMap((answer) => {
      const question = questions.get(keyOf(answer['questionId'])) ?? 'Question that is not in the export';
      const value = lineOf(answer['answerValue']);
      if (value === undefined) return [];
      if (!/^https?:\/\//i.test(value)) {
        notes.add('left-out', 'Answers that are not links were left out, to the question', question);
        return [];
      }
      notes.add('guessed', 'Links of sessions were taken from answers to the question', question);
      return importedLink({ title: question, url: value }, { subject, notes });
    });
    const recordings = Object.entries({ liveUrl: 'Live stream', recordingUrl: 'Recording' }).flatMap(([name, title]) =>
      importedLink({ title, url: session[name], kind: 'recording' }, { subject, notes }),
    );
    return uniqueLinks([...recordings, ...answers]);
  };
}

function uniqueLinks(links: readonly ImportedLink[]): readonly ImportedLink[] {
  return links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at);
}
