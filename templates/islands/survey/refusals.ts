import type { Form } from '../../../src/model/page-forms.ts';
import type { ProblemWords } from '../problem-text.ts';
import { pointedField } from './survey-body.ts';
import type { Failed } from './use-sending.ts';

/** Name of a field → what is wrong with it. */
export type Messages = Readonly<Record<string, string>>;

/**
 * What a refusal says of single fields of a form, in words: what it is for, or where the body as a whole is wrong, what
 * is wrong with each. A PIN that nobody has is one of them.
 */
export function fieldMessages(failed: Failed, form: Pick<Form, 'groups'>, words: ProblemWords): Messages {
  if (failed.kind !== 'problem') return {};
  const { code, errors = [] } = failed.problem;
  const text = words.problems[code] ?? words.other;
  if (code === 'pin-unknown') return { pin: text };
  const names = new Set(form.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const told = errors.map((error) => {
    return [pointedField(error.pointer), code === 'missing-data' ? words.fields[error.code] : text] as const;
  });
  return Object.fromEntries(told.filter(([name]) => names.has(name)));
}
