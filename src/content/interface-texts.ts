import { memoize } from '../model/memoize.ts';
import { type ContentIndex, type ContentRecord, field, recordsOf } from './content-index.ts';
import type { InterfaceTexts } from './translate.ts';

/** The interface texts of a site: the package's, and in their places, text by text, those that the site gives. */

type Texts = Readonly<Record<string, unknown>>;

/** The language that the package's texts are written in first. */
const PACKAGE_LANGUAGE = 'en';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * All interface texts by language and file; a language without any is left out. Behind the default language stands
 * the package's own, so that every text there is shows somehow.
 */
export function interfaceTexts(index: ContentIndex): InterfaceTexts {
  const given = givenTexts(index, recordsOf(index, 'i18n'));
  return { ...given, [index.defaultLanguage]: neededTexts(index, given) };
}

/** The texts that there are in the default language or, behind it, in the package's own: each language needs all of them. */
export function neededTexts({ defaultLanguage, packageTexts }: ContentIndex, given: InterfaceTexts): Texts {
  const texts = overlaid(packageTexts[PACKAGE_LANGUAGE], given[defaultLanguage]);
  return isMap(texts) ? texts : {};
}

/** What is given in each language itself, by the package or by these records of the site. */
export function givenTexts(index: ContentIndex, records: readonly ContentRecord[]): InterfaceTexts {
  const own = new Map<string, Record<string, unknown>>();
  for (const { place, document } of records) {
    const language = place.language as string;
    own.set(language, { ...own.get(language), [place.ident]: document.data });
  }
  return Object.fromEntries(
    index.languages.flatMap((language) => {
      const texts = overlaid(index.packageTexts[language], own.get(language));
      return isMap(texts) ? [[language, texts]] : [];
    }),
  );
}

/**
 * One text in place of another, or texts by name each in its place. A text without plural forms replaces all forms.
 * Of a text and texts by name, which cannot stand for each other, the one below stays.
 */
function overlaid(below: unknown, above: unknown): unknown {
  if (below === undefined || above === undefined) return above ?? below;
  if (!isMap(below) || !isMap(above)) return isMap(below) === isMap(above) ? above : below;
  return laidOver(below)(above);
}

/** Files that have not changed are the same texts each time, and there are many. */
const laidOver = memoize((below: Texts) => memoize((above: Texts) => overlaidMaps(below, above)));

function overlaidMaps(below: Texts, above: Texts): Texts {
  const kept = Object.entries(below).filter(
    ([name]) => !PLURAL.test(name) || !Object.hasOwn(above, withoutPlural(name)),
  );
  const laid = Object.entries(above).map(([name, text]) => [name, overlaid(field(below, name), text)]);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(laid) };
}

/** The name that all forms of a text have in common. */
export function withoutPlural(name: string): string {
  return name.replace(PLURAL, '');
}

/** Whether this is texts by name, and no text. */
export function isMap(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}
