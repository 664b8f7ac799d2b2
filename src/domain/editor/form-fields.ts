/**
 * How the fields of a record are shown in a form. Made from the JSON Schemas when the tool is compiled. Labels and
 * descriptions are those of the schema, in English; `labelKey` names them for other languages.
 */

export interface FieldBase {
  /**
   * Where the field is declared: `speaker.social.linkedIn` in a kind of record, `image.alt` in a shared definition; with
   * `*` for items of lists and values of maps.
   */
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

export type FieldForm = FieldBase & FieldShape;

/** The shapes of fields. Whatever has none of the others is `yaml`: a text area with the value as data. */
export type FieldShape =
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
  /** An object with these keys; with `others`, also with keys of the editor's own. */
  | { readonly shape: 'group'; readonly fields: readonly NamedField[]; readonly others?: FieldForm }
  /** A value for each key, where keys are chosen by the editor. */
  | { readonly shape: 'map'; readonly keys: 'language' | 'ident'; readonly item: FieldForm }
  | { readonly shape: 'yaml' };

export interface NamedField {
  readonly key: string;
  readonly field: FieldForm;
  /** Shown only if one of these holds, or if it has a value. Absent: always. */
  readonly when?: readonly FieldCondition[];
}

/** Another field of the same group has a value, or one of these values. */
export interface FieldCondition {
  readonly key: string;
  readonly values?: readonly unknown[];
}

/** The texts of fields in a language, by `labelKey`. Headings of groups have the key `group.` plus the English heading. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

export interface FieldLabel {
  readonly label: string;
  readonly description?: string;
  /** The names of the options of a choice, by value. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What references can be set to, by the kind of what they refer to, such as `speaker`. */
export type ChoicesByKind = Readonly<Record<string, readonly Choice[]>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}
