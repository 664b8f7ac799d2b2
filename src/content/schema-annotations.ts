/** The annotations (`x-…`) of a field in its schema, extracted when the tool is compiled. */
export interface FieldAnnotation {
  readonly text?: 'prose' | 'neutral';
  readonly format?: 'markdown';
  readonly body?: boolean;
  readonly ref?: ReferenceKind;
  /** The value is an address that may lead to a page of the site, with placeholders. */
  readonly link?: boolean;
  readonly time?: 'start' | 'deadline' | 'moment';
  readonly private?: boolean;
  /** The form of a path of media, as a regular expression. */
  readonly pattern?: string;
  /** The examples in the schema of a private value. */
  readonly examples?: readonly unknown[];
}

export type ReferenceKind =
  | 'speaker'
  | 'session'
  | 'entry'
  | 'venue'
  | 'sponsor'
  | 'media'
  | 'dateLimit'
  | 'event'
  | 'ticket'
  | 'track'
  | 'room'
  | 'topic'
  | 'button';

/** A field with annotations. `*` in its path stands for every item of a list or every key of a map. */
export interface AnnotatedField {
  readonly path: readonly string[];
  readonly annotation: FieldAnnotation;
}

/** Maps a kind of record to its annotated fields. */
export type SchemaAnnotations = Readonly<Record<string, readonly AnnotatedField[]>>;

/** The value of an annotated field in a record, with its path. */
export interface AnnotatedValue {
  readonly pointer: readonly string[];
  readonly value: unknown;
  readonly annotation: FieldAnnotation;
}

/** The name of the field that the Markdown body stands for. */
export function bodyFieldOf(fields: readonly AnnotatedField[]): string | undefined {
  return fields.find(({ annotation }) => annotation.body === true)?.path[0];
}

/** All values in `data` whose fields have the annotation `key`. */
export function annotatedValues(
  data: unknown,
  fields: readonly AnnotatedField[],
  key: keyof FieldAnnotation,
): readonly AnnotatedValue[] {
  const found: AnnotatedValue[] = [];
  for (const field of fields) {
    if (field.annotation[key] !== undefined) follow(data, field, 0, [], found);
  }
  return found;
}

function follow(
  value: unknown,
  field: AnnotatedField,
  depth: number,
  pointer: readonly string[],
  found: AnnotatedValue[],
): void {
  const part = field.path[depth];
  if (part === undefined) {
    if (value !== undefined) found.push({ pointer, value, annotation: field.annotation });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (part === '*') {
    for (const [key, item] of Object.entries(value)) follow(item, field, depth + 1, [...pointer, key], found);
  } else if (!Array.isArray(value) && Object.hasOwn(value, part)) {
    follow((value as Record<string, unknown>)[part], field, depth + 1, [...pointer, part], found);
  }
}
