import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from './run-tool.ts';

/** Finds the fields of a record that may contain any text or address according to its schema, including absent fields. */

export interface TextField {
  readonly pointer: readonly string[];
  readonly kind: 'words' | 'markdown' | 'address' | 'email';
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-format'?: string;
  readonly 'x-ref'?: string;
  readonly 'x-private'?: boolean;
}

/** A schema with the name of its file, so that its references can be resolved. */
interface Located {
  readonly file: string;
  readonly schema: Schema;
}

const files = new Map<string, Schema>();

function schemaFile(name: string): Schema {
  const schema = files.get(name) ?? (JSON.parse(readFileSync(join(packageDir, 'schemas', name), 'utf8')) as Schema);
  files.set(name, schema);
  return schema;
}

/** The text fields of a record. Pointers are relative to its data. */
export function textFields(kind: string, data: unknown): readonly TextField[] {
  const file = `${kind}.schema.json`;
  const found = fieldsIn({ file, schema: schemaFile(file) }, data, []);
  return [...new Map(found.map((field) => [field.pointer.join('/'), field])).values()];
}

function fieldsIn(at: Located, data: unknown, pointer: readonly string[]): readonly TextField[] {
  return resolved(at).flatMap(({ file, schema }) => {
    if (typeof data === 'object' && data !== null) {
      return childrenOf(schema, data).flatMap(([key, child, value]) =>
        fieldsIn({ file, schema: child }, value, [...pointer, key]),
      );
    }
    const kind = data === undefined || typeof data === 'string' ? kindOf(schema) : undefined;
    return kind === undefined ? [] : [{ pointer, kind }];
  });
}

/** Existing values, and possible ones: a field that is absent has no value. */
function childrenOf(schema: Schema, data: object): readonly (readonly [key: string, schema: Schema, value: unknown])[] {
  const { properties = {}, items, additionalProperties } = schema;
  const named = Array.isArray(data) ? [] : Object.entries(properties);
  const others = Object.entries(data).filter(([key]) => !Object.hasOwn(properties, key));
  const rest = Array.isArray(data) ? items : additionalProperties;
  return [
    ...named.map(([key, one]) => [key, one, (data as Readonly<Record<string, unknown>>)[key]] as const),
    ...(typeof rest === 'object' ? others.map(([key, value]) => [key, rest, value] as const) : []),
  ];
}

/** A schema, all schemas that it refers to, and all its alternatives. */
function resolved({ file, schema }: Located): readonly Located[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const referred = $ref === undefined ? [] : resolved(target($ref, file));
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap((part) => resolved({ file, schema: part }));
  return [{ file, schema }, ...referred, ...parts];
}

function target(ref: string, from: string): Located {
  const [name = '', path = ''] = ref.split('#');
  const file = name === '' ? from : name;
  const keys = path.split('/').filter(Boolean);
  const schema = keys.reduce<unknown>(
    (within, key) => (within as Readonly<Record<string, unknown>>)[key],
    schemaFile(file),
  );
  return { file, schema: schema as Schema };
}

function kindOf({
  type,
  pattern,
  enum: values,
  const: value,
  'x-format': format,
  'x-ref': ref,
}: Schema): TextField['kind'] | undefined {
  if (![type].flat().includes('string') || values !== undefined || value !== undefined || ref !== undefined)
    return undefined;
  if (pattern === undefined) return format === 'markdown' ? 'markdown' : 'words';
  if (pattern.includes('https')) return 'address';
  return pattern.includes('@') ? 'email' : undefined;
}
