import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { deleteDraft, readDraft, storeDraft } from '../form-draft.ts';
import { draftValues, fillEmptyFields, type Values } from '../form-values.ts';

export interface Draft {
  /** The name of the draft, which is the same in all languages. */
  readonly name: string;
  /** Values from an earlier visit were restored. */
  readonly isRestored: boolean;
  /** Stores the current values. */
  readonly store: (form: HTMLFormElement) => void;
  readonly remove: () => void;
}

/** The draft of a form. It is restored on hydration, and deleted when the API has accepted the form. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, form: Form): Draft {
  const name = draftName(form);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const stored = readDraft<Values>(name);
    if (ref.current !== null && stored !== undefined) setRestored(fillEmptyFields(ref.current, stored));
  }, [ref, name]);
  return {
    name,
    isRestored,
    store: (element) => storeDraft(name, draftValues(element)),
    remove: () => deleteDraft(name),
  };
}

function draftName({ ident, hidden }: Form): string {
  return hidden.find(({ name }) => name === 'dataSetId')?.value ?? ident;
}
