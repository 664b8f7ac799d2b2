import { RequestError } from '../../content-edits/errors.ts';
import { type ListItem, newItem } from '../../content-edits/yaml/list-items.ts';
import type { NewBoardEntry } from '../../domain/editor/edit-board.ts';

/** A new entry as an item of a schedule. Throws `RequestError` if it has no title or no lists. */
export function newEntry(entry: NewBoardEntry, languages: readonly string[]): ListItem {
  return newItem(entry.kind === 'tracks' ? parallel(entry) : titled(entry, languages));
}

function parallel({ by, names }: NewBoardEntry & { kind: 'tracks' }): Readonly<Record<string, unknown>> {
  if (names.length === 0)
    throw new RequestError(
      'No room or track is chosen.',
      'choose those in which something is at once',
      'no-lists-chosen',
    );
  return { [by]: Object.fromEntries(names.map((name) => [name, []])) };
}

/** The title is a plain text if the texts have one language. */
function titled(
  { kind, sort, title, minutes }: NewBoardEntry & { kind: 'break' | 'special' },
  languages: readonly string[],
): Readonly<Record<string, unknown>> {
  const texts = languages.flatMap((language) => {
    const text = title[language]?.trim() ?? '';
    return text === '' ? [] : [[language, text] as const];
  });
  const [first] = texts;
  if (first === undefined)
    throw new RequestError('The new entry has no title.', 'write one, such as "Coffee"', 'title-missing');
  return {
    [kind]: sort,
    ...(kind === 'break' && sort === 'lunch' ? { lunch: true } : {}),
    ...(minutes === undefined ? {} : { duration: minutes }),
    title: languages.length === 1 ? first[1] : Object.fromEntries(texts),
  };
}
