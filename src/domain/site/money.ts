import type { LanguageSettings } from '../language.ts';

/** Amounts are in euros with at most two decimals, and are shown without decimals if they are whole. */

/** Formats an amount: `€120`, `120,50 €`. `{amount}` in `pattern` stands for the number. */
export function formatMoney(amount: number, language: LanguageSettings, pattern = language.number.currency): string {
  return pattern.replace('{amount}', formatNumber(amount, language));
}

/** Formats a number with the language's separators, with two decimals unless it is whole. */
export function formatNumber(amount: number, language: LanguageSettings): string {
  const [whole = '0', fraction] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language.number.group);
  return fraction === undefined ? grouped : `${grouped}${language.number.decimal}${fraction}`;
}

/** A gross amount after a discount, rounded to cents. */
export function discounted(gross: number, percent: number): number {
  return Math.round((Math.round(gross * 100) * (100 - percent)) / 100) / 100;
}
