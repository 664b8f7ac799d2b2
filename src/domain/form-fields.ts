/**
 * How the fields of a record are shown in a form. Made from the JSON Schemas when the tool is compiled. Labels and
 * descriptions are those of the schema, in English; `labelKey` names them for other languages.
 */

export interface FieldBase {
  /** `speaker.social.linkedIn`, with `*` for items of lists and values of maps. */
  readonly labelKey: string;
  readonly label: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly isRequired?: boolean;
  /** Rarely needed, so folded away until it has a value. */
  readonly isAdvanced?: boolean;
  /** The heading under which it is shown. Absent: the first group. */
  readonly group?: string;
  /** The value that counts if the field is absent. */
  readonly default?: unknown;
  /** Never published. */
  readonly isPrivate?: boolean;
}

/** The shapes of fields. Whatever has none of the others is `yaml`: a text area with the value as YAML. */
export type FieldForm = FieldBase &
  (
    | {
        readonly shape: 'text';
        readonly byLanguage: boolean;
        readonly isLong?: boolean;
        readonly pattern?: string;
        readonly kind?: 'url' | 'email' | 'link';
      }
    | { readonly shape: 'markdown'; readonly isBody: boolean }
    | { readonly shape: 'reference'; readonly to: string }
    | { readonly shape: 'moment'; readonly precision: 'day' | 'moment' | 'time' }
    | { readonly shape: 'number'; readonly isWhole: boolean; readonly minimum?: number; readonly maximum?: number }
    | { readonly shape: 'choice'; readonly options: readonly { readonly value: unknown; readonly label: string }[] }
    | { readonly shape: 'boolean' }
    | { readonly shape: 'list'; readonly item: FieldForm }
    | { readonly shape: 'group'; readonly fields: readonly NamedField[] }
    /** A value for each key, where keys are chosen by the editor. */
    | { readonly shape: 'map'; readonly keys: 'language' | 'ident'; readonly item: FieldForm }
    | { readonly shape: 'yaml' }
  );

export interface NamedField {
  readonly key: string;
  readonly field: FieldForm;
}

/** What references can be set to, by the kind of what they refer to, such as `speaker`. */
export type ChoicesByKind = Readonly<Record<string, readonly Choice[]>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** For pictures: the address of a preview. */
  readonly picture?: string;
}
