import { locales } from 'conf-site:locales';
import { translatorFor } from '../../src/domain/translate.ts';
import type { EditorSentence, EditorTexts, NamedSection } from './text-keys.ts';

/** The texts of the editor, from `locales/`. They are made like the interface texts of a site, and named `section:key`. */

export type TextKey = keyof EditorTexts;

type Variables<Key extends TextKey> = {
  readonly [Name in EditorTexts[Key]]: Name extends 'count' ? number : string | number;
};

type Given<Key extends TextKey> = [EditorTexts[Key]] extends [never] ? [] : [variables: Variables<Key>];

/** The text with a key, in one language, or in English if that lacks it. */
export type Translate = <Key extends TextKey>(key: Key, ...given: Given<Key>) => string;

/** A text that neither the language nor English may have: then undefined. */
export type FindText = (
  key: TextKey | EditorSentence | `${NamedSection}:${string}`,
  variables?: { readonly count: number },
) => string | undefined;

/** More than any text has. Nothing is loaded. */
const LIMITS = { maxReplaces: 100, readParallel: 1, readRetries: 0, retryDelayMs: 0 };

/** The texts of the editor in a language. */
export function textsIn(language: string): { readonly t: Translate; readonly findText: FindText } {
  const translate = translatorFor(locales, language, { defaultLanguage: 'en', limits: LIMITS });
  // The form for exactly one is named as the context of i18next, since in Croatian that of `one` is also for 21.
  const t = (key: string, variables?: { readonly count?: number }): string =>
    translate(key, variables?.count === 1 ? { ...variables, context: 'single' } : variables);
  const findText: FindText = (key, variables) => {
    const text = t(key, variables);
    return key.endsWith(`:${text}`) ? undefined : text;
  };
  return { t: (key, ...[variables]) => t(key, variables), findText };
}
