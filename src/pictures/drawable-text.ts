import { NOT_DRAWN } from '../domain/fonts.ts';
import type { TextFont } from './text-font.ts';

/** Signs that separate words, at either end of a text. */
const SEPARATORS = /^[\s:;,.·|/–—-]+|[\s:;,·|/–—-]+$/gu;

/**
 * The text without the letters that a font does not have, which would be drawn as empty boxes. Where letters were left
 * out, so are the separators beside them, and the text is empty if neither a letter nor a digit remains.
 */
export function drawableText(text: string, font: Pick<TextFont, 'has'>): string {
  const letters = [...text.normalize('NFC')];
  const kept = letters.filter((letter) => NOT_DRAWN.test(letter) || font.has(letter));
  if (kept.length === letters.length) return text;
  const words = kept
    .join('')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(SEPARATORS, '');
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}
