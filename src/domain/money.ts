import type { LanguageSettings } from './language.ts';

/** Amounts are EUR as content gives them, at most two decimals; shown without decimals when there are none. */

/** An amount as text in a language: `€120`, `120,50 €`. The `pattern` holds `{amount}`. */
export function formatMoney(amount: number, language: LanguageSettings, pattern = language.number.currency): string {
  return pattern.replace('{amount}', formatNumber(amount, language));
}

/** A number with the language's separators, and two decimals unless it is whole. */
export function formatNumber(amount: number, language: LanguageSettings): string {
  const [whole = '0', fraction] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language.number.group);
  return fraction === undefined ? grouped : `${grouped}${language.number.decimal}${fraction}`;
}

/** The tax contained in a gross amount, rounded to cents. */
export function containedVat(gross: number, percent: number): number {
  return Math.round((Math.round(gross * 100) * percent) / (100 + percent)) / 100;
}

/** A gross amount after a discount, rounded to cents. */
export function discounted(gross: number, percent: number): number {
  return Math.round((Math.round(gross * 100) * (100 - percent)) / 100) / 100;
}
