/**
 * What the forms of the site ask for, apart from their words and their looks. The pages are made from this
 * description, and whatever validates an answer reads the same one.
 *
 * @see specification, sections 3 (form fields) and 5
 */

export type FormName = 'newsletter' | 'sponsor' | 'exhibitor' | 'volunteer' | 'press' | 'team' | 'workshops' | 'survey';

/** How a field is asked for and what it must look like. */
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
  | 'number';

export interface FieldSpec {
  /** Name in what is sent, of its label (`forms:fields.NAME`) and of its message (`errors:required.NAME`). */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** A token of the attribute `autocomplete`. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** A field that nobody sees and nobody fills in, but robots do. */
export const HONEYPOT = 'extraTitle';

/** What a value must match, as the attribute `pattern` and as a regular expression with the flag `v`. */
export const PATTERNS = {
  email: '[^\\s@]+@[^\\s@]+\\.[^\\s@.]+',
  /** With or without a country prefix; digits in groups, with separators. */
  phone: '(?:\\+\\d{1,3}[ .\\/\\-]?)?(?:\\(\\d{1,4}\\)[ .\\/\\-]?)?\\d{2,}(?:[ .\\/\\-]\\d+)*',
} as const;

/** The pattern of a PIN of so many digits. */
export function pinPattern(length: number): string {
  return `\\d{${length}}`;
}

const email: FieldSpec = { name: 'email', kind: 'email', required: true, autoComplete: 'email', maxLength: 254 };
const fullName: FieldSpec = { name: 'fullName', kind: 'text', required: true, autoComplete: 'name', maxLength: 120 };
const phone: FieldSpec = { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel', maxLength: 30 };
const message: FieldSpec = { name: 'message', kind: 'message', required: false, maxLength: 2000 };
const company: FieldSpec = {
  name: 'company',
  kind: 'text',
  required: true,
  autoComplete: 'organization',
  maxLength: 120,
};
const web: FieldSpec = { name: 'web', kind: 'web', required: true, autoComplete: 'url', maxLength: 200 };

const role: FieldSpec = {
  name: 'function',
  kind: 'text',
  required: false,
  autoComplete: 'organization-title',
  maxLength: 80,
};

/** The person who writes for a company. */
const contact: readonly FieldSpec[] = [
  { name: 'title', kind: 'text', required: false, autoComplete: 'honorific-prefix', maxLength: 40 },
  { name: 'firstName', kind: 'text', required: true, autoComplete: 'given-name', maxLength: 60 },
  { name: 'lastName', kind: 'text', required: true, autoComplete: 'family-name', maxLength: 60 },
  role,
  email,
  phone,
];

/** What sponsors and exhibitors would also like to do. */
export const INTERESTS = ['visitor', 'speaker', 'booth'] as const;

const interest: readonly FieldSpec[] = [{ name: 'options', kind: 'several', required: false }, message];

/** Groups of fields, in order; the group's legend is `forms:groups.NAME`. */
export type FormSpec = readonly { readonly group: string; readonly fields: readonly FieldSpec[] }[];

export const FORMS: Readonly<Record<Exclude<FormName, 'survey'>, FormSpec>> = {
  newsletter: [{ group: 'newsletter', fields: [email] }],
  sponsor: [
    { group: 'company', fields: [company, web] },
    { group: 'contact', fields: contact },
    { group: 'interest', fields: interest },
  ],
  exhibitor: [
    { group: 'exhibitor', fields: [company, web] },
    { group: 'contact', fields: contact },
    { group: 'interest', fields: interest },
  ],
  volunteer: [
    { group: 'you', fields: [fullName, email, phone] },
    { group: 'help', fields: [message] },
  ],
  press: [
    { group: 'you', fields: [fullName, role, email, phone] },
    { group: 'medium', fields: [company, web] },
    {
      group: 'coverage',
      fields: [
        { name: 'events', kind: 'several', required: true },
        { name: 'teamMembers', kind: 'message', required: false, maxLength: 1000 },
        message,
      ],
    },
  ],
  team: [
    {
      group: 'team',
      fields: [
        { name: 'teamName', kind: 'text', required: true, maxLength: 80 },
        { ...email, name: 'teamEmail' },
        { name: 'memberCount', kind: 'number', required: true },
      ],
    },
  ],
  workshops: [{ group: 'workshops', fields: [{ name: 'workshops', kind: 'several', required: true }, email] }],
};

/** Each member of a team; the first `minimum` of them are required. */
export const MEMBER_FIELDS: readonly FieldSpec[] = [
  { name: 'fullName', kind: 'text', required: true, maxLength: 120 },
  { name: 'shirtSize', kind: 'one', required: true },
  { name: 'vegetarian', kind: 'flag', required: false },
];

/** Who answers a survey. The name and the address are optional, and `anonymize` sends neither as it is. */
export const SURVEY_START: readonly FieldSpec[] = [
  { name: 'pin', kind: 'pin', required: true },
  { ...fullName, required: false },
  { ...email, required: false },
  { name: 'anonymize', kind: 'flag', required: false },
];

/** Where registrations of a form end, by the name of their date limit; none for forms without one. */
export const DATE_LIMITS: Readonly<Partial<Record<FormName, string>>> = {
  sponsor: 'sponsorRegistration',
  exhibitor: 'exhibitorRegistration',
  volunteer: 'volunteerRegistration',
  press: 'pressRegistration',
  team: 'teamRegistration',
  workshops: 'workshopRegistration',
};

/** The path of a form at the service, below its address. */
export const ENDPOINTS: Readonly<Record<FormName, string>> = {
  newsletter: 'newsletter',
  sponsor: 'sponsors',
  exhibitor: 'exhibitors',
  volunteer: 'volunteers',
  press: 'press',
  team: 'teams',
  workshops: 'workshop-registrations',
  survey: 'surveys',
};
