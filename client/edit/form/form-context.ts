import { type ComponentType, createContext, useContext } from 'react';
import type { FieldProblem, Pointer, ReviewComment, Value } from '../../../src/domain/editor/edit.ts';
import type { ChoicesByKind, FieldForm } from '../../../src/domain/editor/form-fields.ts';

/** What the fields of a form share. It stays the same while values and problems change. */
export interface FormTools {
  /** Sets the value at a pointer; undefined removes it. */
  readonly change: (pointer: Pointer, value: Value | undefined) => void;
  /** Whether the text of a field cannot be read as a value at present. */
  readonly setUnparsed: (id: string, isUnparsed: boolean) => void;
  /** Shows any field, by its shape. */
  readonly Field: ComponentType<FieldProps>;
  readonly kind: string;
  readonly choices: ChoicesByKind;
  readonly reloadChoices: () => Promise<void>;
  /** The tags of the site's languages, the default one first. */
  readonly languages: readonly string[];
  /** The language of texts that name none. */
  readonly plainLanguage: string;
}

/** What each field gets. `problems` are its own, and those of everything in it. */
export interface FieldProps<F extends FieldForm = FieldForm> {
  readonly form: F;
  readonly value: Value | undefined;
  readonly pointer: Pointer;
  readonly problems: readonly FieldProblem[];
  /** The name in place of that of the form, for an item of a list; it is not seen. */
  readonly itemName?: string;
}

/** The form of a shape. */
export type FormOf<S extends FieldForm['shape']> = Extract<FieldForm, { readonly shape: S }>;

export const FormContext = createContext<FormTools | undefined>(undefined);

/** Saves the record without a comment that asks for a review. Undefined if nothing can be saved here. */
export const ReviewContext = createContext<((comment: ReviewComment) => void) | undefined>(undefined);

export function useForm(): FormTools {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('There is no form around this field.');
  return form;
}
