import type { Translated } from '../language.ts';
import { germanTexts } from './announce-de.ts';
import { englishTexts } from './announce-en.ts';
import { croatianTexts } from './announce-hr.ts';
import type { AnnounceTexts } from './announce-texts.ts';

export const announceTexts: Translated<AnnounceTexts> = { en: englishTexts, hr: croatianTexts, de: germanTexts };
