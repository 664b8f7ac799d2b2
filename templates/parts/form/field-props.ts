import type { FormField } from '../../../src/domain/page/page-forms.ts';

export interface FieldProps<K extends FormField['kind'] = FormField['kind']> {
  readonly field: Extract<FormField, { readonly kind: K }>;
  /** The ident of the form. */
  readonly form: string;
}
