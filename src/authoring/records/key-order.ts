import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, partOf } from '../../content-edits/record-values.ts';

/** Puts the keys of a value into the order of its schema. Keys that the value had before keep their order. */
export type OrderKeys = (value: unknown, before: unknown) => unknown;

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** A schema, and the file whose definitions its references name. */
interface Placed {
  readonly schema: Schema;
  readonly file: string;
}

/** The order of keys of a kind of record, from its schema and those that it refers to. */
export function keyOrderOf(schemasDir: string, kind: string): OrderKeys {
  const files = new Map<string, Schema>();
  const read = (file: string): Schema => {
    const schema = files.get(file) ?? (JSON.parse(readFileSync(join(schemasDir, file), 'utf8')) as Schema);
    files.set(file, schema);
    return schema;
  };
  const file = `${kind}.schema.json`;
  return (value, before) => ordered(value, before, expanded({ schema: read(file), file }, read));

  function ordered(now: unknown, old: unknown, schemas: readonly Placed[]): unknown {
    const below = (next: (schema: Schema) => Schema | boolean | undefined): readonly Placed[] =>
      schemas.flatMap((placed) => {
        const schema = next(placed.schema);
        return typeof schema === 'object' ? expanded({ ...placed, schema }, read) : [];
      });
    if (Array.isArray(now)) {
      const items = below(({ items }) => items);
      return now.map((item, at) => ordered(item, partOf(old, at), items));
    }
    if (!isRecord(now)) return now;
    const order = schemas.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
    return Object.fromEntries(
      sortedKeys(now, old, order).map((key) => {
        const schemasOfKey = below(({ properties, additionalProperties }) => properties?.[key] ?? additionalProperties);
        return [key, ordered(now[key], partOf(old, key), schemasOfKey)];
      }),
    );
  }
}

/** The old keys in their order, each new one after the last key that precedes it in `order`. */
export function sortedKeys(
  value: Readonly<Record<string, unknown>>,
  old: unknown,
  order: readonly string[],
): readonly string[] {
  const rank = (key: string): number => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  const keys = isRecord(old) ? Object.keys(old).filter((key) => key in value) : [];
  const added = Object.keys(value).filter((key) => !keys.includes(key));
  for (const key of added.sort((a, b) => rank(a) - rank(b))) {
    keys.splice(keys.findLastIndex((other) => rank(other) <= rank(key)) + 1, 0, key);
  }
  return keys;
}

/** A schema and all that it refers to or consists of. */
function expanded(placed: Placed, read: (file: string) => Schema): readonly Placed[] {
  const { schema, file } = placed;
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const referred = schema.$ref === undefined ? [] : [resolved(schema.$ref, file, read)];
  return [
    placed,
    ...[...referred, ...parts.map((part) => ({ schema: part, file }))].flatMap((one) => expanded(one, read)),
  ];
}

function resolved(ref: string, from: string, read: (file: string) => Schema): Placed {
  const [file, pointer = ''] = ref.split('#') as [string, string?];
  const target = file === '' ? from : file;
  const schema = pointer.split('/').slice(1).reduce<unknown>(partOf, read(target));
  return { schema: (schema ?? {}) as Schema, file: target };
}
