import type { Value } from '../../../src/domain/editor/edit.ts';
import { isFields, isList, withField } from './value.ts';

/** A text by language: an object, or a plain text, which is in one language. A text is a string or a list of paragraphs. */

/** The text of a language as one string, with empty lines between paragraphs. Empty if there is none. */
export function textIn(value: Value | undefined, language: string, plainLanguage: string): string {
  if (isFields(value)) return asText(value[language]);
  return language === plainLanguage ? asText(value) : '';
}

/** One string of a text. */
export function asText(value: Value | undefined): string {
  if (isList(value)) return value.map(String).join('\n\n');
  return value === undefined || value === null || isFields(value) ? '' : String(value);
}

export interface TextPlace {
  readonly language: string;
  /** The language of a text that names none. */
  readonly plainLanguage: string;
  /** The order in which languages are written. */
  readonly order: readonly string[];
}

/**
 * The value with another text in a language; undefined if no text is left. A plain text stays one while it is the only
 * language, and a list of paragraphs stays a list.
 */
export function withTextIn(
  value: Value | undefined,
  text: string,
  { language, plainLanguage, order }: TextPlace,
): Value | undefined {
  if (isFields(value)) {
    const changed = withField(value, language, inFormOf(value[language], text));
    if (Object.keys(changed).length === 0) return undefined;
    return Object.hasOwn(value, language) ? changed : inOrder(changed, order);
  }
  if (language === plainLanguage) return inFormOf(value, text);
  if (text === '') return value;
  return inOrder({ ...(value === undefined ? {} : { [plainLanguage]: value }), [language]: text }, order);
}

function inOrder(texts: { readonly [language: string]: Value }, order: readonly string[]): Value {
  const placeOf = (language: string): number => (order.includes(language) ? order.indexOf(language) : order.length);
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

function inFormOf(before: Value | undefined, text: string): Value | undefined {
  if (text === '') return undefined;
  return isList(before) ? text.split(/\n{2,}/).filter((paragraph) => paragraph !== '') : text;
}

/** The languages to show: those of the site, and others that the value has a text in. */
export function languagesOf(value: Value | undefined, siteLanguages: readonly string[]): readonly string[] {
  const more = isFields(value) ? Object.keys(value).filter((each) => !siteLanguages.includes(each)) : [];
  return [...siteLanguages, ...more];
}
