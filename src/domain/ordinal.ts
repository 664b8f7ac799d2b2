import type { LanguageSettings } from './language.ts';

/** Formats an ordinal number by the rule of a language: `1st`, `22nd`, `113th`, or `1.`. */
export function formatOrdinal(number: number, { ordinal }: Pick<LanguageSettings, 'ordinal'>): string {
  if (ordinal === 'dot') return `${number}.`;
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
