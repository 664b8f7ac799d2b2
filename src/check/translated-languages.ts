import type { ContentIndex } from '../content/content-index.ts';
import { knowsNamesIn } from '../model/dates.ts';

/**
 * The languages that texts are missed in. None where the default language is not one of the site's, and without those
 * that no page can be written in: that is told once, and not of every text.
 */
export function translatedLanguages({ languages, defaultLanguage }: ContentIndex): readonly string[] {
  return languages.includes(defaultLanguage) ? languages.filter(knowsNamesIn) : [];
}
