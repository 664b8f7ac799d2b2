import type { ReactNode } from 'react';
import type { FormField } from '../../../src/domain/page-forms.ts';
import { T } from '../T.tsx';
import type { FieldIds } from './field-ids.ts';
import { useFormScope } from './form-scope.tsx';

interface NotesProps {
  readonly field: FormField;
  readonly ids: FieldIds;
}

/** A field's label in words, with a note on those that can be left empty. */
export function LabelText({ field }: { readonly field: FormField }): ReactNode {
  const { words } = useFormScope();
  return (
    <>
      <T of={field.label} />
      {!field.required && <span className="field-optional"> {words.optional}</span>}
    </>
  );
}

/** What helps to fill in a field. */
export function Hint({ field, ids }: NotesProps): ReactNode {
  return (
    field.hint !== undefined && (
      <p className="field-hint" id={ids.hint}>
        <T of={field.hint} />
      </p>
    )
  );
}

/** A message that is read out when it comes: its place has to be there before. */
export function LiveNotice({ text }: { readonly text: string }): ReactNode {
  return <div aria-live="polite">{text !== '' && <p className="form-state">{text}</p>}</div>;
}

/** The place of a field's message, empty while there is nothing wrong with it. */
export function ErrorSlot({ field, ids }: NotesProps): ReactNode {
  const error = useFieldError(field);
  return (
    <p className="field-error" id={ids.error} hidden={error === undefined}>
      {error}
    </p>
  );
}

/** The error of a field. Of several fields with one name, the first one shows it. */
export function useFieldError(field: FormField): string | undefined {
  const { errors = {} } = useFormScope();
  return field.kind === 'choice' && field.value !== '0' ? undefined : errors[field.name];
}
