import type { Markup, Phrase } from '../language.ts';
import type { FormName } from '../site/forms.ts';
import type { ChoosableEdition } from '../site/survey-choice.ts';
import type { Moment, Shown, SponsorLevel, StatusNotice } from './page-parts.ts';
import type { RegistrationWindow } from './registration.ts';
import type { SurveyWindow } from './survey-window.ts';

/** Page data of forms: all texts, fields and constraints, in the page's language. */

/** An option of a field. */
export interface FormOption {
  readonly value: string;
  readonly text: Phrase;
  readonly hint?: Phrase;
  /** The values of options that cannot be chosen together with this one, such as workshops at the same time. */
  readonly excludes?: readonly string[];
  /** When it can be chosen; absent if it always can. */
  readonly shown?: Shown;
}

export interface FieldMessages {
  readonly required?: string;
  readonly format?: string;
  /** The messages for a number below the minimum, and above the maximum. */
  readonly below?: string;
  readonly above?: string;
}

interface FieldBase {
  /** The name in the request. Unique within the form, except for fields of the kind `choice`. */
  readonly name: string;
  readonly label: Phrase;
  readonly hint?: Phrase;
  readonly required: boolean;
  /** The messages for a missing and for an invalid value. */
  readonly messages: FieldMessages;
}

/** A text field for a comment on an answer. */
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
    /** A checkbox. */
    | { readonly kind: 'flag'; readonly value: string }
    /** One option of a choice that is spread over several fields of the same name. */
    | { readonly kind: 'choice'; readonly value: string }
    | {
        readonly kind: 'radios' | 'checkboxes';
        readonly options: readonly FormOption[];
        readonly comment?: FormComment;
      }
    | { readonly kind: 'stars'; readonly options: readonly FormOption[]; readonly comment?: FormComment }
  );

/** A group of fields. It has no legend if it is the only group of the form. */
export interface FormGroup {
  readonly ident: string;
  readonly legend?: Phrase;
  /** The legend of an optional team member after it was added. */
  readonly added?: Phrase;
  readonly note?: Phrase;
  readonly fields: readonly FormField[];
}

/** A form at another site, to which a page links in place of a form of its own. */
export interface ExternalForm {
  readonly url: string;
  /** The name of the other site. */
  readonly host: string;
}

export interface Form {
  /** The id of the form, and the prefix of all ids in it. */
  readonly ident: string;
  readonly name: FormName;
  /** Set if the form is at another site. It then has no fields here. */
  readonly external?: ExternalForm;
  /** The address to which the form is sent; absent if the site has no API. */
  readonly action?: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly groups: readonly FormGroup[];
  readonly submit: string;
  /** A text before the button, which says how the data is used. */
  readonly note?: Phrase;
  /** The texts that say how many seats a workshop has left. Only for the form `workshops`. */
  readonly levels?: readonly { readonly level: number; readonly title: string }[];
}

/** A form, and when it is open. */
export interface Registration {
  readonly form: Form;
  readonly window: RegistrationWindow;
}

/** Page data of `pages/form`: a text with a form below it, such as `/volunteer/`. */
export interface FormPage {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  readonly updated?: Moment;
  readonly registration: Registration;
  readonly sponsors?: {
    readonly title: string;
    readonly levels: readonly SponsorLevel[];
    /** All sponsorship packages, each with the name of its sponsor if it is taken. */
    readonly packages: readonly { readonly package: string; readonly name?: string }[];
  };
}

/** Page data of `pages/team-registration`, such as `/hacklica/register/`. */
export interface TeamRegistrationPage {
  readonly event: string;
  readonly title: string;
  /** The title of the event with the year. */
  readonly eventTitle: string;
  readonly eventHref: string;
  /** Absent for an edition that takes place as announced. */
  readonly status?: StatusNotice;
  readonly when: Moment;
  readonly minimum: number;
  readonly maximum: number;
  /** The maximum number of teams; absent if there is no limit. */
  readonly maxTeams?: number;
  readonly registration: Registration;
}

export interface SurveyEntry {
  /** Event and year, followed by the day if each day has a survey of its own: `devlica-2026`. */
  readonly ident: string;
  readonly event: string;
  readonly title: Phrase;
  readonly window: SurveyWindow;
  /** The address of the survey page with this survey only. */
  readonly href: string;
  /** Set if the survey is at another site. */
  readonly external?: ExternalForm;
  /** The form for visitors, then the one for speakers; empty once the survey is over, or if it is at another site. */
  readonly forms: readonly SurveyForm[];
  /** The hash of the static query with the same forms; absent if there are none. */
  readonly query?: string;
}

export interface SurveyForm {
  readonly audience: 'visitors' | 'speakers';
  readonly form: Form;
}

/** Page data of `pages/survey`: `/survey/`. */
export interface SurveyPage {
  readonly minutes: number;
  readonly pinLength: number;
  readonly surveys: readonly SurveyEntry[];
  /** The address of the page without a query string, which offers all surveys. */
  readonly href: string;
  /** The editions that the page's query string can select. */
  readonly editions: readonly ChoosableEdition[];
}
