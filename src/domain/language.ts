/** A language of the site, as defined in `languages.yaml`. `option` is its tag, such as `pt-BR`. */
export interface LanguageSettings {
  readonly option: string;
  readonly name: string;
  readonly flag: string;
  readonly locale: string;
  readonly currency: string;
  readonly formats: {
    readonly date: string;
    readonly dateShort: string;
    readonly dayMonth: string;
    readonly weekday: string;
    readonly time: string;
    readonly dateTime: string;
  };
  readonly number: { readonly decimal: string; readonly group: string; readonly currency: string };
  /** How ordinal numbers are written, if not as the language does by itself. */
  readonly ordinal?: 'english' | 'dot';
}

/** Limits for interpolating and loading interface texts. */
export interface TranslationLimits {
  /** The maximum number of placeholders that are replaced in one text. */
  readonly maxReplaces: number;
  readonly readParallel: number;
  readonly readRetries: number;
  /** The delay before the first retry. */
  readonly retryDelayMs: number;
}

/** A text in one or more languages, by language tag; `*` stands for all languages. Never empty. */
export type Text = Readonly<Record<string, string>>;

/** A text for a page: a string if it is in the page's language, else the text with its language. */
export type Phrase = string | { readonly text: string; readonly lang: string };

/** Sanitized HTML for a page. `lang` is set if it is not in the page's language. */
export interface Markup {
  readonly html: string;
  readonly lang?: string;
}

/** The empty text, for fields that content does not define. */
export const NO_TEXT: Text = { '*': '' };

/** The text without its language, for places that cannot express a language. */
export function plain(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase : phrase.text;
}

/**
 * Selects the text for a page in `language`: in that language, else in the first of `fallbacks` that exists, else in
 * the first language code in alphabetical order.
 */
export function phraseIn(text: Text, language: string, fallbacks: readonly string[]): Phrase {
  const own = text[language] ?? text['*'];
  if (own !== undefined) return own;
  const lang = [...fallbacks, ...Object.keys(text).sort()].find((code) => text[code] !== undefined) ?? language;
  return { text: text[lang] ?? '', lang };
}
