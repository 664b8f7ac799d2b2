import { FORMS, OPERATIONS } from './api-contract.ts';

/**
 * What the forms of the site ask for, apart from their words and their looks: as the service's contract has it, from
 * which the service also refuses what does not match.
 *
 * @see specification, sections 3 (form fields) and 5
 */

type ContractForm = keyof typeof FORMS;

/** The forms that send something: a member is a part of a team's. */
export type FormName = Exclude<ContractForm, 'member'>;

/** The kind of a field, which decides its control and its format. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'web'
  | 'pin'
  | 'message'
  /** Yes or nothing. */
  | 'flag'
  /** Any number of the options. */
  | 'several'
  /** One of the options. */
  | 'one'
  | 'number'
  /** One to five, of one thing or several. */
  | 'stars';

export interface FieldSpec {
  /** Name in what is sent, of its label (`forms:fields.NAME`) and of its message (`errors:required.NAME`). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** A token of the attribute `autocomplete`. */
  readonly autoComplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What a value must match, as a regular expression with the flag `v`. */
  readonly pattern?: string;
  /** All values that there are, of a field whose options do not come from content. */
  readonly values?: readonly string[];
}

/** Groups of fields, in order; the group's legend is `forms:groups.NAME`. */
export type FormSpec = readonly { readonly group: string; readonly fields: readonly FieldSpec[] }[];

/** The groups of a form's fields. */
export function formSpec(name: ContractForm): FormSpec {
  return FORMS[name].groups;
}

/** The fields of a form that has one group of them. */
export function fieldsOf(name: ContractForm): readonly FieldSpec[] {
  return formSpec(name).flatMap(({ fields }) => fields);
}

/** The path of a form at the service, below its address. */
export function endpointOf(name: FormName): string {
  return OPERATIONS[FORMS[name].operation].path.slice(1);
}

/** The pattern of a PIN of so many digits. */
export function pinPattern(length: number): string {
  return `\\d{${length}}`;
}

/** Where registrations of a form end, by the name of their date limit; none for forms without one. */
export const DATE_LIMITS: Readonly<Partial<Record<FormName, string>>> = {
  sponsor: 'sponsorRegistration',
  exhibitor: 'exhibitorRegistration',
  volunteer: 'volunteerRegistration',
  press: 'pressRegistration',
  team: 'teamRegistration',
  workshops: 'workshopRegistration',
};

export { HONEYPOT } from './honeypot.ts';
