import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '../../../src/model/page-forms.ts';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { draftOf, fillIn, type Values } from '../form-values.ts';

export interface Draft {
  /** One for each form of an edition, in whichever language it was typed. */
  readonly name: string;
  /** Something that was typed in an earlier visit is in the form again. */
  readonly isRestored: boolean;
  /** Keeps what stands in the form now. */
  readonly keep: (form: HTMLFormElement) => void;
  readonly drop: () => void;
}

/** What was typed into a form, kept until the service has it. It is put back as the form wakes. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, form: Form): Draft {
  const name = draftName(form);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const stored = readDraft<Values>(name);
    if (ref.current !== null && stored !== undefined) setRestored(fillIn(ref.current, stored));
  }, [ref, name]);
  return { name, isRestored, keep: (element) => keepDraft(name, draftOf(element)), drop: () => dropDraft(name) };
}

function draftName({ ident, hidden }: Form): string {
  return hidden.find(({ name }) => name === 'dataSetId')?.value ?? ident;
}
