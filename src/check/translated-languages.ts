import type { ContentIndex } from '../content/content-index.ts';
import { knowsNamesIn } from '../domain/dates.ts';

/**
 * The languages in which missing texts are reported. There are none if the default language is not one of the site's.
 * Unsupported languages are left out. Both mistakes are reported once, rather than for every text.
 */
export function translatedLanguages({ languages, defaultLanguage }: ContentIndex): readonly string[] {
  return languages.includes(defaultLanguage) ? languages.filter(knowsNamesIn) : [];
}
