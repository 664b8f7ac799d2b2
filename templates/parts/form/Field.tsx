import type { ReactNode } from 'react';
import { plain } from '../../../src/domain/language.ts';
import { Choices } from './Choices.tsx';
import { ErrorSlot, Hint, LabelText, useFieldError } from './FieldNotes.tsx';
import { fieldIds } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useFormScope } from './form-scope.tsx';
import { Tick } from './Tick.tsx';

/** A field of a form: label, hint, control and error message. */
export function Field({ field, form }: FieldProps): ReactNode {
  switch (field.kind) {
    case 'radios':
    case 'checkboxes':
    case 'stars':
      return <Choices field={field} form={form} />;
    case 'flag':
    case 'choice':
      return <Tick field={field} form={form} />;
    default:
      return <Line field={field} form={form} />;
  }
}

/** A field with a label above it. */
function Line({ field, form }: FieldProps<'input' | 'text' | 'select'>): ReactNode {
  const ids = fieldIds(form, field);
  return (
    <div className="field">
      <label htmlFor={ids.field}>
        <LabelText field={field} />
      </label>
      <Control field={field} form={form} />
      <Hint field={field} ids={ids} />
      <ErrorSlot field={field} ids={ids} />
    </div>
  );
}

function Control({ field, form }: FieldProps<'input' | 'text' | 'select'>): ReactNode {
  const { words } = useFormScope();
  const isInvalid = useFieldError(field) === undefined ? undefined : true;
  const ids = fieldIds(form, field);
  const { name, required } = field;
  const shared = {
    id: ids.field,
    name,
    required,
    'aria-describedby': ids.describedBy,
    'aria-invalid': isInvalid,
  } as const;
  if (field.kind === 'text') {
    return (
      <textarea
        {...shared}
        rows={4}
        maxLength={field.maxLength}
        placeholder={field.placeholder && plain(field.placeholder)}
      />
    );
  }
  if (field.kind === 'select') {
    return (
      <select {...shared}>
        <option value="">{words.choose}</option>
        {field.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {plain(text)}
          </option>
        ))}
      </select>
    );
  }
  const { type, autoComplete, inputMode, pattern, minLength, maxLength, min, max } = field;
  return <input {...shared} {...{ type, autoComplete, inputMode, pattern, minLength, maxLength, min, max }} />;
}
