/** The interface texts of a language in which conf-site has none: its English texts, to be translated in the new site. */

/** While a file has this comment, `check` counts the texts that are still English as missing. */
const MARK = '# review: translate these texts from English, then delete this line';

const ALL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A line with one plural form of a text: `  seats_one: '{{count}} seat'`. */
const PLURAL_LINE = /^( *[\w-]+)_(zero|one|two|few|many|other):(.*)$/;

/**
 * The English file of interface texts as one to be translated into a language. Each text with plural forms has all forms
 * that this language needs.
 */
export function wordsToTranslate(english: string, language: string): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = ALL_FORMS.filter((form) => pluralCategories.includes(form));
  const lines = english.split('\n').filter((line) => !line.startsWith('#'));
  const written = lines.flatMap((line, index) => {
    const name = PLURAL_LINE.exec(line)?.[1];
    if (name === undefined) return [line];
    const isFirst = PLURAL_LINE.exec(lines[index - 1] ?? '')?.[1] !== name;
    return isFirst ? pluralLines(name, { forms, given: givenForms(name, lines.slice(index)) }) : [];
  });
  return [MARK, ...written].join('\n');
}

/** The English plural forms of a text: those in the first lines. */
function givenForms(name: string, lines: readonly string[]): Readonly<Record<string, string>> {
  const matches = lines.map((line) => PLURAL_LINE.exec(line));
  const end = matches.findIndex((match) => match?.[1] !== name);
  const own = end === -1 ? matches : matches.slice(0, end);
  return Object.fromEntries(own.map((match) => [match?.[2] ?? '', match?.[3] ?? '']));
}

/** The lines of a text in all plural forms. A form that English lacks gets the English text for other numbers. */
function pluralLines(
  name: string,
  { forms, given }: { readonly forms: readonly string[]; readonly given: Readonly<Record<string, string>> },
): readonly string[] {
  return forms.map((form) => `${name}_${form}:${given[form] ?? given['other']}`);
}
