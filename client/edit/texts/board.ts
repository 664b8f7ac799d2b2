import type { Translated } from '../language.ts';
import { germanTexts } from './board-de.ts';
import { englishTexts } from './board-en.ts';
import { croatianTexts } from './board-hr.ts';
import type { BoardTexts } from './board-texts.ts';

export const boardTexts: Translated<BoardTexts> = { en: englishTexts, hr: croatianTexts, de: germanTexts };
