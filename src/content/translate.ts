import i18next from 'i18next';

/** The door of i18next: interface texts from their resources, `namespace:key`, with plurals and `{{name}}`. */

export type Translator = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export type InterfaceTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Limits of interpolation and of reading; the specification's technical values. */
const LIMITS = { maxReplaces: 1000, maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/** Translates into `language`, and into the default language what that lacks. A key without a text gives the key. */
export function createTranslator(texts: InterfaceTexts, language: string, defaultLanguage: string): Translator {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    resources: texts as Record<string, Record<string, object>>,
    ns: Object.keys(texts[defaultLanguage] ?? {}),
    defaultNS: 'common',
    interpolation: { escapeValue: false, maxReplaces: LIMITS.maxReplaces, prefix: '{{', suffix: '}}' },
    maxParallelReads: LIMITS.maxParallelReads,
    maxRetries: LIMITS.maxRetries,
    retryTimeout: LIMITS.retryTimeout,
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0]);
  return (key, params) => String(instance.t(key, { ...params }));
}
