/**
 * What the schemas say about fields beyond their validity, extracted when the tool is compiled. `*` in a path stands
 * for every item of a list or every key of a map.
 */
export interface FieldNote {
  readonly text?: 'prose' | 'neutral';
  readonly format?: 'markdown';
  readonly body?: boolean;
  readonly ref?: ReferenceKind;
  /** The value is an address that may lead to a page of the site, with placeholders. */
  readonly link?: boolean;
  readonly time?: 'start' | 'deadline' | 'moment';
  readonly private?: boolean;
}

export type ReferenceKind =
  | 'speaker'
  | 'session'
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

export interface NotedField {
  readonly path: readonly string[];
  readonly note: FieldNote;
}

/** Kind → its noted fields. */
export type SchemaNotes = Readonly<Record<string, readonly NotedField[]>>;

/** A noted value in a record's data: where it stands and what it is. */
export interface NotedValue {
  readonly pointer: readonly string[];
  readonly value: unknown;
  readonly note: FieldNote;
}

/** The noted fields of one kind whose note has `key`, with each value in `data` that they lead to. */
export function notedValues(data: unknown, fields: readonly NotedField[], key: keyof FieldNote): readonly NotedValue[] {
  const found: NotedValue[] = [];
  for (const field of fields) {
    if (field.note[key] !== undefined) follow(data, field, 0, [], found);
  }
  return found;
}

function follow(
  value: unknown,
  field: NotedField,
  depth: number,
  pointer: readonly string[],
  found: NotedValue[],
): void {
  const part = field.path[depth];
  if (part === undefined) {
    if (value !== undefined) found.push({ pointer, value, note: field.note });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (part === '*') {
    for (const [key, item] of Object.entries(value)) follow(item, field, depth + 1, [...pointer, key], found);
  } else if (!Array.isArray(value) && Object.hasOwn(value, part)) {
    follow((value as Record<string, unknown>)[part], field, depth + 1, [...pointer, part], found);
  }
}
