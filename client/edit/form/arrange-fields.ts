import type { FieldProblem, Pointer, Value } from '../../../src/domain/editor/edit.ts';
import type { NamedField } from '../../../src/domain/editor/form-fields.ts';
import { problemsIn } from './field-problems.ts';
import { isEmpty, isFields, isSame } from './value.ts';

/** The fields below a heading. `advanced` are folded away. */
export interface FieldSection {
  /** Undefined for the first section. */
  readonly heading: string | undefined;
  readonly fields: readonly NamedField[];
  readonly advanced: readonly NamedField[];
}

/** The fields of a group that apply to its value, below their headings, in the order of the form. */
export function fieldSections(fields: readonly NamedField[], value: Value | undefined): readonly FieldSection[] {
  const shown = fields.filter((field) => isShown(field, value, fields));
  const named = shown.flatMap(({ field }) => field.group ?? []);
  const headings = shown.some(({ field }) => field.group === undefined)
    ? [undefined, ...new Set(named)]
    : [...new Set(named)];
  return headings.map((heading) => {
    const below = shown.filter(({ field }) => field.group === heading);
    return {
      heading,
      fields: below.filter(({ field }) => field.isAdvanced !== true),
      advanced: below.filter(({ field }) => field.isAdvanced === true),
    };
  });
}

/** Whether a field applies, or has a value that would otherwise be hidden. */
export function isShown(named: NamedField, value: Value | undefined, all: readonly NamedField[] = []): boolean {
  if (named.when === undefined || applies(named, value)) return true;
  const isOneOfTwo = all.some((other) => other !== named && other.key === named.key && applies(other, value));
  return !isOneOfTwo && isFirst(named, all) && !isEmpty(fieldOf(value, named.key));
}

function applies({ when = [] }: NamedField, value: Value | undefined): boolean {
  return when.some(({ key, values }) => {
    const other = fieldOf(value, key);
    return values === undefined ? !isEmpty(other) : values.some((each) => isSame(each as Value, other));
  });
}

function isFirst(named: NamedField, all: readonly NamedField[]): boolean {
  return all.find(({ key }) => key === named.key) === named;
}

function fieldOf(value: Value | undefined, key: string): Value | undefined {
  return isFields(value) ? value[key] : undefined;
}

/** Whether folded fields must be seen: one has a value or a problem. */
export function isNeeded(
  fields: readonly NamedField[],
  {
    value,
    pointer,
    problems,
  }: {
    readonly value: Value | undefined;
    readonly pointer: Pointer;
    readonly problems: readonly FieldProblem[];
  },
): boolean {
  return fields.some(({ key }) => !isEmpty(fieldOf(value, key)) || problemsIn(problems, [...pointer, key]).length > 0);
}
