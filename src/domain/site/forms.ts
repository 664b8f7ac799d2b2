import { FORMS, OPERATIONS } from './api-contract.ts';

/**
 * The fields of the site's forms, without texts and design. They are generated from the API contract, by which the API
 * validates what is sent.
 *
 * @see specification, sections 3 (form fields) and 5
 */

type ContractForm = keyof typeof FORMS;

/** The forms that can be sent. `member` is left out: it is a part of the form `team`. */
export type FormName = Exclude<ContractForm, 'member'>;

/** The kind of a field, which determines its control and format. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'web'
  | 'pin'
  | 'message'
  /** A checkbox. */
  | 'flag'
  /** Any number of the options. */
  | 'several'
  /** One of the options. */
  | 'one'
  | 'number'
  /** Ratings of one to five stars, for one or several items. */
  | 'stars';

export interface FieldSpec {
  /**
   * The name of the field in the request, in the key of its label (`forms:fields.NAME`) and in that of its message
   * (`errors:required.NAME`).
   */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** A token of the attribute `autocomplete`. */
  readonly autoComplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that values must match, with the flag `v`. */
  readonly pattern?: string;
  /** The allowed values. Absent if the options come from content. */
  readonly values?: readonly string[];
}

/** Groups of fields, in order. The legend of a group is the interface text `forms:groups.NAME`. */
export type FormSpec = readonly { readonly group: string; readonly fields: readonly FieldSpec[] }[];

/** The groups of a form's fields. */
export function formSpec(name: ContractForm): FormSpec {
  return FORMS[name].groups;
}

/** The fields of all groups of a form. */
export function fieldsOf(name: ContractForm): readonly FieldSpec[] {
  return formSpec(name).flatMap(({ fields }) => fields);
}

/** The path to which a form is sent, relative to the address of the API. */
export function endpointOf(name: FormName): string {
  return OPERATIONS[FORMS[name].operation].path.slice(1);
}

/** The regular expression for a PIN with this number of digits. */
export function pinPattern(length: number): string {
  return `\\d{${length}}`;
}

/** The name of the date limit that opens and closes a form. Forms that are not listed are always open. */
export const DATE_LIMITS: Readonly<Partial<Record<FormName, string>>> = {
  sponsor: 'sponsorRegistration',
  exhibitor: 'exhibitorRegistration',
  volunteer: 'volunteerRegistration',
  press: 'pressRegistration',
  team: 'teamRegistration',
  workshops: 'workshopRegistration',
};

/**
 * The date limits of calls and registrations. Each edition has them, whether or not content gives them: what has no end ends
 * with the edition.
 */
export const ENDING_LIMITS: ReadonlySet<string> = new Set(['lectureRegistration', ...Object.values(DATE_LIMITS)]);

export { HONEYPOT } from './honeypot.ts';
