import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { givenTexts, isMap, neededTexts, withoutPlural } from '../content/interface-texts.ts';
import { proseTexts } from '../content/translations.ts';
import type { Completeness, Share } from '../diagnostics/diagnostic.ts';

/** The number of texts, and how many of them are given in each language. */
interface CountedTexts {
  readonly needed: number;
  readonly given: Readonly<Record<string, number>>;
}

/**
 * Sums up how much of the site is given in each language. Texts that fall back to another language are not counted as
 * given.
 */
export function completeness(
  languages: readonly string[],
  { prose, interfaceTexts }: { readonly prose: readonly CountedTexts[]; readonly interfaceTexts: CountedTexts },
): Completeness {
  const proseSum = sumOfTexts(prose);
  const share = ({ given, needed }: CountedTexts, language: string): Share => ({
    given: given[language] ?? 0,
    needed,
  });
  return Object.fromEntries(
    languages.map((language) => [
      language,
      { prose: share(proseSum, language), interface: share(interfaceTexts, language) },
    ]),
  );
}

function sumOfTexts(counted: readonly CountedTexts[]): CountedTexts {
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

/** The dotted names of all texts. The plural forms of a text share one name. */
function namesIn(texts: Readonly<Record<string, unknown>>, prefix = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${prefix}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return prefix === '' ? [...new Set(names)] : names;
}
