import { createContext, useContext } from 'react';

/** The texts that all forms have. */
export interface FormBasics {
  readonly optional: string;
  /** The note that optional fields are marked. */
  readonly legend: string;
  readonly choose: string;
  /** The label of the option that clears stars. */
  readonly noStars: string;
  /** The label of the honeypot field. */
  readonly extraTitle: string;
  readonly notConnected: string;
}

/** A note on an option, such as the availability of a workshop. */
export interface OptionNote {
  readonly text: string;
  /** The option cannot be selected at present. */
  readonly isClosed: boolean;
}

/** The context of the fields of a form. */
export interface FormScope {
  readonly words: FormBasics;
  /** The error messages by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The notes on options by their values. */
  readonly notes?: Readonly<Record<string, OptionNote>>;
  /** Messages about all options of a field, by field name; may be empty. Absent for fields that never have any. */
  readonly notices?: Readonly<Record<string, string>> | undefined;
}

/** Provided by each component that renders fields, at the build and in the browser. */
export const FormScopeContext = createContext<FormScope | null>(null);

/** Throws outside of a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('This component works only in a form.');
  return scope;
}
