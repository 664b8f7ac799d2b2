import i18next from 'i18next';
import type { TranslationLimits } from '../model/language.ts';
import { memoize } from '../model/memoize.ts';

/** The door of i18next: interface texts from their resources, `namespace:key`, with plurals and `{{name}}`. */

export type Translator = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export type InterfaceTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface TranslatorOptions {
  readonly defaultLanguage: string;
  /** Limits of filling and of reading, as the site's settings give them. */
  readonly limits: TranslationLimits;
}

/** Texts that are kept as they were filled: many pages ask for the same. */
const MOST_KNOWN = 20_000;

/** Texts do not change: who asks for the same translator again is given it. */
const translators = memoize((_texts: InterfaceTexts) => new Map<string, Translator>());

/** Translates into `language`, and into the default language what that lacks. A key without a text gives the key. */
export function translatorFor(texts: InterfaceTexts, language: string, options: TranslatorOptions): Translator {
  const known = translators(texts);
  const name = JSON.stringify([language, options]);
  const translator = known.get(name) ?? createTranslator(texts, language, options);
  known.set(name, translator);
  return translator;
}

function createTranslator(
  texts: InterfaceTexts,
  language: string,
  { defaultLanguage, limits }: TranslatorOptions,
): Translator {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    resources: texts as Record<string, Record<string, object>>,
    ns: Object.keys(texts[defaultLanguage] ?? {}),
    defaultNS: 'common',
    interpolation: { escapeValue: false, maxReplaces: limits.maxReplaces, prefix: '{{', suffix: '}}' },
    ...readingOf(limits),
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0]);
  const known = new Map<string, string>();
  return (key, params) => {
    const name = params === undefined ? key : `${key}\0${JSON.stringify(params)}`;
    const text = known.get(name) ?? String(params === undefined ? instance.t(key) : instance.t(key, { ...params }));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, text);
    return text;
  };
}

/** The limits of reading under i18next's names. */
export function readingOf({ readParallel, readRetries, retryDelayMs }: TranslationLimits): {
  readonly maxParallelReads: number;
  readonly maxRetries: number;
  readonly retryTimeout: number;
} {
  return { maxParallelReads: readParallel, maxRetries: readRetries, retryTimeout: retryDelayMs };
}
