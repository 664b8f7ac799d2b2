import i18next from 'i18next';
import type { TranslationLimits } from './language.ts';
import { memoize } from './memoize.ts';

/** The adapter of i18next. Texts are named `namespace:key` and may have plural forms and `{{name}}` variables. */

export type Translator = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export type InterfaceTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface TranslatorOptions {
  readonly defaultLanguage: string;
  /** Limits for variables and for loading texts, from the site's settings. */
  readonly limits: TranslationLimits;
}

/** The maximum number of cached texts. Many pages show the same text with the same variables. */
const MAX_CACHED = 20_000;

/** Translators by language and options. Texts do not change, so each translator is created once. */
const translators = memoize((_texts: InterfaceTexts) => new Map<string, Translator>());

/** Translates into `language`, or into the default language if a text is missing there. A key without any text is returned as it is. */
export function translatorFor(texts: InterfaceTexts, language: string, options: TranslatorOptions): Translator {
  const cache = translators(texts);
  const key = JSON.stringify([language, options]);
  const translator = cache.get(key) ?? createTranslator(texts, language, options);
  cache.set(key, translator);
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
    ...i18nextLimits(limits),
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0]);
  const cache = new Map<string, string>();
  return (key, params) => {
    const cacheKey = params === undefined ? key : `${key}\0${JSON.stringify(params)}`;
    const text = cache.get(cacheKey) ?? String(params === undefined ? instance.t(key) : instance.t(key, { ...params }));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(cacheKey, text);
    return text;
  };
}

/** The limits of loading texts, under i18next's names. */
export function i18nextLimits({ readParallel, readRetries, retryDelayMs }: TranslationLimits): {
  readonly maxParallelReads: number;
  readonly maxRetries: number;
  readonly retryTimeout: number;
} {
  return { maxParallelReads: readParallel, maxRetries: readRetries, retryTimeout: retryDelayMs };
}
