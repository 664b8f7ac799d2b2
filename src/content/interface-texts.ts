import type { InterfaceTexts } from '../domain/translate.ts';
import { allRecordsOf, type ContentIndex, type ContentRecord, field } from './content-index.ts';

/** The interface texts of a site: those of the package, each of which the site can replace with its own. */

export type Texts = Readonly<Record<string, unknown>>;

/** The language in which the package has all texts. */
const PACKAGE_LANGUAGE = 'en';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * All interface texts by language and file. A language without any is left out. Texts that the default language lacks
 * are taken from the package's own language, so that every text exists.
 */
export function interfaceTexts(index: ContentIndex): InterfaceTexts {
  const given = givenTexts(index, allRecordsOf(index, 'i18n'));
  return { ...given, [index.defaultLanguage]: neededTexts(index, given) };
}

/** The texts that every language needs: those of the default language and of the package's own language. */
export function neededTexts({ defaultLanguage, packageTexts }: ContentIndex, given: InterfaceTexts): Texts {
  const texts = merged(packageTexts[PACKAGE_LANGUAGE], given[defaultLanguage]);
  return isMap(texts) ? texts : {};
}

/** The texts that the package and these records of the site give in each language, without fallbacks. */
export function givenTexts(index: ContentIndex, records: readonly ContentRecord[]): InterfaceTexts {
  const own = new Map<string, Record<string, unknown>>();
  for (const { place, document } of records) {
    const language = place.language as string;
    own.set(language, { ...own.get(language), [place.ident]: document.data });
  }
  return Object.fromEntries(
    index.languages.flatMap((language) => {
      const texts = merged(packageTextsIn(index, language), own.get(language));
      return isMap(texts) ? [[language, texts]] : [];
    }),
  );
}

/** The package's texts in a language, else in the same language of any country: German for `de-AT`. */
function packageTextsIn({ packageTexts }: ContentIndex, language: string): Texts | undefined {
  return packageTexts[language] ?? packageTexts[language.split('-', 1)[0] as string];
}

/** The package's texts in its own language, from which those of other languages are translated. */
export function originalTexts({ packageTexts }: ContentIndex): Texts {
  return packageTexts[PACKAGE_LANGUAGE] ?? {};
}

/**
 * Merges texts by name; `above` takes precedence. A text without plural forms replaces all forms of the text below. If one
 * is a text and the other texts by name, the one below stays.
 */
function merged(below: unknown, above: unknown): unknown {
  if (below === undefined || above === undefined) return above ?? below;
  if (!isMap(below) || !isMap(above)) return isMap(below) === isMap(above) ? above : below;
  const fromBelow = Object.entries(below).filter(
    ([name]) => !PLURAL.test(name) || !Object.hasOwn(above, withoutPlural(name)),
  );
  const fromAbove = Object.entries(above).map(([name, text]) => [name, merged(field(below, name), text)]);
  return { ...Object.fromEntries(fromBelow), ...Object.fromEntries(fromAbove) };
}

/** The name of a text without the suffix of its plural form. */
export function withoutPlural(name: string): string {
  return name.replace(PLURAL, '');
}

/** Whether this is a map of texts by name rather than a text. */
export function isMap(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}
