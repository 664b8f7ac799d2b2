import { languageDirection } from '../../src/domain/language-tag.ts';

/** `lang` and `dir` of an element in a language. None if the language is undefined: it is that of the page. */
export function languageAttributes(lang: string | undefined): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  return lang === undefined ? {} : { lang, dir: languageDirection(lang) };
}
