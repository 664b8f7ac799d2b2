import type { FormName } from './forms.ts';
import type { Markup, Phrase } from './language.ts';
import type { Moment, SponsorLevel } from './page-parts.ts';
import type { RegistrationWindow } from './registration.ts';
import type { SurveyWindow } from './survey.ts';
import type { ChoosableEdition } from './survey-choice.ts';

/** Forms as page data: everything that a form shows and demands, in the words of the page's language. */

/** A choice of several. */
export interface FormOption {
  readonly value: string;
  readonly text: Phrase;
  readonly hint?: Phrase;
  /** Values of the options that cannot be had together with this one: workshops at the same time. */
  readonly excludes?: readonly string[];
}

export interface FieldMessages {
  readonly required?: string;
  readonly format?: string;
  /** Of a number that is too small, and of one that is too large. */
  readonly below?: string;
  readonly above?: string;
}

interface FieldBase {
  /** The name in what is sent; unique within the form but for fields of the kind `choice`. */
  readonly name: string;
  readonly label: Phrase;
  readonly hint?: Phrase;
  readonly required: boolean;
  /** What is said when it is missing, and when it is not as it should be. */
  readonly messages: FieldMessages;
}

/** A text beside an answer. */
export interface FormComment {
  readonly name: string;
  readonly label: Phrase;
  readonly placeholder?: Phrase;
  readonly maxLength: number;
}

export type FormField = FieldBase &
  (
    | {
        readonly kind: 'input';
        readonly type: 'text' | 'email' | 'tel' | 'url' | 'number';
        readonly autoComplete?: string;
        readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
        readonly pattern?: string;
        readonly minLength?: number;
        readonly maxLength?: number;
        readonly min?: number;
        readonly max?: number;
      }
    | { readonly kind: 'text'; readonly maxLength: number; readonly placeholder?: Phrase }
    | { readonly kind: 'select'; readonly options: readonly FormOption[] }
    /** One box to tick. */
    | { readonly kind: 'flag'; readonly value: string }
    /** One of several fields with this name, of which one is chosen. */
    | { readonly kind: 'choice'; readonly value: string }
    | {
        readonly kind: 'radios' | 'checkboxes';
        readonly options: readonly FormOption[];
        readonly comment?: FormComment;
      }
    | { readonly kind: 'stars'; readonly options: readonly FormOption[]; readonly comment?: FormComment }
  );

/** Fields that belong together; without a legend where the form has only these. */
export interface FormGroup {
  readonly ident: string;
  readonly legend?: Phrase;
  /** The legend of a member who need not be there, once there is one. */
  readonly added?: Phrase;
  readonly note?: Phrase;
  readonly fields: readonly FormField[];
}

export interface Form {
  /** Of the form itself, and the beginning of all ids in it. */
  readonly ident: string;
  readonly name: FormName;
  /** Where it is sent; absent while no service is connected. */
  readonly action?: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly groups: readonly FormGroup[];
  readonly submit: string;
  /** Said before the button: what happens with what is sent. */
  readonly note?: Phrase;
  /** Words for how many seats a workshop has left, where it is about workshops. */
  readonly levels?: readonly { readonly level: number; readonly title: string }[];
}

/** A form and when it can be used. */
export interface Registration {
  readonly form: Form;
  readonly window: RegistrationWindow;
}

/** `pages/form`: prose about something to register for, and the form: `/volunteer/`. */
export interface FormPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  readonly updated?: Moment;
  readonly registration: Registration;
  readonly sponsors?: {
    readonly title: string;
    readonly levels: readonly SponsorLevel[];
    /** All packages, each with who took it. */
    readonly packages: readonly { readonly package: string; readonly name?: string }[];
  };
}

/** `pages/team-registration`: `/hacklica/register/`. */
export interface TeamRegistrationPage {
  readonly event: string;
  readonly title: string;
  /** With the year. */
  readonly eventTitle: string;
  readonly eventHref: string;
  readonly when: Moment;
  readonly minimum: number;
  readonly maximum: number;
  /** How many teams there is room for, where that is limited. */
  readonly maxTeams?: number;
  readonly registration: Registration;
}

export interface SurveyEntry {
  /** `devlica-2026`, with the day where each day has its own. */
  readonly ident: string;
  readonly event: string;
  readonly title: Phrase;
  readonly window: SurveyWindow;
  /** The address of this survey alone. */
  readonly href: string;
  /** The questions to visitors, then to speakers; none once the survey is over. */
  readonly forms: readonly SurveyForm[];
  /** Hash of the static query that holds the same questions; absent once the survey is over. */
  readonly query?: string;
}

export interface SurveyForm {
  readonly audience: 'visitors' | 'speakers';
  readonly form: Form;
}

/** `pages/survey`: `/survey/`. */
export interface SurveyPage {
  readonly minutes: number;
  readonly pinLength: number;
  readonly surveys: readonly SurveyEntry[];
  /** The address of the page, which offers all surveys. */
  readonly href: string;
  /** What its address can ask for. */
  readonly editions: readonly ChoosableEdition[];
}
