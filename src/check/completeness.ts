import { allRecordsOf, type ContentIndex, type ContentRecord, field } from '../content/content-index.ts';
import {
  givenTexts,
  isMap,
  neededTexts,
  originalTexts,
  type Texts,
  withoutPlural,
} from '../content/interface-texts.ts';
import { isToTranslate, proseTexts } from '../content/translations.ts';
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

/** The interface texts of a site. Texts that are not translated yet are not counted as given. */
export function countInterface(index: ContentIndex): CountedTexts {
  const given = givenTexts(index, allRecordsOf(index, 'i18n'));
  const names = namesIn(neededTexts(index, given));
  const givenIn = (language: string): number => {
    const own = new Set(namesIn(given[language] ?? {}));
    const untranslated = untranslatedNames(index, language);
    return names.filter((name) => own.has(name) && !untranslated.has(name)).length;
  };
  return { needed: names.length, given: Object.fromEntries(index.languages.map((one) => [one, givenIn(one)])) };
}

/**
 * The dotted names of texts that are still the package's English ones, in files with the comment `# review: translate …`,
 * which `init` writes. Without that comment a text may be the same in both languages.
 */
function untranslatedNames(index: ContentIndex, language: string): ReadonlySet<string> {
  const marked = allRecordsOf(index, 'i18n').filter(
    ({ place, document }) => place.language === language && isToTranslate(document),
  );
  return new Set(
    marked.flatMap(({ place: { ident }, document }) => {
      const originals = field(originalTexts(index), ident);
      return isMap(document.data) && isMap(originals) ? sameNames(document.data, originals, `${ident}.`) : [];
    }),
  );
}

/** The dotted names of the texts that are the same in both. A plural form is the same if it is any form of the original. */
function sameNames(texts: Texts, originals: Texts, prefix: string): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const original = field(originals, name);
    if (isMap(text)) return isMap(original) ? sameNames(text, original, `${prefix}${name}.`) : [];
    const forms = Object.keys(originals).filter((one) => withoutPlural(one) === withoutPlural(name));
    return forms.some((one) => originals[one] === text) ? [`${prefix}${withoutPlural(name)}`] : [];
  });
}

/** The dotted names of all texts. The plural forms of a text share one name. */
function namesIn(texts: Readonly<Record<string, unknown>>, prefix = ''): readonly string[] {
  const names = Object.entries(texts).flatMap(([name, text]) => {
    const path = `${prefix}${withoutPlural(name)}`;
    return isMap(text) ? namesIn(text, `${path}.`) : [path];
  });
  return prefix === '' ? [...new Set(names)] : names;
}
