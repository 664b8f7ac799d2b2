import { type ContentIndex, recordsOf } from '../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../content/interface-texts.ts';
import { proseTexts } from '../content/translations.ts';
import type { Completeness } from '../diagnostics/diagnostic.ts';

/**
 * How much of the site each of its languages has: prose of the content, and interface texts. A text in a language that
 * falls back to another one is not given in it.
 */
export function completeness(index: ContentIndex): Completeness {
  const prose = index.records.flatMap((record) => proseTexts(record, index));
  const given = givenTexts(index, recordsOf(index, 'i18n'));
  const needed = namesIn(neededTexts(index, given));
  return Object.fromEntries(
    index.languages.map((language) => {
      const own = new Set(namesIn(given[language] ?? {}));
      return [
        language,
        {
          prose: { given: prose.filter((text) => text.given.has(language)).length, needed: prose.length },
          interface: { given: needed.filter((name) => own.has(name)).length, needed: needed.length },
        },
      ];
    }),
  );
}

/** The dotted names of all texts, each plural form by the name of them all. */
function namesIn(texts: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${before}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return before === '' ? [...new Set(names)] : names;
}
