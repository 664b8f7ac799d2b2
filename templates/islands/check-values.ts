import type { Form, FormField } from '../../src/domain/page/page-forms.ts';
import type { FieldCode, Problem } from '../../src/domain/site/api-contract.ts';
import { firstOf, type Values } from './form-values.ts';

/** The error messages of a form's fields, by name, in the order of the fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The messages for fields without messages of their own. */
export type FieldTexts = Readonly<Record<FieldCode, string>>;

/** Validates a form's fields by the same rules as the browser, with our own messages. */
export function checkValues(form: Pick<Form, 'groups'>, values: Values, texts: FieldTexts): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of form.groups.flatMap((group) => group.fields)) {
    const error = errors[field.name] ?? checkField(field, firstOf(values, field.name), texts);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

function checkField(field: FormField, value: string, texts: FieldTexts): string | undefined {
  if (value === '') return field.required ? (field.messages.required ?? texts.required) : undefined;
  if (field.kind === 'text') return value.length > field.maxLength ? texts['too-long'] : undefined;
  return field.kind === 'input' ? checkInput(field, value, texts) : undefined;
}

function checkInput(
  { type, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, min, max, messages }: InputField,
  value: string,
  texts: FieldTexts,
): string | undefined {
  const format = messages.format ?? texts.format;
  if (type === 'number') {
    const number = Number(value);
    if (!Number.isInteger(number)) return format;
    if (min !== undefined && number < min) return messages.below ?? format;
    return max !== undefined && number > max ? (messages.above ?? format) : undefined;
  }
  if (value.length > maxLength) return texts['too-long'];
  const isShaped = pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(value);
  return isShaped && value.length >= minLength ? undefined : format;
}

type InputField = Extract<FormField, { readonly kind: 'input' }>;

/**
 * Assigns errors from the API to fields. If a value is only missing or malformed, the field's own message is used,
 * otherwise the message of the error code. Errors of other fields are left out.
 */
export function refusedFields(
  form: Pick<Form, 'groups'>,
  { code, errors = [] }: Pick<Problem, 'code' | 'errors'>,
  { texts, refusal }: { readonly texts: FieldTexts; readonly refusal: string },
): FieldErrors {
  const fields = form.groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    errors.flatMap((error) => {
      const path = pathOf(error.pointer);
      const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
      if (field === undefined) return [];
      return [[field.name, code === 'missing-data' ? fieldText(field, error.code, texts) : refusal]];
    }),
  );
}

/** Converts a JSON pointer to a field name: `/answers/overall` → `answers.overall`. */
function pathOf(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

function fieldText({ messages }: FormField, code: FieldCode, texts: FieldTexts): string {
  if (code === 'required' || code === 'format') return messages[code] ?? texts[code];
  return texts[code];
}
