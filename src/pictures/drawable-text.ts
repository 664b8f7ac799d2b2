import { NOT_DRAWN } from '../domain/site/fonts.ts';
import type { TextFont } from './text-font.ts';

/** The places between the parts of a text, such as a date and a venue. */
const PART_ENDS = /(?<=[:;,،·|–—]\s)/u;

/** Signs that separate words, at either end of a text. */
const SEPARATORS = /^[\s:;,،.·|/–—-]+|[\s:;,،·|/–—-]+$/gu;

/**
 * The text without the letters that a font does not have, which would be drawn as empty boxes. Parts that lose at least
 * half of their letters are left out whole, so that no date is shown without its month. Empty if nothing remains.
 */
export function drawableText(text: string, font: Pick<TextFont, 'has'>): string {
  const isDrawn = (letter: string): boolean => NOT_DRAWN.test(letter) || font.has(letter);
  const whole = text.normalize('NFC');
  if ([...whole].every(isDrawn)) return text;
  const parts = whole.split(PART_ENDS).map((part) => {
    const kept = [...part].filter(isDrawn).join('');
    return lettersIn(kept) * 2 > lettersIn(part) || kept === part ? kept : '';
  });
  const words = parts.join('').replace(/\s+/g, ' ').replace(SEPARATORS, '');
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
