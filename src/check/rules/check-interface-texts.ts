import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * The interface texts of each language against those of the default language: the warning `translation-missing` for a
 * language, file or key that is not there, and `value-type` where one has a text and the other texts by name.
 */
export function checkInterfaceTexts({ index, sound }: CheckScope): readonly Finding[] {
  const texts = sound.filter((record) => record.place.kind === 'i18n');
  const models = texts.filter((record) => record.place.language === index.defaultLanguage);
  return index.languages.flatMap((language) => {
    if (!hasFolder(index, language)) return [missingLanguage(language)];
    if (language === index.defaultLanguage) return [];
    return models.flatMap((model) => againstModel(model, { texts, index, language }));
  });
}

function hasFolder(index: ContentIndex, language: string): boolean {
  const places = [...recordsOf(index, 'i18n').map((record) => record.place), ...index.unreadable];
  return places.some((place) => place.kind === 'i18n' && place.language === language);
}

interface Texts {
  readonly texts: readonly ContentRecord[];
  readonly index: ContentIndex;
  readonly language: string;
}

/** A file that is there but cannot be read, or whose shape is broken, is told at itself. */
function againstModel(model: ContentRecord, { texts, index, language }: Texts): readonly Finding[] {
  const { ident } = model.place;
  const isThis = (place: ContentRecord['place']): boolean =>
    place.kind === 'i18n' && place.language === language && place.ident === ident;
  const own = texts.find(({ place }) => isThis(place));
  if (own !== undefined) return compareTexts(model.document.data, own, []);
  if (recordsOf(index, 'i18n').some(({ place }) => isThis(place)) || index.unreadable.some(isThis)) return [];
  const path = `content/i18n/${language}/${ident}.yaml`;
  return [missing(path, { kind: 'file' }, 'This file is missing: its texts show in another language.')];
}

function compareTexts(model: unknown, own: ContentRecord, pointer: readonly string[]): readonly Finding[] {
  const value = pointer.reduce(field, own.document.data);
  if (!isMap(model)) return isMap(value) ? [wrongType(own, pointer, 'text')] : [];
  if (!isMap(value)) return [wrongType(own, pointer, 'texts by name')];
  const names = new Set(Object.keys(value).map(withoutPlural));
  return Object.entries(model).flatMap(([name, item]): readonly Finding[] => {
    if (Object.hasOwn(value, name)) return compareTexts(item, own, [...pointer, name]);
    if (names.has(withoutPlural(name))) return [];
    const place: Place =
      pointer.length === 0 ? { kind: 'file' } : { kind: 'pointer', pointer: [...pointer], on: 'key' };
    return [missing(own.document.path, place, `The text "${[...pointer, name].join('.')}" is missing.`)];
  });
}

/** Languages have plural forms of their own: one form of a text is enough for it not to be missing. */
function withoutPlural(name: string): string {
  return name.replace(/_(zero|one|two|few|many|other)$/, '');
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function missingLanguage(language: string): Finding {
  const message = `There are no interface texts in "${language}": buttons and messages show in another language.`;
  return missing(`content/i18n/${language}`, { kind: 'file' }, message);
}

function missing(path: string, place: Place, message: string): Finding {
  return {
    code: 'translation-missing',
    severity: 'warning',
    path,
    place,
    message,
    hint: 'translate it from the default language',
  };
}

function wrongType(record: ContentRecord, pointer: readonly string[], words: string): Finding {
  return {
    code: 'value-type',
    severity: 'error',
    path: record.document.path,
    place: { kind: 'pointer', pointer, on: 'value' },
    message: `"${pointer.at(-1)}" must be ${words} here, as it is in the default language.`,
  };
}
