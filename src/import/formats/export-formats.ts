/** The formats of `conf-site import`. */
export const IMPORT_FORMATS = [
  'sessionize',
  'pretalx',
  'frab',
  'pentabarf',
  'openplanner',
  'indico',
  'hoverboard',
  'csv',
  'json',
] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The names of the formats in messages. */
export const FORMAT_NAMES: Readonly<Record<ImportFormat, string>> = {
  sessionize: 'a Sessionize export (the view All)',
  pretalx: 'an export of the REST API of pretalx',
  frab: 'a schedule.json of frab or pretalx',
  pentabarf: 'a schedule.xml (Pentabarf)',
  openplanner: 'the public JSON of OpenPlanner',
  indico: 'an export of Indico',
  hoverboard: 'the data of a Hoverboard site',
  csv: 'a table (CSV)',
  json: 'a programme in the JSON format of conf-site',
};

/** The formats whose programme may be in several files, and the extensions of these files in a folder. */
export const FORMATS_OF_SEVERAL_FILES: Readonly<Partial<Record<ImportFormat, RegExp>>> = {
  pretalx: /\.json$/i,
  indico: /\.json$/i,
  csv: /\.(?:csv|tsv|txt)$/i,
};

/** A file of an export. */
export interface ExportFile {
  /** The name in messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it was found in a folder. It is left out, with a note, if it is something else. */
  readonly isFromFolder?: boolean;
}

/** A file with JSON, as text and parsed. */
export interface JsonFile {
  /** The name in messages. */
  readonly name: string;
  readonly text: string;
  readonly data: unknown;
}
