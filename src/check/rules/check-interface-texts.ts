import { allRecordsOf, type ContentIndex, field, recordsOf } from '../../content/content-index.ts';
import { givenTexts, isMap, neededTexts, type Texts, withoutPlural } from '../../content/interface-texts.ts';
import type { RecordPlace } from '../../content/kinds.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { languageSegment } from '../../domain/language-tag.ts';
import { pluralForms } from '../../domain/site/plurals.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * Checks that each language has all interface texts, including those of the package. Adds the warning `translation-missing`
 * for a missing language, file, text or plural form, and `value-type` for a text in place of texts by name or the other way round.
 */
export function checkInterfaceTexts({ index }: Pick<CheckScope, 'index'>): readonly Finding[] {
  const records = recordsOf(index, 'i18n');
  const given = givenTexts(index, records);
  const needed = Object.entries(neededTexts(index, given));
  const languages = index.languages.includes(index.defaultLanguage) ? index.languages : []; // otherwise reported by another rule
  return languages.flatMap((language) => {
    if (given[language] === undefined && !hasAnyFile(index, language)) return [missingLanguage(language)];
    return needed.flatMap(([ident, expected]) => {
      const own = records.find(({ place }) => place.language === language && place.ident === ident);
      if (own === undefined && hasFile(index, { language, ident })) return []; // the file has other findings
      const path = own?.document.path ?? `content/i18n/${languageSegment(language)}/${ident}.yaml`;
      return compareFile(expected, {
        path,
        own: own?.document.data,
        given: given[language]?.[ident],
        pointer: [],
        language,
      });
    });
  });
}

function hasAnyFile(index: ContentIndex, language: string): boolean {
  return placesOfTexts(index).some((place) => place.language === language);
}

function hasFile(index: ContentIndex, { language, ident }: Pick<RecordPlace, 'language' | 'ident'>): boolean {
  return placesOfTexts(index).some((place) => place.language === language && place.ident === ident);
}

function placesOfTexts(index: ContentIndex): readonly RecordPlace[] {
  const places = [...allRecordsOf(index, 'i18n').map((record) => record.place), ...index.unreadable];
  return places.filter((place) => place.kind === 'i18n');
}

/** Texts below a path in a file: those of the site alone, and merged with those of the package. */
interface Compared {
  readonly path: string;
  readonly own: unknown;
  readonly given: unknown;
  readonly pointer: readonly string[];
  readonly language: string;
}

function compareFile(expected: unknown, compared: Compared): readonly Finding[] {
  if (compared.given !== undefined) return compareTexts(expected, compared);
  return [missing(compared, 'This file is missing: its texts show in another language.')];
}

function compareTexts(expected: unknown, compared: Compared): readonly Finding[] {
  const { path, own, given, pointer, language } = compared;
  if (own !== undefined && isMap(own) !== isMap(expected)) return [wrongType(compared, expected)];
  if (!isMap(expected) || !isMap(given)) return [];
  const names = new Set(Object.keys(given).map(withoutPlural));
  const absent = Object.entries(expected).flatMap(([name, item]): readonly Finding[] => {
    const deeper = [...pointer, name];
    if (Object.hasOwn(given, name))
      return compareTexts(item, { path, own: field(own, name), given: given[name], pointer: deeper, language });
    // Languages have plural forms of their own, which `missingForms` reports.
    if (names.has(withoutPlural(name)) || isMistyped(name, { own, expected })) return [];
    return [missing(compared, `The text "${deeper.join('.')}" is missing.`)];
  });
  return [...absent, ...missingForms(expected, compared)];
}

/** Reports texts that have some plural forms of the language, but not all. One text without a form is for all numbers. */
function missingForms(expected: Texts, compared: Compared): readonly Finding[] {
  const given = compared.given as Texts;
  const counted = new Set(
    Object.keys(expected)
      .filter((name) => withoutPlural(name) !== name)
      .map(withoutPlural),
  );
  return [...counted].flatMap((name): readonly Finding[] => {
    const forms = pluralForms(compared.language);
    const absent = forms.filter((form) => !Object.hasOwn(given, `${name}_${form}`));
    if (absent.length === 0 || absent.length === forms.length || Object.hasOwn(given, name)) return [];
    const text = [...compared.pointer, name].join('.');
    const needed = absent.map((form) => `${name}_${form}`).join(', ');
    return [missing(compared, `The text "${text}" has no plural form ${absent.join(', ')}.`, `write ${needed}`)];
  });
}

/** Whether the text exists under a misspelt name, which is reported instead. */
function isMistyped(name: string, { own, expected }: { readonly own: unknown; readonly expected: object }): boolean {
  const known = Object.keys(expected);
  const others = isMap(own) ? Object.keys(own).filter((key) => !known.includes(key)) : [];
  return others.some((key) => nearestName(key, known) === name);
}

function missingLanguage(language: string): Finding {
  const message = `There are no interface texts in "${language}": buttons and messages show in another language.`;
  return missing(
    { path: `content/i18n/${languageSegment(language)}`, own: undefined, given: undefined, pointer: [] },
    message,
  );
}

function missing(
  { path, own, pointer }: Omit<Compared, 'language'>,
  message: string,
  hint = 'translate it from the default language',
): Finding {
  const isTop = pointer.length === 0 || own === undefined;
  const place: Place = isTop ? { kind: 'file' } : { kind: 'pointer', pointer, on: 'key' };
  return {
    code: 'translation-missing',
    severity: 'warning',
    path,
    place,
    message,
    hint,
  };
}

function wrongType({ path, pointer }: Compared, expected: unknown): Finding {
  return {
    code: 'value-type',
    severity: 'error',
    path,
    place: { kind: 'pointer', pointer, on: 'value' },
    message: `"${pointer.at(-1)}" must be ${isMap(expected) ? 'texts by name' : 'text'} here, as it is in the default language.`,
  };
}
