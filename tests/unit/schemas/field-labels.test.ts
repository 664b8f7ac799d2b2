import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORM_KEYWORD } from '../../../bin/compile/field-annotations.js';
import { readLocales } from '../../../bin/compile/locales.js';
import { fileOfSchema, KINDS, readSchemas, resolveRef, type Schema } from '../../../bin/compile/schema-files.js';

const SCHEMAS_DIR = join(import.meta.dirname, '..', '..', '..', 'schemas');
const schemas = await readSchemas(SCHEMAS_DIR);
const { en: _english, ...locales } = await readLocales(dirname(SCHEMAS_DIR));

/** Interface texts have no fields that are known in advance. */
const FORM_KINDS = KINDS.filter((kind) => kind !== 'i18n');

interface Field {
  readonly key: string;
  readonly schema: Schema;
  /** The values of a choice. */
  readonly values: readonly string[];
  /** An item of a list or a value of a map. */
  readonly isItem: boolean;
  readonly isAdvanced: boolean;
  readonly hints: FormHints;
}

interface Place {
  readonly schema: Schema;
  readonly file: string;
  /** The key of the schema: the file or definition that declares it, and the properties that lead to it. */
  readonly key: string;
  readonly isAdvanced: boolean;
  readonly hints: FormHints;
}

/** Each field of each kind of record, where it is declared. */
function declaredFields(): readonly Field[] {
  const fields: Field[] = [];
  const seen = new Set<string>();
  for (const kind of FORM_KINDS) follow(`${fileOfSchema(kind)}#`, '');
  return fields;

  function follow(ref: string, from: string): void {
    const { schema, file, pointer } = resolveRef(schemas, ref, from);
    const key = pointer.split('/').at(-1) || file.replace('.schema.json', '');
    if (seen.has(`${file}#${pointer}`)) return;
    seen.add(`${file}#${pointer}`);
    visit({ schema, file, key, isAdvanced: false, hints: {} });
  }

  function visit(place: Place): void {
    const { schema, file, key } = place;
    if (schema.$ref !== undefined) follow(schema.$ref, file);
    if ('x-text' in schema) return;
    for (const same of [schema.then, schema.else]) if (same) visit({ ...place, schema: same });
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (hasShape(part))
        add({ ...place, schema: part, key: `${key}.${name}`, hints: hintsOf(schema)[name] ?? {} }, false);
    }
    for (const part of [schema.items, schema.additionalProperties]) {
      if (typeof part === 'object') add({ ...place, schema: part, key: `${key}.*`, hints: {} }, true);
    }
  }

  function add(place: Place, isItem: boolean): void {
    const isAdvanced = place.isAdvanced || place.hints.advanced === true;
    const { key, schema, hints } = place;
    fields.push({ key, schema, values: valuesOf(place), isItem, isAdvanced, hints });
    visit({ ...place, isAdvanced });
  }
}

/** Properties without one of these are there for the completion of code editors. */
function hasShape(schema: Schema): boolean {
  return ['$ref', 'type', 'enum', 'const'].some((keyword) => keyword in schema);
}

/** The values of a choice between words. What shows when is a choice of the editor's own. */
function valuesOf({ schema, file }: Pick<Place, 'schema' | 'file'>): readonly string[] {
  if (schema.$ref !== undefined) return valuesOf(resolveRef(schemas, schema.$ref, file));
  const values = schema.enum ?? [];
  return values.every((value) => typeof value === 'string') ? values : [];
}

interface FormHints {
  readonly group?: string;
  readonly advanced?: boolean;
  readonly options?: Readonly<Record<string, string>>;
}

function hintsOf(schema: Schema): Readonly<Record<string, FormHints>> {
  return schema[FORM_KEYWORD] ?? {};
}

const placeholdersOf = (text = '') => (text.match(/\{[^}]+\}/g) ?? []).sort();

const fields = declaredFields();
const groups = [...new Set(fields.flatMap(({ hints }) => hints.group ?? []))];
const names = groups.map((group) => `group.${group}`);

describe('the labels of fields', () => {
  it('are written for every field, item of a list and value of a map in English, in its schema', () => {
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(({ schema }) => !schema.title).map(({ key }) => key)).toEqual([]);
  });

  it('have a key that no other field has', () => {
    const keys = fields.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('name no value that a choice does not have', () => {
    const named = fields.flatMap(({ key, hints, values }) =>
      Object.keys(hints.options ?? {})
        .filter((value) => !values.includes(value))
        .map((value) => `${key}: ${value}`),
    );
    expect(named).toEqual([]);
  });

  describe.each(Object.entries(locales))('in %s', (_language, { fields: texts = {} }) => {
    it('are there for every field and heading', () => {
      expect([...fields.map(({ key }) => key), ...names].filter((key) => !texts[key]?.label)).toEqual([]);
    });

    it('name nothing that does not exist', () => {
      const known = new Set([...fields.map(({ key }) => key), ...names]);
      expect(Object.keys(texts).filter((key) => !known.has(key))).toEqual([]);
    });

    it('have a description for every field that is not rarely needed', () => {
      const seen = fields.filter(({ isItem, isAdvanced }) => !isItem && !isAdvanced);
      expect(seen.filter(({ key }) => !/[.)]$/.test(texts[key]?.description ?? '')).map(({ key }) => key)).toEqual([]);
    });

    it('name the same placeholders as the English descriptions', () => {
      const described = fields.filter(({ key }) => texts[key]?.description);
      const different = described.filter(({ key, schema }) => {
        const own = placeholdersOf(texts[key]?.description);
        return own.join() !== placeholdersOf(schema.description).join();
      });
      expect(different.map(({ key }) => key)).toEqual([]);
    });

    it('name every value of a choice, and no other', () => {
      const different = fields.filter(({ key, values }) => {
        const named = Object.keys(texts[key]?.options ?? {});
        return named.sort().join() !== [...values].sort().join();
      });
      expect(different.map(({ key }) => key)).toEqual([]);
    });

    it('have no other members', () => {
      const allowed = ['label', 'description', 'options'];
      const others = Object.values(texts).flatMap((text) => Object.keys(text));
      expect(others.filter((member) => !allowed.includes(member))).toEqual([]);
    });
  });
});

it('fields without an effect of their own say so, in each language of the editor', () => {
  const { readParallel, readRetries, retryDelayMs } =
    resolveRef(schemas, '#/properties/translation', fileOfSchema('site')).schema.properties ?? {};
  for (const field of [readParallel, readRetries, retryDelayMs])
    expect(field?.description).toMatch(/^Recorded only: .* It has no effect, since /);
  const without = ['readParallel', 'readRetries', 'retryDelayMs'].flatMap((name) =>
    Object.entries(locales).map(([language, { fields }]) => [
      language,
      fields?.[`site.translation.${name}`]?.description,
    ]),
  );
  for (const [language, description] of without)
    expect(description, language).toMatch(
      language === 'de' ? /^Nur vermerkt, ohne Wirkung/ : /^Samo zabilježeno, bez učinka/,
    );
});
