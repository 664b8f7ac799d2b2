import type { ReactNode } from 'react';
import type { Form } from '../../../src/model/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { T } from '../T.tsx';
import { ErrorSummary, Group, HiddenFields, Submit } from './FormParts.tsx';

export interface FormViewProps {
  readonly form: Form;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
}

/** A form, whole and usable without script. */
export function FormView({ form, labelledBy }: FormViewProps): ReactNode {
  const t = useText();
  const fields = form.groups.flatMap((group) => group.fields);
  return (
    <form
      className="form"
      id={form.ident}
      method="post"
      action={form.action}
      data-form={form.name}
      aria-labelledby={labelledBy}
    >
      <ErrorSummary form={form} />
      {fields.some((field) => !field.required) && <p className="quiet">{t('forms:legend')}</p>}
      {form.groups.map((group) => (
        <Group key={group.ident} group={group} form={form.ident} />
      ))}
      <HiddenFields form={form} />
      {form.note !== undefined && (
        <p className="quiet">
          <T of={form.note} />
        </p>
      )}
      <Submit form={form} />
    </form>
  );
}
