import type { ReactNode } from 'react';
import type { FormField } from '../../../src/domain/page/page-forms.ts';
import { T } from '../T.tsx';
import type { FieldIds } from './field-ids.ts';
import { useFormScope } from './form-scope.tsx';

interface NotesProps {
  readonly field: FormField;
  readonly ids: FieldIds;
}

/** The label of a field. Optional fields are marked. */
export function LabelText({ field }: { readonly field: FormField }): ReactNode {
  const { words } = useFormScope();
  return (
    <>
      <T of={field.label} />
      {!field.required && <span className="field-optional"> {words.optional}</span>}
    </>
  );
}

/** The hint of a field. */
export function Hint({ field, ids }: NotesProps): ReactNode {
  return (
    field.hint !== undefined && (
      <p className="field-hint" id={ids.hint}>
        <T of={field.hint} />
      </p>
    )
  );
}

/** A message that screen readers announce when it appears. Its element must exist before. */
export function LiveNotice({ text }: { readonly text: string }): ReactNode {
  return <div aria-live="polite">{text !== '' && <p className="form-state">{text}</p>}</div>;
}

/** The error message of a field. The element is empty and hidden if there is none. */
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
