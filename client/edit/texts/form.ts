import type { Translated } from '../language.ts';
import { germanTexts } from './form-de.ts';
import { englishTexts, type FormTexts } from './form-en.ts';
import { croatianTexts } from './form-hr.ts';

/** The texts of the list of records and of the form. */
export const formTexts: Translated<FormTexts> = { en: englishTexts, hr: croatianTexts, de: germanTexts };
