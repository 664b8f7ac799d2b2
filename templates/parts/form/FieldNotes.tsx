import type { ReactNode } from 'react';
import type { FormField } from '../../../src/model/page-forms.ts';
import { useText } from '../../render/environment.tsx';
import { T } from '../T.tsx';
import type { FieldIds } from './field-ids.ts';

interface NotesProps {
  readonly field: FormField;
  readonly ids: FieldIds;
}

/** A field's label in words, with a note on those that can be left empty. */
export function LabelText({ field }: { readonly field: FormField }): ReactNode {
  const t = useText();
  return (
    <>
      <T of={field.label} />
      {!field.required && <span className="field-optional"> {t('forms:optional')}</span>}
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

/** The place of a field's message, empty until a script has one to show. */
export function ErrorSlot({ field, ids }: NotesProps): ReactNode {
  const { required, format } = field.messages;
  return <p className="field-error" id={ids.error} hidden data-required={required} data-format={format} />;
}
