import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../content/interface-texts.ts';
import { proseTexts } from '../content/translations.ts';
import type { Completeness, Share } from '../diagnostics/diagnostic.ts';

/** How many texts there are, and how many of them in each language: plain data. */
export interface CountedTexts {
  readonly needed: number;
  readonly given: Readonly<Record<string, number>>;
}

/**
 * How much of the site each of its languages has: prose of the content, as it was counted in each record, and interface
 * texts. A text in a language that falls back to another one is not given in it.
 */
export function completeness(
  languages: readonly string[],
  { prose, ofInterface }: { readonly prose: readonly CountedTexts[]; readonly ofInterface: CountedTexts },
): Completeness {
  const ofProse = sumOfTexts(prose);
  const share = ({ given, needed }: CountedTexts, language: string): Share => ({
    given: given[language] ?? 0,
    needed,
  });
  return Object.fromEntries(
    languages.map((language) => [
      language,
      { prose: share(ofProse, language), interface: share(ofInterface, language) },
    ]),
  );
}

/** All texts that were counted, of one site and so in the same languages. */
export function sumOfTexts(counted: readonly CountedTexts[]): CountedTexts {
  const given: Record<string, number> = {};
  for (const one of counted) {
    for (const [language, count] of Object.entries(one.given)) given[language] = (given[language] ?? 0) + count;
  }
  return { needed: counted.reduce((sum, { needed }) => sum + needed, 0), given };
}

/** The prose texts of a record. */
export function countProse(record: ContentRecord, index: ContentIndex): CountedTexts {
  const texts = proseTexts(record, index);
  const givenIn = (language: string): number => texts.filter(({ given }) => given.has(language)).length;
  return { needed: texts.length, given: Object.fromEntries(index.languages.map((one) => [one, givenIn(one)])) };
}

/** The interface texts of a site. */
export function countInterface(index: ContentIndex): CountedTexts {
  const given = givenTexts(index, recordsOf(index, 'i18n'));
  const names = namesIn(neededTexts(index, given));
  const givenIn = (language: string): number => {
    const own = new Set(namesIn(given[language] ?? {}));
    return names.filter((name) => own.has(name)).length;
  };
  return { needed: names.length, given: Object.fromEntries(index.languages.map((one) => [one, givenIn(one)])) };
}

/** The dotted names of all texts, each plural form by the name of them all. */
function namesIn(texts: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${before}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return before === '' ? [...new Set(names)] : names;
}
