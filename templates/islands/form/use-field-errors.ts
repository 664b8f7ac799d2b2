import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import type { FieldErrors } from '../check-values.ts';
import { focusField } from '../form-values.ts';

export interface FormErrors {
  readonly errors: FieldErrors;
  /** There were errors before. From then on, fields are validated when they lose the focus. */
  readonly hasFailed: boolean;
  /** The element that shows the error summary. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Sets all errors, and focuses the first field with one, or the summary if there is none. */
  readonly fail: (found: FieldErrors) => void;
  /** Sets or clears the error of one field without moving the focus. */
  readonly setError: (name: string, error: string | undefined) => void;
  readonly clear: () => void;
}

/** Manages the errors of a form's fields. */
export function useFieldErrors(ref: RefObject<HTMLFormElement | null>, { groups }: Pick<Form, 'groups'>): FormErrors {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [goal, setGoal] = useState<{ readonly field: string | undefined }>();
  useEffect(() => {
    if (goal === undefined) return;
    if (!focusField(ref.current, goal.field)) summary.current?.focus();
  }, [goal, ref]);
  return {
    errors,
    hasFailed: goal !== undefined,
    summary,
    fail(found) {
      const fields = groups.flatMap((group) => group.fields);
      setErrors(found);
      setGoal({ field: fields.find(({ name }) => found[name] !== undefined)?.name });
    },
    setError(name, error) {
      const { [name]: _, ...others } = errors;
      setErrors(error === undefined ? others : { ...others, [name]: error });
    },
    clear: () => setErrors({}),
  };
}
