import type { ReactNode } from 'react';
import type { Form, FormGroup } from '../../../src/domain/page/page-forms.ts';
import { HONEYPOT } from '../../../src/domain/site/honeypot.ts';
import { T } from '../T.tsx';
import { Field } from './Field.tsx';
import { useFormScope } from './form-scope.tsx';

export interface GroupProps {
  readonly group: FormGroup;
  readonly form: string;
  /** The group is disabled and hidden, but keeps its values. */
  readonly isUnused?: boolean;
  /** The content after the fields. */
  readonly children?: ReactNode;
}

/** A group of fields. */
export function Group({ group, form, isUnused = false, children }: GroupProps): ReactNode {
  const fields = group.fields.map((field) => (
    <Field key={`${field.name}-${field.kind === 'choice' ? field.value : ''}`} field={field} form={form} />
  ));
  if (group.legend === undefined) return fields;
  return (
    <fieldset
      className="form-group"
      data-group={group.ident}
      data-extra={group.added === undefined ? undefined : ''}
      hidden={isUnused}
      disabled={isUnused}
    >
      <legend>
        <T of={group.legend} />
      </legend>
      {group.note !== undefined && (
        <p>
          <T of={group.note} />
        </p>
      )}
      {fields}
      {children}
    </fieldset>
  );
}

/** The hidden fields, and the honeypot field that only bots fill in. */
export function HiddenFields({ form }: { readonly form: Form }): ReactNode {
  const { words } = useFormScope();
  const id = `${form.ident}-${HONEYPOT}`;
  return (
    <>
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={id}>{words.extraTitle}</label>
        <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** The note before the fields that optional fields are marked. */
export function Legend({ form }: { readonly form: Form }): ReactNode {
  const { words } = useFormScope();
  const fields = form.groups.flatMap((group) => group.fields);
  return fields.some((field) => !field.required) && <p className="quiet">{words.legend}</p>;
}

/** The note that says how the data is used. */
export function Note({ form }: { readonly form: Form }): ReactNode {
  return (
    form.note !== undefined && (
      <p className="quiet">
        <T of={form.note} />
      </p>
    )
  );
}
