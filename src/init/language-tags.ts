import { HintedError } from '../diagnostics/hinted-error.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { canonicalTag, isLanguageTag } from '../domain/language-tag.ts';
import { knowsNamesIn } from '../domain/time/date-names.ts';

/** The tags of languages that `init --language` is given. */

/**
 * The canonical tags of languages, each once, in their order. Throws `HintedError` for one that is not a BCP 47 tag, or
 * in which the names of months and days are unknown.
 */
export function languageTags(languages: readonly string[]): readonly string[] {
  return [...new Set(languages.map(languageTag))];
}

function languageTag(text: string): string {
  const tag = canonicalTag(text);
  if (!isLanguageTag(tag) || languageNameOf(tag) === undefined) {
    throw new HintedError(`"${text}" is not the tag of a language.`, tagHint(text));
  }
  if (!knowsNamesIn(tag)) {
    throw new HintedError(
      `conf-site does not know the names of months and days in ${languageNameOf(tag)} (${tag}).`,
      'begin with a language that is near to it, and write the dates in your texts yourself',
    );
  }
  return tag;
}

/** The English name of a language; undefined if there is no such language. */
export function languageNameOf(tag: string, inLanguage = 'en'): string | undefined {
  return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(tag);
}

/** Names the tag of a language that was given by its name, in English or in itself: `english`, `Deutsch`. */
function tagHint(text: string): string {
  const tagByName = new Map<string, string>();
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const tag of [...letters].flatMap((one) => [...letters].map((other) => one + other))) {
    const english = languageNameOf(tag);
    if (english === undefined) continue;
    for (const name of [english, languageNameOf(tag, tag) ?? english]) {
      if (!tagByName.has(name.toLowerCase())) tagByName.set(name.toLowerCase(), tag);
    }
  }
  const name = text.toLowerCase();
  const nearest = tagByName.has(name) ? name : nearestName(name, [...tagByName.keys()]);
  const found = nearest === undefined ? undefined : tagByName.get(nearest);
  return found === undefined
    ? 'write its BCP 47 tag: en for English, de for German, pt-BR for Brazilian Portuguese'
    : `write --language ${found} for ${languageNameOf(found)}`;
}
