import { editorLanguage } from './language.ts';
import { textsIn } from './translate.ts';

/** The language in which the page was opened, and the texts in it. Another choice loads the page again. */
export const language = editorLanguage();

export const { t, findText } = textsIn(language);
