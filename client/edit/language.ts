import { store, stored } from '../runtime/storage.ts';

/** The languages of the editor itself, which have nothing to do with those of the site. */
export const EDITOR_LANGUAGES = { en: 'English', hr: 'Hrvatski', de: 'Deutsch' } as const;

export type EditorLanguage = keyof typeof EDITOR_LANGUAGES;

/** The same texts in each language of the editor. */
export type Translated<T> = Readonly<Record<EditorLanguage, T>>;

const STORED = 'conf-site-editor-language';

/** The language that was chosen, or else the first one of the browser that the editor has, or else English. */
export function editorLanguage(): EditorLanguage {
  const wanted = [stored(STORED) ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  return (wanted.find((tag) => tag in EDITOR_LANGUAGES) ?? 'en') as EditorLanguage;
}

/** Chooses a language and shows the page in it. */
export function chooseEditorLanguage(language: EditorLanguage): void {
  store(STORED, language);
  location.reload();
}
