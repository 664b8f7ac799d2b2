import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../src/domain/page-forms.ts';
import type { FieldErrors } from '../check-values.ts';
import { focusField } from '../form-values.ts';

export interface Faults {
  readonly errors: FieldErrors;
  /** Something was wrong before: from then on each field is looked at as it is left. */
  readonly isTried: boolean;
  /** The place of what is wrong as a whole. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Shows the errors, and focuses the first field with one, or the summary if no field has one. */
  readonly fail: (found: FieldErrors) => void;
  /** Sets or clears the error of one field, without moving the focus. */
  readonly amend: (name: string, fault: string | undefined) => void;
  readonly clear: () => void;
}

/** The errors of a form's fields. */
export function useFaults(ref: RefObject<HTMLFormElement | null>, { groups }: Pick<Form, 'groups'>): Faults {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [goal, setGoal] = useState<{ readonly field: string | undefined }>();
  useEffect(() => {
    if (goal === undefined) return;
    if (!focusField(ref.current, goal.field)) summary.current?.focus();
  }, [goal, ref]);
  return {
    errors,
    isTried: goal !== undefined,
    summary,
    fail(found) {
      const fields = groups.flatMap((group) => group.fields);
      setErrors(found);
      setGoal({ field: fields.find(({ name }) => found[name] !== undefined)?.name });
    },
    amend(name, fault) {
      const { [name]: _, ...others } = errors;
      setErrors(fault === undefined ? others : { ...others, [name]: fault });
    },
    clear: () => setErrors({}),
  };
}
