import type { FieldProblem, Pointer, Value } from '../../../src/domain/editor/edit.ts';
import type { TextField, TextNamespace } from '../../../src/domain/editor/edit-texts.ts';
import { PLURAL_FORMS, type PluralForm } from '../../../src/domain/site/plurals.ts';
import { NO_PROBLEMS } from '../form/field-problems.ts';
import { valueAt } from '../form/value.ts';
import { folded } from '../records/filter-records.ts';

/** Interface texts with the pointers of their fields in the value of the record: language, namespace, and the keys. */

export interface PlacedText {
  readonly namespace: string;
  /** The keys, such as `search.title`. */
  readonly name: string;
  /** The first key of several. */
  readonly group: string | undefined;
  /** The fields of each language, the default one first. */
  readonly languages: readonly { readonly language: string; readonly fields: readonly PlacedField[] }[];
}

export interface PlacedField extends TextField {
  readonly pointer: Pointer;
  readonly form: PluralForm | undefined;
  /** What pages show if neither the site nor conf-site has the text: that of the default language. */
  readonly fallback: string;
}

export function placedTexts(namespaces: readonly TextNamespace[]): readonly PlacedText[] {
  return namespaces.flatMap(({ name: namespace, texts }) =>
    texts.map(({ key, fields }) => {
      const all = Object.entries(fields);
      const main = all[0]?.[1] ?? [];
      const placed = (language: string, field: TextField): PlacedField => {
        const same = main.find(({ name }) => name === field.name) ?? main.at(-1);
        return {
          ...field,
          pointer: [language, namespace, ...key.slice(0, -1), field.name],
          form: PLURAL_FORMS.find((form) => field.name === `${key.at(-1)}_${form}`),
          fallback: same?.own ?? same?.tool ?? '',
        };
      };
      return {
        namespace,
        name: key.join('.'),
        group: key.length > 1 ? key[0] : undefined,
        languages: all.map(([language, each]) => ({ language, fields: each.map((field) => placed(language, field)) })),
      };
    }),
  );
}

/** What a field shows: what was typed, or the text that applies. */
export function shownText({ own, tool }: TextField, typed: Value | undefined): string {
  return typeof typed === 'string' ? typed : (own ?? tool ?? '');
}

export const SELECTIONS = ['all', 'own', 'problems'] as const;

export type Selection = (typeof SELECTIONS)[number];

/** The texts that contain each word in their name or in any language, and that are selected. */
export function foundTexts(
  texts: readonly PlacedText[],
  {
    words,
    selection,
    value,
    problems,
  }: {
    readonly words: string;
    readonly selection: Selection;
    readonly value: Value;
    readonly problems: ProblemsByField;
  },
): readonly PlacedText[] {
  const wanted = folded(words).split(/\s+/);
  return texts.filter((text) => {
    const fields = text.languages.flatMap((each) => each.fields);
    if (selection === 'own' && fields.every(({ own }) => own === undefined)) return false;
    if (selection === 'problems' && fields.every(({ pointer }) => problems.of(pointer).length === 0)) return false;
    const content = folded(
      [text.name, ...fields.map((field) => shownText(field, valueAt(value, field.pointer)))].join(' '),
    );
    return wanted.every((word) => content.includes(word));
  });
}

export interface ProblemsByField {
  /** The problems of a field. Those of a group of keys are problems of each field in it. */
  readonly of: (pointer: Pointer) => readonly FieldProblem[];
  /** Problems that no field has, such as those of a whole file. */
  readonly others: readonly FieldProblem[];
}

/** Language and namespace. A problem with only these is one of a file. */
const FILE_POINTER = 2;

export function problemsByField(texts: readonly PlacedText[], problems: readonly FieldProblem[]): ProblemsByField {
  const byField = new Map<string, readonly FieldProblem[]>();
  const placed = new Set<FieldProblem>();
  if (problems.length > 0) {
    for (const { pointer } of texts.flatMap(({ languages }) => languages.flatMap(({ fields }) => fields))) {
      const own = problems.filter(
        (problem) => problem.pointer.length > FILE_POINTER && problem.pointer.every((key, at) => key === pointer[at]),
      );
      if (own.length > 0) byField.set(pointer.join('/'), own);
      for (const problem of own) placed.add(problem);
    }
  }
  return {
    of: (pointer) => byField.get(pointer.join('/')) ?? NO_PROBLEMS,
    others: problems.filter((problem) => !placed.has(problem)),
  };
}

/** Some numbers that take a plural form in a language: `1, 21, 31 …`. In some languages a form is only for fractions. */
export function numbersOf(form: PluralForm, language: string): string {
  const rules = new Intl.PluralRules(language);
  const found = NUMBERS.filter((number) => rules.select(number) === form);
  return `${found
    .slice(0, 3)
    .map((number) => number.toLocaleString(language))
    .join(', ')}${found.length > 3 ? ' …' : ''}`;
}

const NUMBERS = [...Array.from({ length: 101 }, (_, number) => number), 1_000_000, 2_000_000, 0.5, 1.5];
