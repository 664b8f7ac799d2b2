import type { FormField } from '../../../src/domain/page/page-forms.ts';

/** The ids of a field, its hint and its error message. They are the same at the build and in the browser. */
export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  /** The value of `aria-describedby`. */
  readonly describedBy: string;
}

/** The ids of a field in a form: `form-press-email`, `form-press-email-error`. */
export function fieldIds(form: string, field: Pick<FormField, 'name' | 'hint'>, value = ''): FieldIds {
  const id = [form, ...field.name.split('.'), ...(value === '' ? [] : [value])].join('-');
  const [hint, error] = [`${id}-hint`, `${id}-error`];
  return { field: id, hint, error, describedBy: field.hint === undefined ? error : `${hint} ${error}` };
}
