import type { ImportedLink, ImportedSession } from '../imported-programme.ts';
import { isKeynoteWord, isWorkshopWord, languageOf, levelOf } from './guess-words.ts';
import { importedLink } from './imported-links.ts';
import { keyOf, type Loose, lineOf, listOf, recordsIn } from './loose-values.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Categories and questions, which organisers of Sessionize name as they like. */

/** What the categories of a session say, as far as content has a place for it. */
export type CategoryFacts = Partial<Pick<ImportedSession, 'language' | 'level' | 'isKeynote'>> & {
  readonly isWorkshop?: boolean;
};

type Meaning = 'language' | 'level' | 'format' | 'none';

const MEANINGS: readonly (readonly [meaning: Meaning, words: RegExp])[] = [
  ['language', /language|sprache|langue|jezik|idioma|lingua/i],
  ['level', /level|difficulty|experience|niveau|razina|nivel/i],
  ['format', /format|type|kind|length|duration|vrsta|dauer/i],
];

interface Item {
  readonly name: string;
  readonly meaning: Meaning;
}

/**
 * Organisers name their categories as they like, so their words decide what each is for; all that was guessed is noted.
 * Gives the facts of a session by its `categoryItems`.
 */
export function readCategories(data: Loose, notes: ReadingNotes): (categoryItems: unknown) => CategoryFacts {
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
    const given = listOf(categoryItems).map((id) => factsOf(items.get(keyOf(id) ?? '')));
    return Object.assign({}, ...given.reverse());
  };
}

/** By the title first; `Track` and `Tags` are neither, whatever their items are called. */
function meaningOf(title: string, names: readonly string[]): Meaning {
  if (/track|tag|topic/i.test(title)) return 'none';
  const byTitle = MEANINGS.find(([, words]) => words.test(title))?.[0];
  if (byTitle !== undefined) return byTitle;
  return names.length > 0 && names.every((name) => levelOf(name) !== undefined) ? 'level' : 'none';
}

const GUESSED: Readonly<Record<Exclude<Meaning, 'none'>, string>> = {
  language: 'The language of sessions was taken from the category',
  level: 'The level of sessions was taken from the category',
  format: 'What is a workshop or a keynote was taken from the category',
};

function noteMeaning({ title, meaning, notes }: { title: string; meaning: Meaning; notes: ReadingNotes }): void {
  if (meaning === 'none') notes.add('left-out', 'Content has no place for the category', title);
  else notes.add('guessed', GUESSED[meaning], title);
}

function factsOf(item: Item | undefined): CategoryFacts {
  if (item === undefined) return {};
  if (item.meaning === 'format') {
    return {
      ...(isWorkshopWord(item.name) ? { isWorkshop: true } : {}),
      ...(isKeynoteWord(item.name) ? { isKeynote: true } : {}),
    };
  }
  const language = item.meaning === 'language' ? languageOf(item.name) : undefined;
  const level = item.meaning === 'level' ? levelOf(item.name) : undefined;
  return { ...(language === undefined ? {} : { language }), ...(level === undefined ? {} : { level }) };
}

/** Answers to an organiser's own questions: those that are addresses become links of their session, the rest stays out. */
export function readAnswers(
  data: Loose,
  notes: ReadingNotes,
): (session: Loose, title: string) => readonly ImportedLink[] {
  const questions = new Map(
    recordsIn(data['questions']).map((question) => [keyOf(question['id']), lineOf(question['question'])]),
  );
  return (session, of) => {
    const answers = recordsIn(session['questionAnswers']).flatMap((answer) => {
      const question = questions.get(keyOf(answer['questionId'])) ?? 'Question that is not in the export';
      const value = lineOf(answer['answerValue']);
      if (value === undefined) return [];
      if (!/^https?:\/\//i.test(value)) {
        notes.add('left-out', 'Answers that are no links were left out, to the question', question);
        return [];
      }
      notes.add('guessed', 'Links of sessions were taken from answers to the question', question);
      return importedLink({ title: question, url: value }, { of, notes });
    });
    const own = Object.entries({ liveUrl: 'Live stream', recordingUrl: 'Recording' }).flatMap(([name, title]) =>
      importedLink({ title, url: session[name], kind: 'recording' }, { of, notes }),
    );
    return firstOfEach([...own, ...answers]);
  };
}

function firstOfEach(links: readonly ImportedLink[]): readonly ImportedLink[] {
  return links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at);
}
