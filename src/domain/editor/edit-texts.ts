/**
 * The path of the one record that all interface texts are in the editor. Its value contains only changes, by language and
 * namespace: `{ hr: { common: { search: { title: 'Traži' } } } }`. An empty text removes the site's own.
 */
export const INTERFACE_TEXTS = 'content/i18n';

/** The texts of a file in each language, such as `common`. */
export interface TextNamespace {
  readonly name: string;
  readonly texts: readonly InterfaceText[];
}

export interface InterfaceText {
  /** The keys of the text, without its plural form: `['search', 'title']`. */
  readonly key: readonly string[];
  /** What can be written, by language: one text, or one for each plural form. */
  readonly fields: Readonly<Record<string, readonly TextField[]>>;
}

export interface TextField {
  /** The last key in the file, with the plural form: `seats_few`. */
  readonly name: string;
  /** The text of the site. */
  readonly own?: string;
  /** The text of conf-site, which pages show if the site has none. */
  readonly tool?: string;
}
