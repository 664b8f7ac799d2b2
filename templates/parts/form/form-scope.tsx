import { createContext, useContext } from 'react';

/** The words that every form shows, however it is asked and sent. */
export interface FormBasics {
  readonly optional: string;
  /** Said where a form has fields that can be left empty. */
  readonly legend: string;
  readonly choose: string;
  /** The choice that takes stars back. */
  readonly noStars: string;
  /** The label of the field that only robots fill in. */
  readonly extraTitle: string;
  readonly notConnected: string;
}

/** What is known of an option beyond content: how full a workshop is. */
export interface OptionNote {
  readonly text: string;
  /** It cannot be chosen now. */
  readonly isClosed: boolean;
}

/** What the fields of a form need besides their own data. */
export interface FormScope {
  readonly words: FormBasics;
  /** Name of a field → what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Value of an option → what there is to say of it. */
  readonly notes?: Readonly<Record<string, OptionNote>>;
  /** Name of a field → what there is to say of all its options, or empty; absent for fields that never have anything to say. */
  readonly notices?: Readonly<Record<string, string>> | undefined;
}

/** Given by whatever puts fields on a page, at the build and in the browser. */
export const FormScopeContext = createContext<FormScope | null>(null);

/** Throws outside of a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('This component works only in a form.');
  return scope;
}
