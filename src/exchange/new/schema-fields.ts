import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A field of a kind of record, as its schema tells of it. */
export interface SchemaField {
  readonly name: string;
  readonly description: string;
  /** A value of it as it could be. */
  readonly example: unknown;
  /** All that it can be, where that is a choice. */
  readonly choices?: readonly unknown[];
  readonly isBody: boolean;
}

interface Properties {
  readonly properties: Readonly<
    Record<string, { description: string; examples: readonly unknown[]; enum?: readonly unknown[]; 'x-body'?: true }>
  >;
}

/**
 * The fields of a kind in the order of its schema, read from the package's folder of schemas; of one of the definitions
 * in that schema where its name is given.
 */
export function schemaFields(schemasDir: string, kind: string, definition?: string): readonly SchemaField[] {
  const schema = JSON.parse(readFileSync(join(schemasDir, `${kind}.schema.json`), 'utf8')) as Properties & {
    readonly $defs: Readonly<Record<string, Properties>>;
  };
  const { properties } = definition === undefined ? schema : (schema.$defs[definition] as Properties);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    description: property.description,
    example: property.examples[0],
    ...(property.enum === undefined ? {} : { choices: property.enum }),
    isBody: property['x-body'] === true,
  }));
}
