import type { ReactNode } from 'react';
import type { Form } from '../../../src/model/page-forms.ts';
import { Group, HiddenFields, Legend, Note } from './FormParts.tsx';
import { FormScopeContext } from './form-scope.tsx';
import { useFormBasics } from './use-form-basics.ts';

export interface FormViewProps {
  readonly form: Form;
  /** The id of the heading above the form. */
  readonly labelledBy: string;
}

/** A form, whole and usable without script; without a service it cannot be sent, and says so. */
export function FormView({ form, labelledBy }: FormViewProps): ReactNode {
  const words = useFormBasics();
  return (
    <FormScopeContext value={{ words }}>
      <form
        className="form"
        id={form.ident}
        method="post"
        action={form.action}
        data-form={form.name}
        aria-labelledby={labelledBy}
      >
        <Legend form={form} />
        {form.groups.map((group) => (
          <Group key={group.ident} group={group} form={form.ident} />
        ))}
        <HiddenFields form={form} />
        <Note form={form} />
        <Submit form={form} />
      </form>
    </FormScopeContext>
  );
}

/** The button that sends a form; without a service it cannot be pressed, and says why. */
function Submit({ form }: { readonly form: Form }): ReactNode {
  const words = useFormBasics();
  if (form.action !== undefined) {
    return (
      <button type="submit" className="button">
        {form.submit}
      </button>
    );
  }
  const id = `${form.ident}-state`;
  return (
    <>
      <p className="form-state" id={id}>
        {words.notConnected}
      </p>
      <button type="submit" className="button" disabled aria-describedby={id}>
        {form.submit}
      </button>
    </>
  );
}
