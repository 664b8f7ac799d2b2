/** A language of the site, as `languages.yaml` gives it. `option` is its code and its URL prefix. */
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
  readonly ordinal: 'english' | 'dot';
}

/** Limits of filling and reading interface texts. */
export interface TranslationLimits {
  /** Most placeholders replaced in one text. */
  readonly maxReplaces: number;
  readonly readParallel: number;
  readonly readRetries: number;
  /** Before the first repetition. */
  readonly retryDelayMs: number;
}

/** Text in one or more languages: language code → text; `*` is the same everywhere. It has at least one. */
export type Text = Readonly<Record<string, string>>;

/** Text as a page shows it: plain where it is in the page's language, else with the language it is in. */
export type Phrase = string | { readonly text: string; readonly lang: string };

/** Markup as a page shows it; `lang` where it is not in the page's language. Sanitised at build. */
export interface Markup {
  readonly html: string;
  readonly lang?: string;
}

/** What content says nothing of. */
export const NO_TEXT: Text = { '*': '' };

/** The text alone, for places that cannot carry a language. */
export function plain(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase : phrase.text;
}

/**
 * The text for a page in `language`: that language's own, else the first of `fallbacks` that it has, else any,
 * in the order of language codes.
 */
export function phraseIn(text: Text, language: string, fallbacks: readonly string[] = ['en']): Phrase {
  const own = text[language] ?? text['*'];
  if (own !== undefined) return own;
  const lang = [...fallbacks, ...Object.keys(text).sort()].find((code) => text[code] !== undefined) ?? language;
  return { text: text[lang] ?? '', lang };
}
