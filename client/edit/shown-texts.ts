import { editorLanguage } from './editor-language.ts';
import { textsIn } from './editor-translate.ts';

/** The language in which the page was opened, and the texts in it. Another choice loads the page again. */
export const language = editorLanguage();

export const { t, findText } = textsIn(language);
