import type { ReactNode } from 'react';
import { T } from '../T.tsx';
import { ErrorSlot, Hint } from './FieldNotes.tsx';
import { fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** A checkbox, or one of several radio buttons with the same name. */
export function Tick({ field, form }: FieldProps<'flag' | 'choice'>): ReactNode {
  const ids = fieldIds(form, field, field.kind === 'choice' ? field.value : '');
  return (
    <div className="field field-tick">
      <label className="choice" htmlFor={ids.field}>
        <input
          type={field.kind === 'flag' ? 'checkbox' : 'radio'}
          id={ids.field}
          name={field.name}
          value={field.value}
          required={field.required}
          aria-describedby={ids.describedBy}
        />
        <span>
          <T of={field.label} />
        </span>
      </label>
      <Hint field={field} ids={ids} />
      <ErrorSlot field={field} ids={ids} />
    </div>
  );
}
