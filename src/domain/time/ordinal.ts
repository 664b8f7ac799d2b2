import type { LanguageSettings } from '../language.ts';
import { ordinalNumber } from './date-names.ts';

/**
 * Formats an ordinal number as a language writes it: `1st`, `22nd`, `113th`, `1.`, `1º`. The setting `ordinal` of the
 * language takes precedence.
 */
export function formatOrdinal(
  number: number,
  { option, ordinal }: Pick<LanguageSettings, 'option' | 'ordinal'>,
): string {
  if (ordinal === 'dot') return `${number}.`;
  return ordinalNumber(number, ordinal === 'english' ? 'en' : option);
}
