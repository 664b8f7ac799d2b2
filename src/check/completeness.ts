import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../content/interface-texts.ts';
import { proseTexts } from '../content/translations.ts';
import type { Completeness } from '../diagnostics/diagnostic.ts';

/**
 * How much of the site each of its languages has: prose of the content, as it was counted in each record, and interface
 * texts. A text in a language that falls back to another one is not given in it.
 */
export function completeness(index: ContentIndex, prose: readonly Prose[]): Completeness {
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
          prose: { given: sum((one) => one.given[language] ?? 0), needed },
          interface: { given: names.filter((name) => own.has(name)).length, needed: names.length },
        },
      ];
    }),
  );
}

/** How many prose texts a record has, and how many of them in each language: plain data. */
export interface Prose {
  readonly needed: number;
  readonly given: Readonly<Record<string, number>>;
}

export function proseOf(record: ContentRecord, index: ContentIndex): Prose {
  const texts = proseTexts(record, index);
  const givenIn = (language: string): number => texts.filter(({ given }) => given.has(language)).length;
  return { needed: texts.length, given: Object.fromEntries(index.languages.map((one) => [one, givenIn(one)])) };
}

/** The dotted names of all texts, each plural form by the name of them all. */
function namesIn(texts: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${before}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return before === '' ? [...new Set(names)] : names;
}
