import { languages } from 'conf-site:locales';
import { store, stored } from '../runtime/storage.ts';

const STORED = 'conf-site-editor-language';

/**
 * The language of the editor, which has nothing to do with those of the site: the one that was chosen, or else the first
 * one of the browser that the editor has, or else English.
 */
export function editorLanguage(): string {
  const wanted = [stored(STORED) ?? '', ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0] ?? '']);
  return wanted.find((tag) => Object.hasOwn(languages, tag)) ?? 'en';
}

/** Chooses a language and shows the page in it. */
export function chooseEditorLanguage(language: string): void {
  store(STORED, language);
  location.reload();
}
