import type { ReactNode } from 'react';
import { HONEYPOT } from '../../../src/model/forms.ts';
import type { Form, FormGroup } from '../../../src/model/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { T } from '../T.tsx';
import { Field } from './Field.tsx';

/** Fields that belong together. */
export function Group({ group, form }: { readonly group: FormGroup; readonly form: string }): ReactNode {
  const fields = group.fields.map((field) => (
    <Field key={`${field.name}-${field.kind === 'choice' ? field.value : ''}`} field={field} form={form} />
  ));
  if (group.legend === undefined) return fields;
  return (
    <fieldset className="form-group" data-group={group.ident}>
      <legend>
        <T of={group.legend} />
      </legend>
      {group.note !== undefined && (
        <p>
          <T of={group.note} />
        </p>
      )}
      {fields}
    </fieldset>
  );
}

/** What is sent along without being asked for, and a field that only robots fill in. */
export function HiddenFields({ form }: { readonly form: Form }): ReactNode {
  const t = useText();
  const id = `${form.ident}-${HONEYPOT}`;
  return (
    <>
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={id}>{t('forms:fields.extraTitle')}</label>
        <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** The place where everything that is wrong is told together, empty until a script has something to tell. */
export function ErrorSummary({ form }: { readonly form: Form }): ReactNode {
  const t = useText();
  return (
    <div
      className="form-errors"
      id={`${form.ident}-errors`}
      role="alert"
      tabIndex={-1}
      hidden
      data-message={t('errors:general.incomplete')}
    />
  );
}

/** The button that sends a form; without a service it cannot be pressed, and says why. */
export function Submit({ form }: { readonly form: Form }): ReactNode {
  const t = useText();
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
        {t('forms:notConnected')}
      </p>
      <button type="submit" className="button" disabled aria-describedby={id}>
        {form.submit}
      </button>
    </>
  );
}
