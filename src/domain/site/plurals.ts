/** The plural forms of languages, by the rules of `Intl.PluralRules`. */

/** All plural forms that a language can have. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof PLURAL_FORMS)[number];

/** The plural forms of a language in this order, under the names that interface texts end in: `one`, `few`, `other`. */
export function pluralForms(language: string): readonly PluralForm[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return PLURAL_FORMS.filter((form) => forms.includes(form));
}

/** A text for each plural form that whole numbers below 100 take in a language, made by `textOf` from such a number. */
export function textByForm(language: string, textOf: (count: number) => string): Readonly<Record<string, string>> {
  const rules = new Intl.PluralRules(language);
  const counts = new Map(Array.from({ length: 100 }, (_, count) => [rules.select(count), count]));
  return Object.fromEntries(Array.from(counts, ([form, count]) => [form, textOf(count)]));
}
