import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../content/interface-texts.ts';
import { proseTexts } from '../content/translations.ts';
import type { Completeness } from '../diagnostics/diagnostic.ts';

/**
 * How much of the site each of its languages has: prose of the content, and interface texts. A text in a language that
 * falls back to another one is not given in it.
 */
export function completeness(index: ContentIndex): Completeness {
  const prose = index.records.map((record) => proseOf(record, index));
  const sum = (of: (one: Prose) => number): number => prose.reduce((all, one) => all + of(one), 0);
  const needed = sum((one) => one.needed);
  const given = givenTexts(index, recordsOf(index, 'i18n'));
  const names = namesIn(neededTexts(index, given));
  return Object.fromEntries(
    index.languages.map((language) => {
      const own = new Set(namesIn(given[language] ?? {}));
      return [
        language,
        {
          prose: { given: sum((one) => one.given.get(language) ?? 0), needed },
          interface: { given: names.filter((name) => own.has(name)).length, needed: names.length },
        },
      ];
    }),
  );
}

/** How many prose texts a record has, and how many of them in each language. */
interface Prose {
  readonly defaultLanguage: string;
  readonly needed: number;
  readonly given: ReadonlyMap<string, number>;
}

const known = new WeakMap<ContentRecord, Prose>();

/** Records do not change: of one that was counted before it is known. */
function proseOf(record: ContentRecord, index: ContentIndex): Prose {
  const { defaultLanguage } = index;
  const before = known.get(record);
  if (before?.defaultLanguage === defaultLanguage) return before;
  const texts = proseTexts(record, index);
  const given = new Map<string, number>();
  for (const language of texts.flatMap((text) => [...text.given])) given.set(language, (given.get(language) ?? 0) + 1);
  const prose = { defaultLanguage, needed: texts.length, given };
  known.set(record, prose);
  return prose;
}

/** The dotted names of all texts, each plural form by the name of them all. */
function namesIn(texts: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${before}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return before === '' ? [...new Set(names)] : names;
}
